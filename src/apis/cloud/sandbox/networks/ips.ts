/** Primary IPs, which belong to servers, and floating IPs, which move between servers. */
import { Refusal } from '../../../../sandbox/protocol/refusal.js';
import type { Effect, SandboxResource } from '../../../../sandbox/world/resource.js';
import { type Fields, timestamp } from '../../../../sandbox/world/values.js';
import type { SandboxItem } from '../../../../sandbox/world/item.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { changeProtection } from '../protection.js';
import { type IpType, dnsPtrOf, publicAddress, withDnsPtr } from './addresses.js';
import { impossible, requireOneOf } from '../rules.js';

const changeDnsPtr: Effect = { atOnce: true, then: ({ item, body }) => withDnsPtr(item, body) };

export const primaryIps: SandboxResource = {
  embeds: { location: '/locations' },
  make(body, world) {
    requireOneOf(body, 'assignee_id', 'location', 'datacenter');
    const server = world.get('/servers', body['assignee_id']);
    if (server) requireRoom(server, body['type'], world);
    const datacenter = world.get('/datacenters', body['datacenter']);
    return {
      ...common(body, world),
      location: server?.['location'] ?? body['location'] ?? datacenter?.['location'],
      assignee_type: 'server',
      assignee_id: body['assignee_id'] ?? null,
      auto_delete: body['auto_delete'] ?? false,
    };
  },
  created: (ip, { assignee_id }, world) => assigning('/primary_ips', ip, assignee_id, world),
  mayGo({ assignee_id }, world) {
    const server = world.get('/servers', assignee_id);
    if (server) requireOff(server);
  },
  actions: {
    assign: {
      command: 'assign_primary_ip',
      about: ['assignee_id'],
      check({ item, body, world }) {
        const server = world.must('/servers', body['assignee_id']);
        if (item['assignee_id'] !== null) throw impossible('the primary IP is assigned already');
        if (server['location'] !== item['location']) {
          throw Refusal.invalidField('assignee_id', 'The server is in another location than the primary IP.');
        }
        requireRoom(server, item['type'], world);
      },
      then: ({ body }) => ({ assignee_id: body['assignee_id'] }),
    },
    unassign: {
      command: 'unassign_primary_ip',
      check({ item, world }) {
        const server = world.get('/servers', item['assignee_id']);
        if (!server) throw impossible('the primary IP is not assigned');
        requireOff(server);
      },
      then: () => ({ assignee_id: null }),
    },
    change_dns_ptr: changeDnsPtr,
    change_protection: changeProtection,
  },
};

export const floatingIps: SandboxResource = {
  embeds: { home_location: '/locations' },
  make(body, world) {
    const home = body['home_location'] ?? world.get('/servers', body['server'])?.['location'];
    if (home === undefined) requireOneOf(body, 'home_location', 'server');
    return {
      ...common({ name: `floating-ip-${world.serial('floating IPs')}`, ...body }, world),
      description: body['description'] ?? null,
      home_location: home,
      server: body['server'] ?? null,
    };
  },
  created: (ip, { server }, world) => assigning('/floating_ips', ip, server, world),
  actions: {
    assign: {
      command: 'assign_floating_ip',
      about: ['server'],
      then: ({ body }) => ({ server: body['server'] }),
    },
    unassign: { command: 'unassign_floating_ip', then: () => ({ server: null }) },
    change_dns_ptr: changeDnsPtr,
    change_protection: changeProtection,
  },
};

function common(body: Fields, world: SandboxWorld): Fields {
  const type: IpType = body['type'] === 'ipv6' ? 'ipv6' : 'ipv4';
  const ip = publicAddress(type, world);
  return {
    name: body['name'],
    type,
    ip,
    dns_ptr: dnsPtrOf(type, ip),
    blocked: false,
    protection: { delete: false },
    labels: body['labels'] ?? {},
    created: timestamp(world.now()),
  };
}

function assigning(collection: string, ip: SandboxItem, server: unknown, world: SandboxWorld): Fields {
  const found = world.get('/servers', server);
  if (!found) return {};
  const on = world.ref(collection, ip);
  const about = [world.ref('/servers', found)];
  return { action: world.showAction(world.actions.begin({ command: `assign_${on.type}`, on, about })) };
}

/** A server takes one primary IP of each type, while it is off. */
function requireRoom(server: SandboxItem, type: unknown, world: SandboxWorld): void {
  requireOff(server);
  if (world.where('/primary_ips', { assignee_id: server.id, type }).length === 0) return;
  throw impossible('the server has a primary IP of this type already');
}

function requireOff({ status }: SandboxItem): void {
  if (status !== 'off') throw impossible('the server has to be off', 'server_not_stopped');
}
