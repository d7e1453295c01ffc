/** Data centers: one in each location. Other objects no longer name theirs. */
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import { locations } from '../../../sandbox/common/locations.js';
import { oldType, serverTypes } from './servers/server-types.js';

const datacenters = [
  [4, 'fsn1-dc14', 1],
  [2, 'nbg1-dc3', 2],
  [3, 'hel1-dc2', 3],
  [5, 'ash-dc1', 4],
  [6, 'hil-dc1', 5],
  [7, 'sin-dc1', 6],
] as const;

/** Returned beside the list of data centers. */
export const recommendedDatacenter = 4;

export function seedDatacenters(world: SandboxWorld): void {
  for (const [id, name, location] of datacenters) {
    const here = serverTypes.filter((type) => type.locations.includes(location)).map((type) => type.id);
    const available = here.filter((id) => id !== oldType);
    const server_types = { supported: here, available, available_for_migration: available };
    const city = locations.find(([id]) => id === location)?.[4];
    world.put('/datacenters', { id, name, description: `${city} virtual DC`, location, server_types });
  }
}
