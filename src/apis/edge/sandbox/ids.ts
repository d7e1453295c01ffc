/** Ids in the formats of the edge API. */
import type { SandboxWorld } from '../../../sandbox/world/world.js';

export function uuid({ random }: SandboxWorld): string {
  const parts = [random.hex(8), random.hex(4), `4${random.hex(3)}`, `8${random.hex(3)}`, random.hex(12)];
  return parts.join('-');
}

/** The first account, which owns most of what is seeded. */
export function firstAccount(world: SandboxWorld): string {
  return String(world.all('/accounts')[0]?.id);
}
