/** Placement groups keep their servers apart. */
import type { Resource } from '../resource.js';
import { timestamp } from '../values.js';

export const placementGroups: Resource = {
  derived: {
    servers: ({ id }, world) =>
      world
        .all('/servers')
        .filter((server) => server['placement_group'] === id)
        .map((server) => server.id),
  },
  make: ({ name, labels, type }, world) => ({ name, labels: labels ?? {}, type, created: timestamp(world.now()) }),
  created: () => ({ action: null }),
};
