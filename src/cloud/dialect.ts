/** How the cloud API speaks, and the row functions that speak it. */
import { bind } from '../rest/bind.js';
import { namedKeys } from '../rest/named-keys.js';
import { Action } from './action.js';

export const dialect = namedKeys({ api: 'CLOUD', baseUrl: 'https://api.hetzner.cloud/v1', action: Action });

export const { root, on, mutations } = bind(dialect);
