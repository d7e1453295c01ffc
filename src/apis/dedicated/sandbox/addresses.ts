/** Addresses and subnets: from ranges reserved for tests and documentation, one block of 64 addresses per server. */
import type { SandboxResource } from '../../../sandbox/world/resource.js';
import type { SandboxItem } from '../../../sandbox/world/item.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import { belongs, warnings } from './warnings.js';

interface Block {
  /** The first three bytes of its addresses. */
  readonly net: string;
  /** The last byte of its first address. */
  readonly start: number;
  /** The first address that a server can use. */
  readonly first: string;
  /** A /64 network. */
  readonly ipv6: string;
}

const hides = ['cancelled', 'cancellation_date', 'mac'];

export const ips: SandboxResource = {
  key: 'ip',
  missing: 'IP_NOT_FOUND',
  details: ['gateway', 'mask', 'broadcast'],
  hides,
};

export const subnets: SandboxResource = { key: 'ip', missing: 'SUBNET_NOT_FOUND', hides };

export function addBlock(world: SandboxWorld): Block {
  const n = world.serial('blocks');
  const [net, start] = [`198.19.${n >> 2}`, (n & 3) * 64];
  return {
    net,
    start,
    first: `${net}.${start + 2}`,
    ipv6: `2001:db8:${(0x6100 + (n >> 8)).toString(16)}:${n.toString(16)}::`,
  };
}

/** The block of a server that has an address already. */
export function blockOf(server: SandboxItem): Block {
  const [, net = '', last = ''] = /^(.+)\.(\d+)$/.exec(String(server['server_ip'])) ?? [];
  const start = Number(last) & ~63;
  return { net, start, first: `${net}.${start + 2}`, ipv6: String(server['server_ipv6_net']) };
}

/** The nth single address of a server. */
export function addIp(server: SandboxItem, { net, start }: Block, n: number, world: SandboxWorld): SandboxItem {
  const ip = `${net}.${start + 2 + n}`;
  world.put('/rdns', {
    id: ip,
    ptr: `static.${ip.split('.').reverse().join('.')}.clients.your-server.de`,
    server_ip: server['server_ip'],
  });
  return world.put('/ip', {
    ...belongs(server),
    ...warnings,
    id: ip,
    gateway: `${net}.${start + 1}`,
    mask: 26,
    broadcast: `${net}.${start + 63}`,
    separate_mac: null,
  });
}

/** A random MAC address: of the hardware, or of a virtual machine. */
export function newMac(vendor: '00:50:56' | '90:1b:0e', world: SandboxWorld): string {
  return [vendor, ...[1, 2, 3].map(() => world.random.hex(2))].join(':');
}
