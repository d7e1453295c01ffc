/** The row functions of the API of dedicated servers. */
import { bind } from '../../rest/schema/bind.js';
import { dialect } from './dialect.js';

export const { root, on, mutations } = bind(dialect);
