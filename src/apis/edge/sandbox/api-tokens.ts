/** API tokens of the user, of which one has expired and one is disabled, and the permission groups that they can have. */
import { Refusal } from '../../../sandbox/protocol/refusal.js';
import type { SandboxResource } from '../../../sandbox/world/resource.js';
import { type Fields, objectsAt, pick, timestamp } from '../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import type { ProviderPart } from './part.js';

const all = '/user/tokens';
const groupsPath = `${all}/permission_groups`;

const tokens: SandboxResource = {
  make: (body) => body,
  hides: ['value'],
  filters: {
    include_expired: ({ status }, [text]) => status !== 'expired' || text === 'true',
  },
};

const permissionGroups: SandboxResource = {
  filters: {
    scope: ({ scopes }, [wanted]) => wanted === undefined || (Array.isArray(scopes) && scopes.includes(wanted)),
  },
};

const zoneRead = 'c8fed203ed3043cba015a93ad1616f1f';

/** The ids are the same everywhere. */
const knownGroups: readonly (readonly [id: string, name: string, category: string, scope: string])[] = [
  [zoneRead, 'Zone Read', 'dns_and_zones', 'account.zone'],
  ['82e64a83756745bbbb1c9c2701bf816b', 'DNS Read', 'dns_and_zones', 'account.zone'],
  ['4755a26eedb94da69e1066d98aa820be', 'DNS Write', 'dns_and_zones', 'account.zone'],
  ['e086da7e2179491d91ee5f35b3ca210a', 'Workers Scripts Write', 'developer_platform', 'account'],
  ['8d28297797f24fb8a0c332fe0866ec89', 'Pages Write', 'developer_platform', 'account'],
  ['b4992e1108244f5d8bfbd5744320c2e1', 'Workers R2 Storage Read', 'developer_platform', 'account'],
  ['3518d0f75557482e952c6762d3e64903', 'User Details Read', 'account_and_billing', 'user'],
];

/** Policies as tokens have them: with an id, and with the names of their permission groups. */
function policiesOf(world: SandboxWorld, body: Fields): Fields[] {
  return objectsAt(body, 'policies').map((policy) => ({
    id: world.random.hex(32),
    effect: policy['effect'],
    resources: policy['resources'],
    permission_groups: objectsAt(policy, 'permission_groups').map(({ id, meta }) => {
      const group = world.get(groupsPath, id);
      if (!group) throw Refusal.invalidField('policies', 'There is no such permission group.');
      return { ...pick(group, 'id', 'name'), ...(meta !== undefined && { meta }) };
    }),
  }));
}

const valueOf = ({ random }: SandboxWorld) => random.text(40);

const show = (world: SandboxWorld, id: unknown) => world.show(all, world.must(all, id));

const specialCalls: ProviderPart['specialCalls'] = {
  [`POST ${all}`]: ({ world, body }) => {
    const now = timestamp(world.now());
    const token = world.create(all, {
      id: world.random.hex(32),
      name: body['name'],
      status: 'active',
      issued_on: now,
      modified_on: now,
      policies: policiesOf(world, body),
      ...pick(body, 'condition', 'expires_on', 'not_before'),
      value: valueOf(world),
    });
    return { token: { ...world.show(all, token), value: token['value'] } };
  },
  [`PUT ${all}/{id}`]: ({ world, values, body }) => {
    const { condition: _, ...old } = world.must(all, values['id']);
    world.put(all, {
      ...old,
      name: body['name'],
      policies: policiesOf(world, body),
      ...pick(body, 'condition', 'expires_on', 'not_before', 'status'),
      modified_on: timestamp(world.now()),
    });
    return { token: show(world, old.id) };
  },
  [`PUT ${all}/{id}/value`]: ({ world, values }) => {
    const { id } = world.must(all, values['id']);
    const value = valueOf(world);
    world.change(all, id, { value, modified_on: timestamp(world.now()) });
    return { value };
  },
  [`GET ${all}/verify`]: ({ world }) => {
    const [token] = world.all(all);
    if (!token) throw Refusal.notFound('token');
    return { token: pick(token, 'id', 'status', 'not_before', 'expires_on') };
  },
};

const day = 24 * 3600 * 1000;

function seed(world: SandboxWorld): void {
  for (const [id, name, category, scope] of knownGroups)
    world.put(groupsPath, { id, name, category, scopes: [`com.cloudflare.api.${scope}`] });
  for (const [name, status, expires, more] of [
    ['Meridian', 'active', null, {}],
    ['Deploys', 'active', 90, { condition: { request_ip: { in: ['203.0.113.0/24'], not_in: ['203.0.113.7/32'] } } }],
    ['Old laptop', 'expired', -20, {}],
    ['Lost phone', 'disabled', null, {}],
  ] as const) {
    world.create(all, { ...tokenOf(name, world), status, ...expiryOf(expires, world), ...more });
  }
}

function tokenOf(name: string, world: SandboxWorld): Fields {
  const permission = { id: zoneRead, name: 'Zone Read', meta: { label: 'zone_read', category: 'Zones' } };
  const [account] = world.all('/accounts');
  return {
    id: world.random.hex(32),
    name,
    issued_on: timestamp(world.now() - 200 * day),
    modified_on: timestamp(world.now() - 100 * day),
    last_used_on: timestamp(world.now() - day),
    value: valueOf(world),
    policies: [
      {
        id: world.random.hex(32),
        effect: 'allow',
        permission_groups: [permission],
        resources: { [`com.cloudflare.api.account.${account?.id}`]: '*' },
      },
    ],
  };
}

/** Tokens that never expire have no such field. */
function expiryOf(days: number | null, world: SandboxWorld): Fields {
  return days === null ? {} : { expires_on: timestamp(world.now() + days * day) };
}

export const apiTokens: ProviderPart = {
  resources: { [all]: tokens, [groupsPath]: permissionGroups },
  specialCalls,
  seed,
};
