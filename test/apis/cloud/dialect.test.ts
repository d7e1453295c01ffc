/** @decorates-classes */
import { dialect } from '../../../src/apis/cloud/dialect.js';
import { conforms } from '../../rest/conformance.js';
import { namedKeysManners } from '../../rest/named-keys.js';

conforms(namedKeysManners(dialect));
