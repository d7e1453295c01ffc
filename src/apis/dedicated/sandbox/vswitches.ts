/** Virtual switches: servers are connected and disconnected after the response. */
import { Refusal } from '../../../sandbox/protocol/refusal.js';
import type { SpecialCall, SandboxProvider } from '../../../sandbox/world/provider.js';
import type { SandboxResource } from '../../../sandbox/world/resource.js';
import { type Fields, listAt, objectsAt } from '../../../sandbox/world/values.js';
import type { SandboxItem } from '../../../sandbox/world/item.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import { type Odd, addressesOf, refused, serverNamed } from './shared.js';

const mostSwitches = 100;
const mostServers = 100;

export const vswitches: SandboxResource = {
  details: ['server', 'subnet', 'cloud_network'],
  hides: ['cancellation_date'],
  make({ name, vlan }, world) {
    if (world.all('/vswitch').length >= mostSwitches) throw refused('conflict', 'VSWITCH_LIMIT_REACHED');
    requireVlan(vlan);
    return { name, vlan, cancelled: false, server: [], subnet: [], cloud_network: [] };
  },
};

function requireVlan(vlan: unknown): void {
  if (vlan === undefined || (Number(vlan) >= 4000 && Number(vlan) <= 4091)) return;
  throw Refusal.invalidField('vlan', 'Not from 4000 to 4091.');
}

function found({ values, world }: SpecialCall): SandboxItem {
  const vswitch = world.must('/vswitch', values['vswitch-id']);
  if (world.actions.isLocked(world.ref('/vswitch', vswitch))) throw refused('conflict', 'VSWITCH_IN_PROCESS');
  return vswitch;
}

const change: Odd = (call) => {
  const { body, world } = call;
  const { id } = found(call);
  requireVlan(body['vlan']);
  world.change('/vswitch', id, body);
  return {};
};

const cancel: Odd = (call) => {
  const { id, cancelled } = found(call);
  if (cancelled === true) throw refused('conflict', 'CONFLICT');
  call.world.change('/vswitch', id, { cancelled: true, cancellation_date: call.body['cancellation_date'] });
  return {};
};

const connect: Odd = (call) => {
  const { body, world } = call;
  const vswitch = found(call);
  const servers = listAt(body, 'server').map((name) => serverNamed(name, world));
  const others = withoutServers(vswitch, servers);
  if (others.length + servers.length > mostServers) throw refused('conflict', 'VSWITCH_SERVER_LIMIT_REACHED');
  for (const server of servers) requireFreeVlan(vswitch, server, world);
  const added = servers.map((server) => ({ ...addressesOf(server), status: 'in process' }));
  const ready = added.map((entry) => ({ ...entry, status: 'ready' }));
  work(vswitch, [...others, ...added], [...others, ...ready], world);
  return {};
};

const disconnect: Odd = (call) => {
  const vswitch = found(call);
  const servers = listAt(call.body, 'server').map((name) => serverNamed(name, call.world));
  const others = withoutServers(vswitch, servers);
  const leaving = objectsAt(vswitch, 'server').filter((entry) => !others.includes(entry));
  work(vswitch, [...others, ...leaving.map((entry) => ({ ...entry, status: 'in process' }))], others, call.world);
  return {};
};

function work(vswitch: SandboxItem, during: readonly Fields[], after: readonly Fields[], world: SandboxWorld): void {
  world.change('/vswitch', vswitch.id, { server: during });
  const then = () => world.change('/vswitch', vswitch.id, { server: after });
  world.actions.begin({ command: 'connect', on: world.ref('/vswitch', vswitch), then });
}

function withoutServers(vswitch: SandboxItem, servers: readonly SandboxItem[]): Fields[] {
  return objectsAt(vswitch, 'server').filter((entry) => !servers.some(({ id }) => id === entry['server_number']));
}

/** A server cannot be on two switches of the same VLAN. */
function requireFreeVlan({ id, vlan }: SandboxItem, server: SandboxItem, world: SandboxWorld): void {
  const others = world.where('/vswitch', { vlan }).filter((other) => other.id !== id);
  const isOn = (other: SandboxItem) => objectsAt(other, 'server').some((entry) => entry['server_number'] === server.id);
  if (others.some(isOn)) throw refused('conflict', 'VSWITCH_VLAN_NOT_UNIQUE');
}

export const vswitchCalls: SandboxProvider['specialCalls'] = {
  'POST /vswitch/{vswitch-id}': change,
  'DELETE /vswitch/{vswitch-id}': cancel,
  'POST /vswitch/{vswitch-id}/server': connect,
  'DELETE /vswitch/{vswitch-id}/server': disconnect,
};
