/** Access groups: one of people, and one that consists of another. Policies of one app name a group and a service token. */
import type { SandboxResource } from '../../../sandbox/world/resource.js';
import { type Fields, timestamp } from '../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import { policiesIn, policiesOf, putPolicy } from './access-policies.js';
import { checkRules } from './access-rules.js';
import { firstAccount, uuid } from './ids.js';
import type { ProviderPart } from './part.js';

const path = '/accounts/{accountId}/access/groups';

const groupsOf = (accountId: string) => `/accounts/${accountId}/access/groups`;

const bare = { exclude: [], require: [], is_default: false };

const groups: SandboxResource = {
  missing: '12130',
  make: (body, world) => {
    const now = timestamp(world.now());
    return { id: uuid(world), ...bare, ...body, created_at: now, updated_at: now };
  },
  filters: {
    search: ({ name }, [text = '']) => String(name).toLowerCase().includes(text.toLowerCase()),
  },
};

function create(world: SandboxWorld, accountId: string, body: Fields) {
  checkRules(world, accountId, body);
  return world.create(groupsOf(accountId), body);
}

const specialCalls: ProviderPart['specialCalls'] = {
  [`POST ${path}`]: ({ world, values, body }) => {
    const accountId = String(values['accountId']);
    return { group: world.show(groupsOf(accountId), create(world, accountId, body)) };
  },
  [`PUT ${path}/{id}`]: ({ world, values, body }) => {
    const accountId = String(values['accountId']);
    const { id, created_at } = world.must(groupsOf(accountId), values['id']);
    checkRules(world, accountId, body);
    const group = { ...bare, ...body, id, created_at, updated_at: timestamp(world.now()) };
    return { group: world.show(groupsOf(accountId), world.put(groupsOf(accountId), group)) };
  },
};

function seed(world: SandboxWorld): void {
  const accountId = firstAccount(world);
  const engineers = create(world, accountId, {
    name: 'Engineers',
    include: [{ email_domain: { domain: 'acme.example' } }, { email: { email: 'guest@partner.example' } }],
    require: [{ geo: { country_code: 'DE' } }],
  });
  create(world, accountId, {
    name: 'On call',
    include: [{ group: { id: engineers.id } }],
    exclude: [{ ip: { ip: '203.0.113.0/24' } }],
  });
  const [app] = world.where(`/accounts/${accountId}/access/apps`, { name: 'Tickets' });
  const [token] = world.where(`/accounts/${accountId}/access/service_tokens`, { name: 'Deploys' });
  if (!app || !token) return;
  const policies = policiesOf(accountId, app.id);
  for (const policy of [
    { name: 'Engineers', include: [{ group: { id: engineers.id } }] },
    { name: 'Deploys', decision: 'non_identity', include: [{ service_token: { token_id: token.id } }] },
  ])
    putPolicy(world, accountId, String(app.id), { ...policy, precedence: policiesIn(world, policies).length + 1 });
}

export const accessGroups: ProviderPart = { resources: { [path]: groups }, specialCalls, seed };
