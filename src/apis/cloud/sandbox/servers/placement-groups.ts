/** Placement groups, which spread their servers over hosts. */
import type { SandboxResource } from '../../../../sandbox/world/resource.js';
import { idsOf, timestamp } from '../../../../sandbox/world/values.js';

export const placementGroups: SandboxResource = {
  derived: {
    servers: ({ id }, world) => idsOf(world.where('/servers', { placement_group: id })),
  },
  make: ({ name, labels, type }, world) => ({ name, labels: labels ?? {}, type, created: timestamp(world.now()) }),
  created: () => ({ action: null }),
};
