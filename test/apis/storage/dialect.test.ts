/** @decorates-classes */
import { dialect } from '../../../src/apis/storage/dialect.js';
import { conforms } from '../../rest/conformance.js';
import { namedKeysManners } from '../../rest/named-keys.js';

conforms(namedKeysManners(dialect));
