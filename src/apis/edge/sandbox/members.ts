/** Members of accounts, and their roles. */
import type { Fields } from '../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import type { ProviderPart } from './part.js';

const readAll = { read: true, write: false };
const changeAll = { read: true, write: true };

/** The three roles of every account, each with ids of the account's own. */
function rolesOf(world: SandboxWorld): Fields[] {
  const grants = (subjects: readonly string[], grant: Fields) =>
    Object.fromEntries(subjects.map((subject) => [subject, grant]));
  const all = ['analytics', 'billing', 'cache_purge', 'dns', 'dns_records', 'lb', 'logs', 'organization', 'ssl', 'waf'];
  const zones = ['zone_settings', 'zones'];
  return [
    {
      name: 'Super Administrator - All Privileges',
      description: 'May do everything with the account and change its members',
      permissions: grants([...all, ...zones], changeAll),
    },
    {
      name: 'DNS',
      description: 'May change DNS records',
      permissions: { ...grants(['dns', 'dns_records'], changeAll), zones: readAll },
    },
    { name: 'Billing', description: 'May see and pay bills', permissions: { billing: changeAll } },
  ].map((role) => ({ id: world.random.hex(32), ...role }));
}

const people = [
  { first_name: 'Ada', last_name: 'Lovelace', second: true },
  { first_name: 'Grace', last_name: 'Hopper', second: true },
  { first_name: 'Linus', last_name: null, second: false },
];

function seed(world: SandboxWorld): void {
  for (const account of world.all('/accounts')) {
    const path = `/accounts/${account.id}`;
    const roles = rolesOf(world).map((role) => world.create(`${path}/roles`, role));
    for (const [place, { first_name, last_name, second }] of people.entries()) {
      const isPending = place === 2;
      const email = `${first_name.toLowerCase()}@acme.example`;
      const user = {
        id: world.random.hex(32),
        email,
        first_name,
        last_name,
        two_factor_authentication_enabled: second,
      };
      world.create(`${path}/members`, {
        id: world.random.hex(32),
        email,
        user,
        status: isPending ? 'pending' : 'accepted',
        roles: roles.slice(place, place + 1),
        policies: place === 0 ? [] : [policyOn(String(account.id), world)],
      });
    }
  }
}

function policyOn(account: string, world: SandboxWorld): Fields {
  return {
    id: world.random.hex(32),
    access: 'allow',
    permission_groups: [
      {
        id: world.random.hex(32),
        name: 'DNS Read',
        meta: { label: 'dns_read', category: 'DNS', editable: 'false', scopes: 'com.cloudflare.api.account.zone' },
      },
    ],
    resource_groups: [
      {
        id: world.random.hex(32),
        name: 'All zones',
        meta: { key: 'editable', value: 'false' },
        scope: { key: `com.cloudflare.api.account.${account}`, objects: [{ key: '*' }] },
      },
    ],
  };
}

export const members: ProviderPart = { seed };
