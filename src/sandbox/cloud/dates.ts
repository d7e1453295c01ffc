/** When the objects of the inventory came to be: the same for the same seed, whatever day it is. */
import { timestamp } from '../values.js';
import type { World } from '../world.js';

const first = Date.parse('2024-01-08T08:00:00Z');
const last = Date.parse('2025-06-30T18:00:00Z');

export function pastDate(world: World): string {
  return timestamp(world.random.int(first, last));
}
