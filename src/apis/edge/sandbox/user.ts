/** The user whom the credential belongs to. */
import { Refusal } from '../../../sandbox/protocol/refusal.js';
import type { SandboxItem } from '../../../sandbox/world/item.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import type { ProviderPart } from './part.js';

const specialCalls: ProviderPart['specialCalls'] = {
  'GET /user': ({ world }) => ({ user: userOf(world) }),
  'PATCH /user': ({ world, body }) => {
    world.change('/user', userOf(world).id, body);
    return { user: userOf(world) };
  },
};

function userOf(world: SandboxWorld): SandboxItem {
  const [user] = world.all('/user');
  if (!user) throw Refusal.notFound('user');
  return user;
}

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
}

export const user: ProviderPart = { specialCalls, seed };
