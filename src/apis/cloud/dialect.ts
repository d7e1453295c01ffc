/** The dialect of the cloud API. */
import type { Dialect } from '../../rest/rows/dialect.js';
import { namedKeys } from '../../rest/rows/named-keys.js';
import { snakeCase } from '../../rest/mapping/field-names.js';
import { Action } from './action.js';

export const dialect: Dialect = {
  ...namedKeys({ api: 'CLOUD', baseUrl: 'https://api.hetzner.cloud/v1', action: Action }),
  // Record sets are identified by name and type.
  ids: (name) => (name === 'name' || name === 'type' ? 'string' : 'int'),
  // Lists named in the singular, a compound word, and names too short for a graph of many APIs.
  names: snakeCase({
    privateNets: 'private_net',
    healthStatuses: 'health_status',
    proxyProtocol: 'proxyprotocol',
    dnsZone: 'zone',
    recordSet: 'rrset',
    recordSets: 'rrsets',
  }),
};
