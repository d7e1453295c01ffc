import { dialect } from '../../src/cloud/dialect.js';
import { conforms } from '../rest/conformance.js';
import { namedKeysManners } from '../rest/named-keys.js';

conforms(namedKeysManners(dialect));
