/** The row functions of the cloud API. */
import { bind } from '../../rest/schema/bind.js';
import { dialect } from './dialect.js';

export const { root, on, mutations } = bind(dialect);
