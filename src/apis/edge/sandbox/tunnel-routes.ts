/** Routes of tunnels: of a healthy one, of one that is down, of one that is deleted; and a deleted route. */
import { BlockList, isIP } from 'node:net';
import { Refusal } from '../../../sandbox/protocol/refusal.js';
import type { SandboxItem } from '../../../sandbox/world/item.js';
import type { SpecialCall } from '../../../sandbox/world/provider.js';
import type { SandboxResource } from '../../../sandbox/world/resource.js';
import { type Fields, pick, timestamp, without } from '../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import { firstAccount, uuid } from './ids.js';
import type { ProviderPart } from './part.js';
import { during } from './tunnels.js';

const path = '/accounts/{accountId}/teamnet/routes';

const routesOf = (accountId: unknown) => `/accounts/${String(accountId)}/teamnet/routes`;
const tunnelsOf = (accountId: unknown) => `/accounts/${String(accountId)}/cfd_tunnel`;
const networksOf = (accountId: unknown) => `/accounts/${String(accountId)}/teamnet/virtual_networks`;

interface Network {
  readonly address: string;
  readonly prefix: number;
  readonly family: 'ipv4' | 'ipv6';
}

function networkIn(text: unknown): Network | null {
  const [address = '', length = ''] = String(text).split('/');
  const version = isIP(address);
  const prefix = Number(length);
  if (version === 0 || !/^\d+$/.test(length) || prefix > (version === 4 ? 32 : 128)) return null;
  return { address, prefix, family: version === 4 ? 'ipv4' : 'ipv6' };
}

function contains(outer: unknown, inner: unknown): boolean {
  const [one, other] = [networkIn(outer), networkIn(inner)];
  if (!one || !other || one.family !== other.family || other.prefix < one.prefix) return false;
  const list = new BlockList();
  list.addSubnet(one.address, one.prefix, one.family);
  return list.check(other.address, other.family);
}

const ofLists = ['tunnel_name', 'tun_type', 'virtual_network_name'];

const routes: SandboxResource = {
  missing: '1003',
  hides: ['account_id'],
  derived: {
    tunnel_name: ({ account_id, tunnel_id }, world) => world.get(tunnelsOf(account_id), tunnel_id)?.['name'],
    virtual_network_name: ({ account_id, virtual_network_id }, world) =>
      world.get(networksOf(account_id), virtual_network_id)?.['name'],
  },
  filters: {
    is_deleted: ({ deleted_at }, [wanted]) => wanted === undefined || (deleted_at !== null) === (wanted === 'true'),
    existed_at: during('created_at', 'deleted_at'),
    network_subset: ({ network }, [outer]) => outer === undefined || contains(outer, network),
    network_superset: ({ network }, [inner]) => inner === undefined || contains(network, inner),
    route_id: ({ id }, [wanted]) => wanted === undefined || id === wanted,
    tun_types: ({ tun_type: type }, wanted) => wanted.length === 0 || wanted.includes(String(type)),
  },
};

function defaultNetwork(world: SandboxWorld, accountId: string): SandboxItem {
  const [known] = world.all(networksOf(accountId));
  return known ?? world.put(networksOf(accountId), { id: uuid(world), name: 'default', is_default_network: true });
}

/** Throws where the network is none, the tunnel is gone, or another route has the same network. */
function check(world: SandboxWorld, accountId: string, route: Fields): void {
  if (!networkIn(route['network'])) throw Refusal.invalidField('network', 'Not a valid network.');
  const tunnel = world.get(tunnelsOf(accountId), route['tunnel_id']);
  if (!tunnel || tunnel['deleted_at'] !== null) throw Refusal.invalidField('tunnel_id', 'There is no such tunnel.');
  const alike = { ...pick(route, 'network', 'virtual_network_id'), deleted_at: null };
  if (world.where(routesOf(accountId), alike).some(({ id }) => id !== route['id']))
    throw new Refusal('uniqueness_error', 'You already have a route for this network.', undefined, '1014');
}

function create(world: SandboxWorld, accountId: string, body: Fields): SandboxItem {
  return world.put(routesOf(accountId), {
    id: uuid(world),
    account_id: accountId,
    comment: '',
    tun_type: 'cfd_tunnel',
    virtual_network_id: defaultNetwork(world, accountId).id,
    ...body,
    created_at: timestamp(world.now()),
    deleted_at: null,
  });
}

function placed({ world, values }: SpecialCall) {
  const accountId = String(values['accountId']);
  const collection = routesOf(accountId);
  return {
    accountId,
    existing: () => {
      const route = world.must(collection, values['id']);
      if (route['deleted_at'] !== null) throw Refusal.notFound('route', '1003');
      return route;
    },
    put: (route: SandboxItem) => ({ route: without(world.show(collection, world.put(collection, route)), ofLists) }),
  };
}

const specialCalls: ProviderPart['specialCalls'] = {
  [`POST ${path}`]: (call) => {
    const { accountId, put } = placed(call);
    const { world, body } = call;
    check(world, accountId, { virtual_network_id: defaultNetwork(world, accountId).id, ...body });
    return put(create(world, accountId, body));
  },
  [`PATCH ${path}/{id}`]: (call) => {
    const { accountId, existing, put } = placed(call);
    const route = { ...existing(), ...call.body };
    check(call.world, accountId, route);
    return put(route);
  },
  [`DELETE ${path}/{id}`]: (call) => {
    const { existing, put } = placed(call);
    return put({ ...existing(), deleted_at: timestamp(call.world.now()) });
  },
};

function seed(world: SandboxWorld): void {
  const accountId = firstAccount(world);
  const seed = (name: string, network: string, comment: string, fields: Fields = {}) => {
    const [tunnel] = world.where(tunnelsOf(accountId), { name });
    const route = create(world, accountId, { network, comment, tunnel_id: tunnel?.id });
    world.put(routesOf(accountId), { ...route, created_at: '2025-11-04T10:00:00Z', ...fields });
  };
  seed('office', '10.1.0.0/16', 'Office');
  seed('old-office', '10.2.0.0/16', 'Office before the move');
  seed('trial', '10.9.0.0/24', 'Trial');
  seed('office', '10.3.0.0/24', 'Guests', { deleted_at: '2026-03-01T12:00:00Z' });
}

export const tunnelRoutes: ProviderPart = { resources: { [path]: routes }, specialCalls, seed };
