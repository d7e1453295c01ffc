/** Products that can be ordered for an existing server, and what they add to it. */
import type { Fields } from '../../../../sandbox/world/values.js';
import type { SandboxItem } from '../../../../sandbox/world/item.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { addBlock, addIp, blockOf } from '../addresses.js';
import { locationPrice } from './products.js';
import { belongs, warnings } from '../warnings.js';

/** Id, name, type, prefix length, monthly and one-time price in ten-thousandths of a euro. */
const addons = [
  ['additional_ipv4', 'Additional IP address', 'ip_ipv4', 32, 1_7000, 4_9000],
  ['subnet_ipv4_29', 'Additional subnet /29', 'subnet_ipv4', 29, 13_6000, 39_2000],
  ['subnet_ipv4_28', 'Additional subnet /28', 'subnet_ipv4', 28, 27_2000, 78_4000],
  ['failover_subnet_ipv4_32', 'Failover IP', 'failover_subnet_ipv4', 32, 5_0000, 4_9000],
  ['failover_subnet_ipv6_64', 'Failover IPv6 subnet /64', 'failover_subnet_ipv6', 64, 3_3000, 0],
] as const;

/** A server without IPv4 cannot get further IPv4 addresses. */
export function addonProducts({ dc, server_ip }: SandboxItem): Fields[] {
  const location = String(dc).slice(0, 4);
  return addons
    .filter(([, , type]) => server_ip !== null || type.endsWith('ipv6'))
    .map(([id, name, type, , monthly, once]) => ({ id, name, type, price: locationPrice(location, monthly, once) }));
}

/** RIPE requires a reason for IPv4 addresses. */
export function needsReason({ type }: Fields): boolean {
  return String(type).endsWith('ipv4');
}

export function bring({ id, type }: Fields, server: SandboxItem, world: SandboxWorld): Fields {
  const mask = addons.find(([known]) => known === id)?.[3] ?? 32;
  if (type === 'ip_ipv4') {
    const count = world.where('/ip', { server_number: server.id }).length;
    return { type: 'ip', id: addIp(server, blockOf(server), count, world).id };
  }
  return { type: 'subnet', id: addSubnet(server, mask, String(type).startsWith('failover'), world).id };
}

/** Adds a subnet from a block of its own. */
export function addSubnet(server: SandboxItem, mask: number, failover: boolean, world: SandboxWorld): SandboxItem {
  const { net, start, ipv6 } = addBlock(world);
  const isIpv6 = mask === 64;
  const subnet = world.put('/subnet', {
    ...warnings,
    ...belongs(server),
    id: isIpv6 ? ipv6 : `${net}.${start}`,
    mask,
    gateway: isIpv6 ? 'fe80::1' : server['server_ip'],
    failover,
  });
  if (failover) {
    world.put('/failover', {
      ...belongs(server),
      id: subnet.id,
      netmask: isIpv6 ? 'ffff:ffff:ffff:ffff::' : netmask(mask),
      server_ipv6_net: server['server_ipv6_net'],
      active_server_ip: isIpv6 ? server['server_ipv6_net'] : server['server_ip'],
    });
  }
  return subnet;
}

/** `255.255.255.248` for 29. */
function netmask(mask: number): string {
  return [0, 8, 16, 24].map((from) => 256 - 2 ** (8 - Math.max(0, Math.min(8, mask - from)))).join('.');
}
