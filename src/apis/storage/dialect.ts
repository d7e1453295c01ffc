/** How the storage API speaks. */
import { namedKeys } from '../../rest/rows/named-keys.js';
import { Action } from './action.js';

export const dialect = namedKeys({ api: 'STORAGE', baseUrl: 'https://api.hetzner.com/v1', action: Action });
