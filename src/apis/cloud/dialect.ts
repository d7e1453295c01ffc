/** How the cloud API speaks. */
import type { Dialect } from '../../rest/rows/dialect.js';
import { namedKeys } from '../../rest/rows/named-keys.js';
import { snakeCase } from '../../rest/mapping/field-names.js';
import { Action } from './action.js';

export const dialect: Dialect = {
  ...namedKeys({ api: 'CLOUD', baseUrl: 'https://api.hetzner.cloud/v1', action: Action }),
  // Lists that it calls in the singular, and a word run together.
  names: snakeCase({ privateNets: 'private_net', healthStatuses: 'health_status', proxyProtocol: 'proxyprotocol' }),
};
