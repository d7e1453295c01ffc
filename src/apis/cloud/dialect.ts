/** How the cloud API speaks. */
import type { Dialect } from '../../rest/rows/dialect.js';
import { namedKeys } from '../../rest/rows/named-keys.js';
import { snakeCase } from '../../rest/mapping/field-names.js';
import { Action } from './action.js';

export const dialect: Dialect = {
  ...namedKeys({ api: 'CLOUD', baseUrl: 'https://api.hetzner.cloud/v1', action: Action }),
  // Record sets go by name and type.
  ids: (name) => (name === 'name' || name === 'type' ? 'string' : 'int'),
  // Lists that it calls in the singular, a word run together, and words too short for a graph of many APIs.
  names: snakeCase({
    privateNets: 'private_net',
    healthStatuses: 'health_status',
    proxyProtocol: 'proxyprotocol',
    dnsZone: 'zone',
    recordSet: 'rrset',
    recordSets: 'rrsets',
  }),
};
