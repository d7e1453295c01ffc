/** Reverse DNS: names of single addresses, and of addresses within subnets. */
import { BlockList, isIP } from 'node:net';
import type { SandboxProvider } from '../../../sandbox/world/provider.js';
import type { SandboxResource } from '../../../sandbox/world/resource.js';
import type { SandboxItem } from '../../../sandbox/world/item.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import { type Odd, refused } from './shared.js';

export const reverseDns: SandboxResource = { key: 'ip', missing: 'RDNS_NOT_FOUND', hides: ['server_ip'] };

/** The address or subnet that an IP belongs to; throws if there is none. */
function ownerOf(ip: string, world: SandboxWorld): SandboxItem {
  const owner = world.get('/ip', ip) ?? world.all('/subnet').find((subnet) => holds(subnet, ip));
  if (!owner) throw refused('not_found', 'IP_NOT_FOUND');
  return owner;
}

function holds({ id, mask }: SandboxItem, ip: string): boolean {
  const [own, other] = [familyOf(String(id)), familyOf(ip)];
  if (own === undefined || own !== other) return false;
  const net = new BlockList();
  net.addSubnet(String(id), Number(mask), own);
  return net.check(ip, own);
}

function familyOf(ip: string): 'ipv4' | 'ipv6' | undefined {
  return ({ 4: 'ipv4', 6: 'ipv6' } as const)[isIP(ip)];
}

function set(mayBeThere: boolean): Odd {
  return ({ values: { ip = '' }, body: { ptr }, world }) => {
    const { server_ip } = ownerOf(ip, world);
    if (!mayBeThere && world.get('/rdns', ip)) throw refused('conflict', 'RDNS_ALREADY_EXISTS');
    world.put('/rdns', { id: ip, ptr, server_ip });
    return { rdns: { ip, ptr } };
  };
}

export const reverseDnsCalls: SandboxProvider['specialCalls'] = {
  'PUT /rdns/{ip}': set(false),
  'POST /rdns/{ip}': set(true),
};
