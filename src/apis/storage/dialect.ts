/** The dialect of the storage API. */
import { namedKeys } from '../../rest/rows/named-keys.js';
import { Action } from './action.js';

export const dialect = namedKeys({
  api: 'STORAGE',
  baseUrl: 'https://api.hetzner.com/v1',
  action: Action,
});
