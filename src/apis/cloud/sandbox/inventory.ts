/** The project that the sandbox starts with. */
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import { seedDatacenters } from './datacenters.js';
import { seedDns } from './dns/seed-dns.js';
import { seedHistory } from './seed/history.js';
import { seedImages } from './servers/images.js';
import { seedIsos } from './servers/isos.js';
import { seedLocations } from '../../../sandbox/common/locations.js';
import { seedNetwork } from './seed/seed-network.js';
import { seedProject } from './seed/seed-project.js';
import { seedServers } from './seed/seed-servers.js';
import { seedStorage } from './seed/seed-storage.js';
import { seedTypes } from './servers/server-types.js';

export function seed(world: SandboxWorld): void {
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
  seedDns(world);
}
