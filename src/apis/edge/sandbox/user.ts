/** The user whom the credential belongs to, and four tokens, of which one has expired and one is disabled. */
import { Refusal } from '../../../sandbox/protocol/refusal.js';
import type { SandboxItem } from '../../../sandbox/world/item.js';
import type { SandboxResource } from '../../../sandbox/world/resource.js';
import { type Fields, pick, timestamp } from '../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import type { ProviderPart } from './part.js';

const tokens: SandboxResource = {
  make: (body) => body,
  filters: {
    include_expired: ({ status }, [text]) => status !== 'expired' || text === 'true',
  },
};

const specialCalls: ProviderPart['specialCalls'] = {
  'GET /user': ({ world }) => ({ user: userOf(world) }),
  'PATCH /user': ({ world, body }) => {
    world.change('/user', userOf(world).id, body);
    return { user: userOf(world) };
  },
  'GET /user/tokens/verify': ({ world }) => {
    const [token] = world.all('/user/tokens');
    if (!token) throw Refusal.notFound('token');
    return { token: pick(token, 'id', 'status', 'not_before', 'expires_on') };
  },
};

function userOf(world: SandboxWorld): SandboxItem {
  const [user] = world.all('/user');
  if (!user) throw Refusal.notFound('user');
  return user;
}

const day = 24 * 3600 * 1000;

function seed(world: SandboxWorld): void {
  world.put('/user', {
    id: world.random.hex(32),
    email: 'ada@acme.example',
    first_name: 'Ada',
    last_name: 'Lovelace',
    country: 'GB',
    telephone: '+44 20 7946 0958',
    zipcode: 'SW1Y 4JU',
    betas: ['zone_level_access'],
    two_factor_authentication_enabled: true,
    two_factor_authentication_locked: false,
    suspended: false,
    has_pro_zones: true,
    has_business_zones: true,
    has_enterprise_zones: false,
    organizations: world.all('/accounts').map(({ id, name }) => ({
      id,
      name,
      status: 'member',
      permissions: ['#zones:read', '#dns_records:edit'],
      roles: ['Super Administrator - All Privileges'],
    })),
  });
  for (const [name, status, expires, more] of [
    ['Meridian', 'active', null, {}],
    ['Deploys', 'active', 90, { condition: { request_ip: { in: ['203.0.113.0/24'], not_in: ['203.0.113.7/32'] } } }],
    ['Old laptop', 'expired', -20, {}],
    ['Lost phone', 'disabled', null, {}],
  ] as const) {
    world.create('/user/tokens', { ...tokenOf(name, world), status, ...expiryOf(expires, world), ...more });
  }
}

function tokenOf(name: string, world: SandboxWorld): Fields {
  const permission = { id: world.random.hex(32), name: 'Zone Read', meta: { label: 'zone_read', category: 'Zones' } };
  const [account] = world.all('/accounts');
  return {
    id: world.random.hex(32),
    name,
    issued_on: timestamp(world.now() - 200 * day),
    modified_on: timestamp(world.now() - 100 * day),
    last_used_on: timestamp(world.now() - day),
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

export const user: ProviderPart = { resources: { '/user/tokens': tokens }, specialCalls, seed };
