/** The account that the sandbox starts with. */
import type { World } from '../world.js';
import { seedMarket } from './market.js';
import { seedProducts } from './products.js';
import { seedAddresses } from './seed-addresses.js';
import { seedBoot } from './seed-boot.js';
import { seedBoxes } from './seed-boxes.js';
import { seedKeys } from './seed-keys.js';
import { seedOrders } from './seed-orders.js';
import { seedProtection } from './seed-protection.js';
import { seedServers } from './seed-servers.js';

export function seed(world: World): void {
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
