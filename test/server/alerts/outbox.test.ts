/** The outbox: its order and bounds, what is collected, and what becomes of a message whose rule lost its rights. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { unwatched } from '../../../src/base/store/availability.js';
import { type UndeliveredAlert, undeliveredAlerts } from '../../../src/base/telemetry/diagnostics.js';
import type { Store } from '../../../src/base/store/store.js';
import type { SendResult } from '../../../src/server/alerts/channels/sender.js';
import { backoff } from '../../../src/server/alerts/delivery/backoff.js';
import { type Alert, type AlertMessage, alertFrom, oneLine } from '../../../src/server/alerts/message.js';
import { Deliverer, type PermittedAlerts } from '../../../src/server/alerts/outbox/deliverer.js';
import { Deliveries, mostDeliveries } from '../../../src/server/alerts/outbox/deliveries.js';
import { Outbox, mostBytes, mostOfRule, alertOutbox } from '../../../src/server/alerts/outbox/outbox.js';
import { type AlertRule, ruleFrom } from '../../../src/server/alerts/rules/rule.js';
import { AlertRules } from '../../../src/server/alerts/rules/rules.js';
import { describeEach } from '../../support/optional/optional.js';
import { places } from '../../support/optional/places.js';
import { alert } from './messages.js';
import { fillOutbox, makeRules, outboxSize } from './senders.js';

const never = () => false;
const start = Date.parse('2026-11-25T08:00:00Z');

describeEach(places, 'in $kind', (place) => {
  let store: Store;
  let now: number;
  let outbox: Outbox;
  let rule: AlertRule;
  const sent: AlertMessage[] = [];
  const undelivered: UndeliveredAlert[] = [];
  let unsubscribe: () => void;
  let result: SendResult;
  let permitted: PermittedAlerts;
  let isOn: boolean;

  beforeEach(async () => {
    store = await place.open();
    await store.namespace(alertOutbox.name).clear();
    await store.namespace('alert-rules').clear();
    now = start;
    outbox = new Outbox({ store, availability: unwatched, rules: rules(), now: () => now });
    const [made] = await makeRules(store, 'https://receiver.test/', 1);
    if (!made) throw new Error('Expected a rule');
    rule = made;
    sent.length = 0;
    undelivered.length = 0;
    unsubscribe = undeliveredAlerts.subscribe((one) => undelivered.push(one));
    result = { outcome: 'DELIVERED', reason: null, status: 200, wait: null, withheld: [], milliseconds: 5 };
    permitted = async (_rule, alerts) => alerts;
    isOn = true;
  });
  afterEach(() => {
    unsubscribe();
    return store.close();
  });

  const add = (given: Partial<Parameters<Outbox['add']>[0]> = {}) =>
    outbox.add({ ruleId: rule.id, isTest: false, due: start, alerts: [alert()], more: 0, ...given });
  const due = async () => (await outbox.due(now, 1_000, never)).entries;
  const deliveries = () => new Deliveries({ store, availability: unwatched });
  const rules = () => new AlertRules({ store, availability: unwatched, now: () => now });

  async function deliverAll(): Promise<void> {
    const deliverer = new Deliverer({
      outbox,
      rules: rules(),
      deliveries: deliveries(),
      sender: {
        async send(_channel, message) {
          sent.push(message);
          return result;
        },
      },
      permitted: (...given) => permitted(...given),
      isOn: () => isOn,
      backoff: backoff(() => 0.5),
      now: () => now,
    });
    for (const entry of await due()) await deliverer.attempt(entry, new AbortController().signal);
  }
  const outcomes = async () => (await deliveries().of(rule.id)).map(({ outcome, attempt }) => [outcome, attempt]);

  it('gives what is due in its order, and says when the next is', async () => {
    for (const later of [3_000, 1_000, 2_000, 90_000]) await add({ due: start + later });
    expect(await outbox.due(start, 10, never)).toEqual({ entries: [], next: start + 1_000 });
    const { entries, next } = await outbox.due(start + 5_000, 10, never);
    expect(entries.map((entry) => entry.due - start)).toEqual([1_000, 2_000, 3_000]);
    expect(next).toBe(start + 90_000);
    expect((await outbox.due(start + 5_000, 10, (id) => id === rule.id)).entries).toEqual([]);
  });

  it('collects what is due together, each alert once, within its bytes', async () => {
    const id = await add({ alerts: [alert({ id: 'a' })] });
    expect(await add({ alerts: [alert({ id: 'a' }), alert({ id: 'b' })] })).toBe(id);
    const long = Array.from({ length: 60 }, (_, index) => alert({ id: `long ${index}`, text: 'x'.repeat(400) }));
    expect(await add({ alerts: long })).toBe(id);
    const [entry] = await due();
    const { alerts = [], more = 0 } = entry?.entry ?? {};
    expect(alerts.slice(0, 2).map((each) => each.id)).toEqual(['a', 'b']);
    expect(alerts.length + more).toBe(62);
    expect(Buffer.byteLength(JSON.stringify(alerts))).toBeLessThanOrEqual(mostBytes);
  });

  it('what is added while a message is being sent is another message', async () => {
    await add({ alerts: [alert({ id: 'a' })] });
    const [first] = await due();
    if (!first) throw new Error('Expected an entry');
    const claimed = await outbox.claim(first);
    expect(await add({ alerts: [alert({ id: 'b' })] })).not.toBe(first.entry.id);
    if (claimed) await outbox.remove(claimed);
    now += 10;
    expect((await due()).flatMap(({ entry }) => entry.alerts.map(({ id }) => id))).toEqual(['b']);
  });

  it('is claimed by one of two', async () => {
    await add();
    const [entry] = await due();
    if (!entry) throw new Error('Expected an entry');
    const claims = await Promise.all([outbox.claim(entry), outbox.claim(entry)]);
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
  });

  it('has room for so many messages of a rule', async () => {
    await fillOutbox(store, [rule], mostOfRule - 1);
    expect(await add({ due: start + 1 })).not.toBeNull();
    expect(await add({ due: start + 2 })).toBeNull();
    const [other] = await makeRules(store, 'https://receiver.test/', 1);
    expect(await add({ ruleId: other?.id ?? '' })).not.toBeNull();
  });

  it('an odd value costs itself, for a week', async () => {
    const entries = store.namespace<unknown>(alertOutbox.name);
    await entries.set(`${String(start - 1).padStart(14, '0')}-${rule.id}-odd`, { shape: 'of another release' });
    await add();
    expect(await due()).toHaveLength(1);
    now += 8 * 86_400_000;
    await due();
    expect(await outboxSize(store)).toBe(1);
  });

  it('a message is tried later and later, for a day, and then given up', async () => {
    result = { outcome: 'FAILED', reason: 'STATUS', status: 500, wait: null, withheld: [], milliseconds: 5 };
    const id = await add();
    const waits: number[] = [];
    for (;;) {
      await deliverAll();
      const { next } = await outbox.due(now, 10, never);
      if (next === null) break;
      waits.push((next - now) / 1_000);
      now = next;
    }
    expect(waits).toEqual([5, 15, 45, 135, 405, 1_215, 3_645, 10_935, 32_805]);
    expect(new Set(sent.map((message) => message.id))).toEqual(new Set([id]));
    expect(sent.map(({ attempt }) => attempt)).toEqual(waits.map((_, index) => index + 1).concat(10));
    expect((await outcomes())[0]).toEqual(['GIVEN_UP', 10]);
    expect(now - start).toBeLessThanOrEqual(86_400_000);
    expect(undelivered).toEqual([{ channel: 'WEBHOOK', reason: 'STATUS' }]);
  });

  it('a test is tried once', async () => {
    result = { outcome: 'FAILED', reason: 'TIMEOUT', status: null, wait: null, withheld: [], milliseconds: 5 };
    await add({ isTest: true });
    await deliverAll();
    expect(await outcomes()).toEqual([['FAILED', 1]]);
    expect((await outbox.due(Infinity, 10, never)).entries).toEqual([]);
    expect(undelivered).toEqual([]);
  });

  it('says what waits, and for how long: what is tried again as well, and nothing that is to come', async () => {
    expect(await outbox.waiting(start)).toEqual({ count: 0, longest: 0 });
    for (const later of [0, 1_000, 90_000]) await add({ due: start + later });
    result = { outcome: 'FAILED', reason: 'TIMEOUT', status: null, wait: null, withheld: [], milliseconds: 5 };
    await deliverAll();
    expect(await outbox.waiting(start + 2_000)).toEqual({ count: 2, longest: 2_000 });
    await store.namespace<unknown>(alertOutbox.name).set(`${String(start - 1).padStart(14, '0')}-${rule.id}-odd`, 1);
    expect(await outbox.waiting(start)).toEqual({ count: 2, longest: 1 });
    expect(undelivered).toEqual([]);
  });

  it('what its receiver has taken is not sent again, if only its removal was cut off', async () => {
    await add();
    const [entry] = await due();
    await deliverAll();
    if (entry) await store.namespace<unknown>(alertOutbox.name).set(entry.key, entry.value);
    await deliverAll();
    expect(sent).toHaveLength(1);
    expect(await due()).toEqual([]);
  });

  it('is dropped, and its rule stops, where the token has lost its rights since', async () => {
    await add();
    permitted = async () => 'TOKEN_INACTIVE';
    await deliverAll();
    expect([sent, await outcomes(), await due()]).toEqual([[], [['DROPPED', 1]], []]);
    expect((await rules().get(rule.id))?.stopped).toMatchObject({ reason: 'TOKEN_INACTIVE' });
    expect(undelivered).toEqual([{ channel: 'WEBHOOK', reason: 'RULE_STOPPED' }]);
    permitted = async (_rule, alerts) => alerts;
    await add({ due: start + 1 });
    now += 5;
    await deliverAll();
    expect(sent).toEqual([]);
  });

  it('waits, and is tried anew, as long as a setting forbids its channel', async () => {
    const id = await add();
    isOn = false;
    await deliverAll();
    expect([sent, await outcomes()]).toEqual([[], []]);
    isOn = true;
    await deliverAll();
    expect(sent).toMatchObject([{ id, attempt: 1 }]);
  });

  it('has only the alerts that the token may have by then', async () => {
    await add({ alerts: [alert({ id: 'a' }), alert({ id: 'b' })] });
    permitted = async (_rule, alerts) => alerts.filter(({ id }) => id === 'b');
    await deliverAll();
    expect(sent.map(({ alerts }) => alerts.map(({ id }) => id))).toEqual([['b']]);
  });

  it('is dropped with its rule', async () => {
    await add();
    await rules().delete(rule.id);
    await deliverAll();
    expect([sent, await due()]).toEqual([[], []]);
  });

  it('the last deliveries of a rule are so many', async () => {
    for (let index = 0; index < mostDeliveries + 5; index += 1)
      await deliveries().note(rule.id, { ...delivery, attempt: index + 1 });
    const all = await deliveries().of(rule.id);
    expect([all.length, all[0]?.attempt]).toEqual([mostDeliveries, mostDeliveries + 5]);
    await store.namespace<unknown>('alert-deliveries').set(rule.id, [{ odd: 1 }, delivery, null]);
    expect(await deliveries().of(rule.id)).toEqual([delivery]);
  });
});

const delivery = {
  id: 'msg_1',
  isTest: false,
  at: '2026-11-25T08:00:00.000Z',
  attempt: 1,
  outcome: 'DELIVERED' as const,
  reason: null,
  status: 200,
  wait: null,
  withheld: [],
  milliseconds: 5,
};

it('a stored rule that lacks a part is none, as it would watch for more than was meant', () => {
  const stored = {
    id: '0123456789abcdef',
    tokenId: 'a1b2c3d4e5f6',
    name: 'Servers',
    kind: 'TRAFFIC',
    condition: {
      apis: null,
      accounts: ['prod'],
      minSeverity: null,
      minMonthlyAmount: null,
      currency: null,
      days: null,
      percent: 80,
    },
    channel: { kind: 'SLACK', url: 'https://hooks.example/' },
    schedule: { timeZone: 'UTC', quietHours: null, digest: { period: 'NONE', hour: 8, weekday: 'MONDAY' } },
    createdAt: '2026-11-25T08:00:00.000Z',
    updatedAt: '2026-11-25T08:00:00.000Z',
    stopped: null,
  };
  expect(ruleFrom(stored)).toEqual(stored);
  for (const change of [
    { id: 1 },
    { channel: { kind: 'PIGEON' } },
    { channel: null },
    { schedule: { timeZone: 'Nowhere' } },
    { stopped: 'yes' },
    { condition: { ...stored.condition, accounts: 'prod' } },
    { condition: { ...stored.condition, minSeverity: 'TOTAL' } },
    { schedule: { ...stored.schedule, quietHours: { from: '25:00', to: '07:00' } } },
  ])
    expect(ruleFrom({ ...stored, ...change })).toBeNull();
  for (const odd of [null, undefined, 1, 'x', []]) expect(ruleFrom(odd)).toBeNull();
});

it('an alert of which it is not known which account it is about is none', () => {
  const stored: Alert = alert();
  expect(alertFrom(stored)).toEqual(stored);
  const named = [{ api: 'CLOUD', name: 'test' }];
  expect(alertFrom({ ...stored, named })).toEqual({ ...stored, named });
  for (const odd of [[{}], [null], 'prod']) expect(alertFrom({ ...stored, named: odd })).toBeNull();
  for (const change of [{ account: undefined }, { account: {} }, { account: 'prod' }, { id: null }, { since: 'today' }])
    expect(alertFrom({ ...stored, ...change })).toBeNull();
});

it('an alert of a former release, or with what is no path of a page, has no link', () => {
  const { path: _, ...former } = alert();
  expect(alertFrom(former)).toEqual(alert({ path: null }));
  for (const path of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/a b',
    '',
    1,
    '/'.concat('x'.repeat(600)),
  ])
    expect(alertFrom({ ...former, path })).toEqual(alert({ path: null }));
});

it('texts are on one line, and bounded by characters', () => {
  expect(oneLine('a\r\n\tb\u0000c\u202ed\u2028e')).toBe('a b c d e');
  expect([...oneLine('😀'.repeat(300), 10)]).toEqual([...'😀'.repeat(9), '…']);
});
