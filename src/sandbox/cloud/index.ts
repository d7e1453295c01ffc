/** The cloud API in the sandbox. */
import { namedKeys } from '../manners/named-keys.js';
import type { Provider } from '../resource.js';
import { seedDatacenters } from './datacenters.js';
import { seedLocations } from './locations.js';
import { pricing } from './pricing.js';
import { seedTypes } from './server-types.js';
import { volumes } from './volumes.js';

export const cloud: Provider = {
  manners: namedKeys({ deleting: 200 }),
  resources: {
    '/actions': { derived: { progress: (action, world) => world.actions.progress(action) } },
    '/locations': {},
    '/volumes': volumes,
    '/servers': {},
  },
  actions: '/actions',
  references: { location: '/locations', server: '/servers' },
  oddities: { 'GET /pricing': ({ world }) => ({ pricing: pricing(world) }) },
  seed(world) {
    seedLocations(world);
    seedTypes(world);
    seedDatacenters(world);
  },
};
