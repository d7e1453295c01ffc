/** The account that the sandbox starts with. */
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import { seedMarket } from './order/market.js';
import { seedProducts } from './order/products.js';
import { seedAddresses } from './seed/seed-addresses.js';
import { seedBoot } from './seed/seed-boot.js';
import { seedBoxes } from './seed/seed-boxes.js';
import { seedKeys } from './seed/seed-keys.js';
import { seedOrders } from './seed/seed-orders.js';
import { seedProtection } from './seed/seed-protection.js';
import { seedServers } from './seed/seed-servers.js';

export function seed(world: SandboxWorld): void {
  seedKeys(world);
  seedServers(world);
  seedAddresses(world);
  seedBoot(world);
  seedProtection(world);
  seedBoxes(world);
  seedProducts(world);
  seedMarket(world);
  seedOrders(world);
}
