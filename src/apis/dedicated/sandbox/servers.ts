/** Servers, and everything that comes with each of them. */
import type { SandboxResource } from '../../../sandbox/world/resource.js';
import { type Fields, idsOf } from '../../../sandbox/world/values.js';
import type { SandboxItem } from '../../../sandbox/world/item.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import { addBlock, addIp, newMac } from './addresses.js';
import { nextMonth } from './shared.js';
import { belongs, warnings } from './warnings.js';

const features = ['reset', 'rescue', 'vnc', 'windows', 'plesk', 'cpanel', 'wol', 'hot_swap'];

export const servers: SandboxResource = {
  key: 'server_number',
  missing: 'SERVER_NOT_FOUND',
  details: [...features, 'linked_storagebox'],
  hides: ['cancellation_date', 'cancellation_reason', 'reserved', 'windows_addon', 'mac'],
  derived: {
    ip: ({ id }, world) => orNull(idsOf(world.where('/ip', { server_number: id }))),
    subnet: ({ id }, world) =>
      orNull(world.where('/subnet', { server_number: id }).map(({ id, mask }) => ({ ip: id, mask: String(mask) }))),
    paid_until: (_, world) => nextMonth(world.now()),
    linked_storagebox: ({ id }, world) => world.where('/storagebox', { linked_server: id })[0]?.id ?? null,
  },
};

interface Machine {
  readonly name: string;
  readonly product: string;
  readonly dc: string;
  readonly traffic: string;
  /** If false, the server is reachable by IPv6 only. */
  readonly hasIpv4: boolean;
  /** Fields that differ from those of other servers. */
  readonly fields?: Fields;
}

/** Adds a server with its addresses and all its resources. */
export function addServer({ name, product, dc, traffic, hasIpv4, fields }: Machine, world: SandboxWorld): SandboxItem {
  const id = world.nextId();
  const block = addBlock(world);
  const server = world.put('/server', {
    id,
    server_ip: hasIpv4 ? block.first : null,
    server_ipv6_net: block.ipv6,
    server_name: name,
    product,
    dc,
    traffic,
    status: 'ready',
    cancelled: false,
    reset: true,
    rescue: true,
    vnc: true,
    windows: true,
    plesk: true,
    cpanel: false,
    wol: true,
    hot_swap: false,
    windows_addon: false,
    mac: newMac('90:1b:0e', world),
    ...fields,
  });
  if (hasIpv4) addIp(server, block, 0, world);
  world.put('/subnet', {
    ...warnings,
    ...belongs(server),
    id: block.ipv6,
    mask: 64,
    gateway: 'fe80::1',
    failover: false,
  });
  world.put('/rdns', { id: `${block.ipv6}2`, ptr: `${name}.example.com`, server_ip: server['server_ip'] });
  addAccess(server, world);
  return server;
}

/** Adds what gives access to a server: reset, wake-on-LAN and the like. */
function addAccess({ id, reset, wol }: SandboxItem, world: SandboxWorld): void {
  if (reset === true) {
    const type = ['sw', 'hw', 'man', ...(world.random.next() < 0.7 ? ['power', 'power_long'] : [])];
    world.put('/reset', { id, type, operating_status: type.includes('power') ? 'running' : 'not supported' });
  }
  if (wol === true) world.put('/wol', { id });
  const rules = { input: [acceptAll], output: [acceptAll] };
  world.put('/firewall', { id, status: 'disabled', filter_ipv6: false, whitelist_hos: true, port: 'main', rules });
  world.put('/boot', { id });
}

const acceptAll = {
  ip_version: null,
  name: 'Allow all',
  dst_ip: null,
  src_ip: null,
  dst_port: null,
  src_port: null,
  protocol: null,
  tcp_flags: null,
  action: 'accept',
};

function orNull<T>(list: readonly T[]): readonly T[] | null {
  return list.length > 0 ? list : null;
}
