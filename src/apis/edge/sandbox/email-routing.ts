/** Email routing: enabled in one zone, misconfigured in another. */
import type { SandboxItem } from '../../../sandbox/world/item.js';
import type { SpecialCall } from '../../../sandbox/world/provider.js';
import { Refusal } from '../../../sandbox/protocol/refusal.js';
import type { SandboxResource } from '../../../sandbox/world/resource.js';
import { type Fields, listAt, objectAt, objectsAt, timestamp, without } from '../../../sandbox/world/values.js';
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

const addressesOf = (accountId: unknown) => `/accounts/${String(accountId)}/email/routing/addresses`;
const rulesOf = (zoneId: unknown) => `/zones/${String(zoneId)}/email/routing/rules`;

/** Milliseconds until somebody follows the link in the mail. */
const untilVerified = 60_000;

const addressTable: SandboxResource = {
  unique: 'email',
  make({ email }, world) {
    const id = world.random.hex(32);
    const now = timestamp(world.now());
    return { id, tag: id, email, verified: null, created: now, modified: now };
  },
  derived: {
    verified: ({ verified, created }, world) => {
      const then = Date.parse(String(created)) + untilVerified;
      return verified ?? (then <= world.now() ? timestamp(then) : null);
    },
  },
  filters: {
    verified: ({ verified }, [text]) => text === undefined || (verified !== null) === (text === 'true'),
  },
};

/** Forwarding takes addresses of the account that are verified. */
function checkActions(world: SandboxWorld, zone: SandboxItem, body: Fields): void {
  const account = objectAt(zone, 'account')['id'];
  const forwards = objectsAt(body, 'actions').filter(({ type }) => type === 'forward');
  for (const email of forwards.flatMap((action) => listAt(action, 'value'))) {
    const [address] = world.where(addressesOf(account), { email });
    if (!address || world.show(addressesOf(account), address)['verified'] === null)
      throw new Refusal('invalid_input', `${String(email)} is not a verified destination address`, undefined, '2011');
  }
}

function written({ world, values, body }: SpecialCall, old?: SandboxItem): Fields {
  const zone = world.must('/zones', values['zoneId']);
  checkActions(world, zone, body);
  const id = old?.id ?? world.random.hex(32);
  const fresh = { name: '', enabled: true, priority: 0, source: 'api' };
  const rule = { ...fresh, ...without(body, ['owner_worker_tag']), id, tag: id };
  return { rule: world.put(rulesOf(zone.id), { ...rule, zone: { name: zone['name'], tag: zone.id } }) };
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
    return { rule: catchAllOf(world, zone) };
  },
  'PUT /zones/{zoneId}/email/routing/rules/catch_all': ({ world, values, body }) => {
    const zone = world.must('/zones', values['zoneId']);
    checkActions(world, zone, body);
    const rule = { ...nothing, enabled: true, ...without(body, ['owner_worker_tag']) };
    world.put(catchAlls, { ...rule, id: zone.id });
    return { rule: catchAllOf(world, zone) };
  },
  'POST /zones/{zoneId}/email/routing/rules': (call) => written(call),
  'PUT /zones/{zoneId}/email/routing/rules/{id}': (call) =>
    written(call, call.world.must(rulesOf(call.values['zoneId']), call.values['id'])),
  'DELETE /zones/{zoneId}/email/routing/rules/{id}': ({ world, values }) => {
    const rule = world.must(rulesOf(values['zoneId']), values['id']);
    world.remove(rulesOf(values['zoneId']), rule);
    return { rule };
  },
};

function catchAllOf(world: SandboxWorld, { id }: SandboxItem): Fields {
  return { ...(world.get(catchAlls, id) ?? nothing), id: `catch-all-${id}`, tag: `catch-all-${id}` };
}

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
  for (const [name, isVerified] of [
    ['front-desk', true],
    ['alice', true],
    ['newcomer', false],
  ] as const) {
    const id = [...`${name}-${first.id}`]
      .map((letter) => letter.charCodeAt(0).toString(16))
      .join('')
      .slice(0, 32);
    const created = isVerified ? '2025-05-06T08:00:00+00:00' : timestamp(world.now());
    const verified = isVerified ? '2025-05-06T08:04:00+00:00' : null;
    const address = { id, tag: id, email: `${name}@mail.example`, created, modified: verified ?? created, verified };
    world.put(addressesOf(objectAt(first, 'account')['id']), address);
  }
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
  resources: {
    '/zones/{zoneId}/email/routing/rules': {},
    '/accounts/{accountId}/email/routing/addresses': addressTable,
  },
  specialCalls,
  seed,
};
