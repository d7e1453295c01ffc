/** How the storage API speaks, and the row functions that speak it. */
import { bind } from '../rest/bind.js';
import { namedKeys } from '../rest/named-keys.js';
import { Action } from './action.js';

export const dialect = namedKeys({ api: 'STORAGE', baseUrl: 'https://api.hetzner.com/v1', action: Action });

export const { root, on, mutations } = bind(dialect);
