/** Creates seeded objects: the same for the same seed, on any day. */
import { type Fields, timestamp } from '../world/values.js';
import type { SandboxItem } from '../world/item.js';
import type { SandboxWorld } from '../world/world.js';

const first = Date.parse('2024-01-08T08:00:00Z');
const last = Date.parse('2025-06-30T18:00:00Z');

export function pastDate(world: SandboxWorld): string {
  return timestamp(world.random.int(first, last));
}

/** An object as the API would create it, but some time ago and with these fields. */
export function seeded(world: SandboxWorld, collection: string, body: Fields, fields: Fields = {}): SandboxItem {
  const item = world.create(collection, body);
  return world.put(collection, { ...item, created: pastDate(world), ...fields });
}
