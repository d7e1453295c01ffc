/** Parts that many dedicated resources share. */
import { type Reason, Refusal } from '../../../sandbox/protocol/refusal.js';
import type { SpecialCall } from '../../../sandbox/world/provider.js';
import type { SandboxResource } from '../../../sandbox/world/resource.js';
import type { Fields } from '../../../sandbox/world/values.js';
import type { SandboxItem } from '../../../sandbox/world/item.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';

/** The handler of a special call. */
export type Odd = (call: SpecialCall) => Fields;

/** Derives the server's addresses for resources that are stored under its number. */
export const ofServer: NonNullable<SandboxResource['derived']> = {
  server_ip: ({ id }, world) => world.must('/server', id)['server_ip'],
  server_ipv6_net: ({ id }, world) => world.must('/server', id)['server_ipv6_net'],
};

/** The server of the path. */
export function serverIn({ values, world }: SpecialCall): SandboxItem {
  return world.must('/server', values['server-number'] ?? values['server-id']);
}

export function serverNamed(numberOrIp: unknown, world: SandboxWorld): SandboxItem {
  const [server] = world.where('/server', { server_ip: numberOrIp });
  return server ?? world.must('/server', numberOrIp);
}

/** The server fields of a response. */
export function addressesOf({ id, server_ip, server_ipv6_net }: SandboxItem): Fields {
  return { server_ip, server_ipv6_net, server_number: id };
}

export function refused(reason: Reason, code: string): Refusal {
  return new Refusal(reason, code.toLowerCase().replaceAll('_', ' '), undefined, code);
}

/** `2026-12-31` */
export function day(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

/** `2026-12-31 23:59:59` */
export function localTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');
}

/** The first day of the next month. */
export function nextMonth(now: number): string {
  const date = new Date(now);
  return day(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
}
