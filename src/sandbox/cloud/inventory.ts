/** The project that the sandbox starts with. */
import type { World } from '../world/world.js';
import { seedDatacenters } from './datacenters.js';
import { seedHistory } from './seed/history.js';
import { seedImages } from './images.js';
import { seedIsos } from './isos.js';
import { seedLocations } from '../common/locations.js';
import { seedNetwork } from './seed/seed-network.js';
import { seedProject } from './seed/seed-project.js';
import { seedServers } from './seed/seed-servers.js';
import { seedStorage } from './seed/seed-storage.js';
import { seedTypes } from './server-types.js';

export function seed(world: World): void {
  seedLocations(world);
  seedTypes(world);
  seedDatacenters(world);
  seedImages(world);
  seedIsos(world);
  seedProject(world);
  seedServers(world);
  seedStorage(world);
  seedNetwork(world);
  seedHistory(world);
}
