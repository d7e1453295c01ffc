/** Email routing: enabled in one zone, misconfigured in another. */
import type { SandboxItem } from '../../../sandbox/world/item.js';
import { type Fields, timestamp } from '../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import type { ProviderPart } from './part.js';

const routings = '/email_routing';
const catchAlls = '/email_routing_catch_all';

/** Stored under the id of the zone. */
function routingOf(world: SandboxWorld, zoneId: unknown): SandboxItem {
  const { id, name, created_on } = world.must('/zones', zoneId);
  const fresh = { name, enabled: false, status: 'unconfigured', skip_wizard: false, support_subaddress: false };
  return (
    world.get(routings, id) ?? world.put(routings, { ...fresh, id, tag: id, created: created_on, modified: created_on })
  );
}

function set(world: SandboxWorld, zoneId: unknown, fields: Fields): Fields {
  const { id } = routingOf(world, zoneId);
  world.change(routings, id, { ...fields, modified: timestamp(world.now()) });
  return { routing: world.must(routings, id) };
}

const nothing = { name: '', enabled: false, matchers: [{ type: 'all' }], actions: [{ type: 'drop' }], source: 'api' };

const specialCalls: ProviderPart['specialCalls'] = {
  'GET /zones/{zoneId}/email/routing': ({ world, values }) => ({ routing: routingOf(world, values['zoneId']) }),
  'POST /zones/{zoneId}/email/routing/enable': ({ world, values }) =>
    set(world, values['zoneId'], { enabled: true, status: 'ready' }),
  'POST /zones/{zoneId}/email/routing/disable': ({ world, values }) =>
    set(world, values['zoneId'], { enabled: false, status: 'unconfigured' }),
  'GET /zones/{zoneId}/email/routing/catch_all': ({ world, values }) => {
    const zone = world.must('/zones', values['zoneId']);
    return {
      rule: { ...(world.get(catchAlls, zone.id) ?? nothing), id: `catch-all-${zone.id}`, tag: `catch-all-${zone.id}` },
    };
  },
};

const people = [
  ['info', 'forward', 'front-desk@mail.example'],
  ['orders', 'worker', 'order-mail'],
  ['alice', 'forward', 'alice@mail.example'],
  ['noreply', 'drop', null],
] as const;

function seed(world: SandboxWorld): void {
  const [first, second] = world.all('/zones');
  if (!first || !second) return;
  routingOf(world, first.id);
  world.change(routings, first.id, { enabled: true, status: 'ready', skip_wizard: true, support_subaddress: true });
  world.put(catchAlls, {
    ...nothing,
    id: first.id,
    enabled: true,
    name: 'Everything else',
    actions: [{ type: 'forward', value: ['front-desk@mail.example'] }],
  });
  routingOf(world, second.id);
  world.change(routings, second.id, { enabled: true, status: 'misconfigured' });
  people.forEach(([name, type, value], priority) => {
    const id = world.random.hex(32);
    world.put(`/zones/${first.id}/email/routing/rules`, {
      id,
      tag: id,
      name: `Mail to ${name}`,
      enabled: name !== 'alice',
      priority,
      source: 'api',
      matchers: [{ type: 'literal', field: 'to', value: `${name}@${String(first['name'])}` }],
      actions: [{ type, ...(value !== null && { value: [value] }) }],
      zone: { name: first['name'], tag: first.id },
    });
  });
}

export const emailRouting: ProviderPart = {
  resources: { '/zones/{zoneId}/email/routing/rules': {} },
  specialCalls,
  seed,
};
