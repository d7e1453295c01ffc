/** Firewall rules of the legacy kind, left over in a few zones. */
import type { SandboxResource } from '../../../../sandbox/world/resource.js';
import { type Fields, objectAt } from '../../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import type { ProviderPart } from '../part.js';

/** The names in responses for the modes in request bodies. */
const actions: Readonly<Record<string, string>> = { simulate: 'log', ban: 'block' };

function ruleOf(body: Fields): Fields {
  const { mode } = objectAt(body, 'action');
  const filter = objectAt(body, 'filter');
  return { action: actions[String(mode)] ?? mode ?? 'block', filter, description: filter['description'] ?? '' };
}

const firewallRuleTable: SandboxResource = {
  filters: {
    description: ({ description }, [wanted]) =>
      wanted === undefined || String(description).toLowerCase().includes(wanted.toLowerCase()),
  },
  make: (body, world) => {
    const rule = ruleOf(body);
    const filter = { id: world.random.hex(32), paused: false, ...objectAt(rule, 'filter') };
    return { id: world.random.hex(32), paused: false, priority: null, ...rule, filter };
  },
};

const collectionOf = (values: Readonly<Record<string, string>>) => `/zones/${values['zoneId'] ?? ''}/firewall/rules`;

const specialCalls: ProviderPart['specialCalls'] = {
  'POST /zones/{zoneId}/firewall/rules': ({ world, values, body }) => ({
    rules: [world.create(collectionOf(values), body)],
  }),
  'PUT /zones/{zoneId}/firewall/rules/{id}': ({ world, values, body }) => {
    const collection = collectionOf(values);
    const old = world.must(collection, values['id']);
    const rule = ruleOf(body);
    const filter = { id: objectAt(old, 'filter')['id'], paused: false, ...objectAt(rule, 'filter') };
    return { rule: world.put(collection, { id: old.id, paused: false, priority: null, ...rule, filter }) };
  },
};

const seeds = [
  ['block', 'Old crawlers', '(http.user_agent contains "OldBot")'],
  ['js_challenge', 'Sign-in from abroad', '(http.request.uri.path eq "/login" and ip.geoip.country ne "DE")'],
  ['allow', 'Our own monitor', '(ip.src in {192.0.2.0/24})'],
] as const;

function seed(world: SandboxWorld): void {
  for (const { id } of world.all('/zones').filter((_, place) => place % 10 === 0)) {
    seeds.forEach(([mode, description, expression], index) => {
      const collection = `/zones/${id}/firewall/rules`;
      const rule = world.create(collection, { action: { mode }, filter: { description, expression } });
      world.change(collection, rule.id, { priority: 100 * (index + 1), paused: index === 1 });
    });
  }
}

export const firewallRules: ProviderPart = {
  resources: { '/zones/{zoneId}/firewall/rules': firewallRuleTable },
  specialCalls,
  seed,
};
