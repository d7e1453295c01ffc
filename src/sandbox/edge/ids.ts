/** Ids as the edge gives them. */
import type { SandboxWorld } from '../world/world.js';

export function uuid({ random }: SandboxWorld): string {
  const parts = [random.hex(8), random.hex(4), `4${random.hex(3)}`, `8${random.hex(3)}`, random.hex(12)];
  return parts.join('-');
}

/** Of the account that stands first: what is lively belongs to it. */
export function firstAccount(world: SandboxWorld): string {
  return String(world.all('/accounts')[0]?.id);
}
