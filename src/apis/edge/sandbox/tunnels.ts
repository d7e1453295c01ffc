/** Tunnels: one healthy, one degraded, one disconnected, one that never connected, and one deleted. */
import type { SandboxItem } from '../../../sandbox/world/item.js';
import type { SpecialCall } from '../../../sandbox/world/provider.js';
import { Refusal } from '../../../sandbox/protocol/refusal.js';
import type { ListFilter, SandboxResource } from '../../../sandbox/world/resource.js';
import { type Fields, listAt, objectsAt, timestamp } from '../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import { isObject } from '../../../base/unknown.js';
import { firstAccount, uuid } from './ids.js';
import type { ProviderPart } from './part.js';
import { configurationCalls, configured } from './tunnel-configurations.js';

const path = '/accounts/{accountId}/cfd_tunnel';

/** A filter for objects that the time lies within, between two fields either of which may be missing. */
export function during(from: string, to: string): ListFilter {
  return (item, [moment]) => {
    if (moment === undefined) return true;
    const time = Date.parse(moment);
    const at = (field: string, otherwise: number) => (item[field] ? Date.parse(String(item[field])) : otherwise);
    return at(from, Infinity) <= time && time < at(to, Infinity);
  };
}

const tunnelTable: SandboxResource = {
  missing: '1002',
  hides: ['tunnel_secret', 'configuration'],
  filters: {
    is_deleted: ({ deleted_at }, [wanted]) => wanted === undefined || (deleted_at !== null) === (wanted === 'true'),
    include_prefix: ({ name }, [prefix = '']) => String(name).startsWith(prefix),
    exclude_prefix: ({ name }, [prefix]) => prefix === undefined || !String(name).startsWith(prefix),
    uuid: ({ id }, [wanted]) => wanted === undefined || id === wanted,
    existed_at: during('created_at', 'deleted_at'),
    was_active_at: during('conns_active_at', 'conns_inactive_at'),
    was_inactive_at: during('conns_inactive_at', 'conns_active_at'),
  },
};

const resources = { [path]: tunnelTable };

const collectionOf = (accountId: unknown) => `/accounts/${String(accountId)}/cfd_tunnel`;

function create(world: SandboxWorld, accountId: string, body: Fields): SandboxItem {
  return world.put(collectionOf(accountId), {
    id: uuid(world),
    account_tag: accountId,
    config_src: 'local',
    metadata: {},
    status: 'inactive',
    tunnel_secret: world.random.text(44),
    ...body,
    remote_config: body['config_src'] === 'cloudflare',
    tun_type: 'cfd_tunnel',
    connections: [],
    created_at: timestamp(world.now()),
    deleted_at: null,
    conns_active_at: null,
    conns_inactive_at: null,
  });
}

function found({ world, values }: SpecialCall): SandboxItem {
  return world.must(collectionOf(values['accountId']), values['id']);
}

const specialCalls: ProviderPart['specialCalls'] = {
  ...configurationCalls,
  [`POST ${path}`]: ({ world, values, body }) => {
    const accountId = String(values['accountId']);
    const others = world.where(collectionOf(accountId), { name: body['name'], deleted_at: null });
    if (others.length > 0)
      throw new Refusal('uniqueness_error', 'You already have a tunnel with this name.', undefined, '1013');
    return { tunnel: world.show(collectionOf(accountId), create(world, accountId, body)) };
  },
  [`DELETE ${path}/{id}`]: (call) => {
    const { world, values } = call;
    const { id, connections } = found(call);
    if (Array.isArray(connections) && connections.length > 0)
      throw new Refusal('conflict', 'The tunnel has active connections.', undefined, '1022');
    const collection = collectionOf(values['accountId']);
    world.change(collection, id, { deleted_at: timestamp(world.now()) });
    return { tunnel: world.show(collection, world.must(collection, id)) };
  },
  [`GET ${path}/{id}/token`]: (call) => {
    const { id, account_tag: a, tunnel_secret: s } = found(call);
    return { token: Buffer.from(JSON.stringify({ a, t: id, s })).toString('base64') };
  },
  [`GET ${path}/{id}/connections`]: (call) => {
    const connections = objectsAt(found(call), 'connections');
    const clients = [...new Set(connections.map(({ client_id: client }) => client))];
    return {
      clients: clients.map((id) => {
        const conns = connections.filter(({ client_id: client }) => client === id);
        const [{ client_version: version = null, opened_at: run_at = null } = {}] = conns;
        return { id, arch: 'linux_amd64', config_version: 3, conns, features: ['ha-origin'], run_at, version };
      }),
    };
  },
  [`POST ${path}/{id}/connections/clean`]: (call) => {
    const { world, values, body } = call;
    const item = found(call);
    const client = body['client_id'];
    const left = listAt(item, 'connections').filter(
      (connection) => client !== undefined && isObject(connection) && connection['client_id'] !== client,
    );
    const isCut = left.length === 0 && item['status'] !== 'inactive';
    world.change(collectionOf(values['accountId']), item.id, {
      connections: left,
      ...(isCut && { status: 'down', conns_active_at: null, conns_inactive_at: timestamp(world.now()) }),
    });
    return {};
  },
};

function seed(world: SandboxWorld): void {
  const account = firstAccount(world);
  const connections = (client: string, places: readonly string[], isPending = false): Fields[] =>
    places.map((colo_name) => {
      const id = uuid(world);
      return {
        id,
        uuid: id,
        client_id: client,
        client_version: '2026.8.0',
        colo_name,
        origin_ip: '198.51.100.24',
        is_pending_reconnect: isPending,
        opened_at: '2026-09-30T04:11:52Z',
      };
    });
  const seed = (name: string, fields: Fields) => {
    const tunnel = create(world, account, { name, config_src: 'cloudflare' });
    world.put(collectionOf(account), { ...tunnel, created_at: '2025-11-03T09:20:00Z', ...fields });
  };
  seed('office', {
    status: 'healthy',
    conns_active_at: '2026-09-30T04:11:52Z',
    connections: connections(uuid(world), ['fra03', 'fra08', 'ams01', 'ams14']),
    configuration: configured,
  });
  const replica = uuid(world);
  seed('warehouse', {
    status: 'degraded',
    conns_active_at: '2026-09-30T04:11:52Z',
    connections: [...connections(replica, ['vie02']), ...connections(replica, ['vie05'], true)],
  });
  seed('old-office', {
    status: 'down',
    conns_inactive_at: '2026-07-14T22:03:09Z',
    config_src: 'local',
    remote_config: false,
  });
  seed('staging', {});
  seed('trial', { conns_inactive_at: '2026-01-20T08:00:00Z', deleted_at: '2026-01-21T10:30:00Z' });
}

export const tunnels: ProviderPart = { resources, specialCalls, seed };
