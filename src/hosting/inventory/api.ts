/** The hosting APIs by name, as joined answers tell them. */
import { registerEnumType } from 'type-graphql';
import type { Api } from '../../rest/rows/dialect.js';

export const HostingApiName: Readonly<Record<Api, Api>> = {
  CLOUD: 'CLOUD',
  STORAGE: 'STORAGE',
  DEDICATED: 'DEDICATED',
  EDGE: 'EDGE',
};

registerEnumType(HostingApiName, { name: 'HostingApiName', description: 'One of the hosting APIs' });
