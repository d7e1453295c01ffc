/**
 * Rules evaluated over real reads: what begins is sent once, with the rights that the token has by then.
 *
 * @in-order
 */
import { addDays } from '../../../src/base/dates.js';
import { majors } from '../../../src/data/rates/tables/majors.js';
import { rateTable } from '../../../src/data/rates/tables/table.js';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { unwatched } from '../../../src/base/store/availability.js';
import { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { Alerts } from '../../../src/server/alerts/alerts.js';
import { RuleStates } from '../../../src/server/alerts/evaluation/states.js';
import { emptyCondition } from '../../../src/server/alerts/kinds/kind.js';
import { newWebhookSecret } from '../../../src/server/alerts/channels/webhook.js';
import type { SentAlert } from '../../../src/server/alerts/message.js';
import type { AlertRule } from '../../../src/server/alerts/rules/rule.js';
import { type Schedule, atOnce } from '../../../src/server/alerts/schedule/schedule.js';
import { contextOfToken } from '../../../src/server/own-context.js';
import type { Services } from '../../../src/server/services.js';
import type { Scope } from '../../../src/server/tokens/tokens.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { outboxSize } from './senders.js';
import { type Receiver, startReceiver } from './receiver.js';
import { alertsConfig } from './alerts-config.js';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A cloud API that has what it is given, by the last part of its paths, and answers with a status of its own. */
const lists: Record<string, readonly object[]> = {};
let status = 200;
let calls = 0;
const cloud = createServer((request, response) => {
  calls += 1;
  const name = new URL(request.url ?? '/', 'http://x').pathname.split('/').pop() ?? '';
  const body =
    status === 200
      ? { [name]: lists[name] ?? [], meta: { pagination: { page: 1, per_page: 50, last_page: 1, total_entries: 0 } } }
      : { error: { code: status === 401 ? 'unauthorized' : 'service_error', message: 'No' } };
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});

const publicUrl = 'https://meridian.example/base';

let meridian: Meridian;
let receiver: Receiver;
/** Milliseconds by which the clock is ahead. */
let ahead = 0;
const now = () => Date.now() + ahead;

beforeAll(async () => {
  receiver = await startReceiver();
  cloud.listen(0, '127.0.0.1');
  await once(cloud, 'listening');
  const { port } = cloud.address() as AddressInfo;
  const env = { CLOUD_ACCOUNTS: 'prod=x,test=y', CLOUD_BASE_URL: `http://127.0.0.1:${port}`, SANDBOX: 'off' };
  meridian = await startMeridian(env, (services) => {
    const sleep = async (milliseconds: number) => void (ahead += milliseconds);
    const { accounts } = services.upstreams;
    const changed: Services = {
      ...services,
      upstreams: new Upstreams({ accounts, log: services.log, clock: { now, sleep } }),
    };
    const alerts = new Alerts({
      ...changed,
      now,
      config: alertsConfig(),
      publicUrl,
      contextOf: (token) => contextOfToken(changed, token),
      connector: { ca: receiver.ca, resolve: receiver.resolve },
      times: { look: 30, again: 30 },
    });
    return { ...changed, alerts };
  });
  meridian.services.alerts.start();
});
afterAll(async () => {
  await meridian.close();
  await receiver.close();
  cloud.closeAllConnections();
  cloud.close();
});
beforeEach(async () => {
  receiver.received.length = 0;
  for (const name of Object.keys(lists)) Reflect.deleteProperty(lists, name);
  status = 200;
  ahead += day;
  for (const { id } of await meridian.services.alerts.list()) await meridian.services.alerts.delete(id);
});

interface Given extends Partial<Pick<AlertRule, 'condition'>> {
  readonly schedule?: Partial<Schedule>;
  readonly scopes?: Scope[];
}

async function makeRule(
  kind: string,
  { condition, schedule, scopes = ['hosting:read'] }: Given = {},
): Promise<AlertRule> {
  const token = await meridian.token(scopes);
  return meridian.services.alerts.create({
    tokenId: token.slice(4, 16),
    name: kind,
    kind,
    condition: { ...emptyCondition, ...condition },
    channel: { kind: 'WEBHOOK', url: receiver.url, secret: newWebhookSecret() },
    schedule: { timeZone: 'UTC', quietHours: null, digest: atOnce, ...schedule },
  });
}

const stateOf = async ({ id }: AlertRule) =>
  (await new RuleStates({ store: meridian.services.store, availability: unwatched }).get(id)).state;
const ruleNow = ({ id }: AlertRule) => meridian.services.alerts.get(id);

/** The titles that the receiver got since the last time, after an evaluation so many minutes later. */
async function sentAfter(minutes: number): Promise<string[]> {
  ahead += minutes * minute;
  await meridian.services.alerts.evaluate();
  return sent();
}

/** Once nothing waits. */
async function sent(): Promise<string[]> {
  while ((await outboxSize(meridian.services.store)) > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  last = receiver.received.splice(0).flatMap(({ body }) => alertsIn(body));
  return last.map(({ title }) => title);
}

/** The last alerts that were sent. */
let last: readonly SentAlert[] = [];

function alertsIn(body: string): readonly SentAlert[] {
  const { data } = JSON.parse(body) as { data: { alerts: SentAlert[] } };
  return data.alerts;
}

const linkTo = (path: string) => `${publicUrl}${path}`;

const server = (id: number, percent: number) => ({
  id,
  name: `web-${id}`,
  status: 'running',
  created: '2026-01-01T00:00:00+00:00',
  outgoing_traffic: percent * 1_000,
  included_traffic: 100_000,
  labels: {},
});

describe('TRAFFIC', () => {
  it('is sent once when it begins, and again after it has ended; failures and unknown values change nothing', async () => {
    await makeRule('TRAFFIC', { condition: { ...emptyCondition, percent: 80, accounts: ['prod'] } });
    lists['servers'] = [server(1, 10)];
    expect(await sentAfter(0)).toEqual([]);
    lists['servers'] = [server(1, 85), server(2, 10)];
    expect(await sentAfter(15)).toEqual(['Traffic at 85 %: web-1']);
    expect(last).toMatchObject([
      {
        text: 'web-1 of the cloud account prod has sent 85 % of the traffic that its price includes this month.',
        url: linkTo('/machines?open=cloud:prod:1'),
      },
    ]);
    lists['servers'] = [server(1, 90), server(2, 95)];
    expect(await sentAfter(15)).toEqual(['Traffic at 95 %: web-2']);
    status = 500;
    expect(await sentAfter(15)).toEqual([]);
    status = 200;
    expect(await sentAfter(15)).toEqual([]);
    lists['servers'] = [server(1, 1), server(2, 95)];
    expect(await sentAfter(15)).toEqual([]);
    lists['servers'] = [server(1, 81), server(2, 95)];
    expect(await sentAfter(15)).toEqual(['Traffic at 81 %: web-1']);
  });

  it('of a load balancer is shown by its lines of costs', async () => {
    await makeRule('TRAFFIC', { condition: { ...emptyCondition, percent: 80, accounts: ['prod'] } });
    lists['load_balancers'] = [{ ...server(7, 85), name: 'lb-7' }];
    expect(await sentAfter(0)).toEqual(['Traffic at 85 %: lb-7']);
    expect(last).toMatchObject([{ url: linkTo('/costs?by=resource&q=id:cloud:prod:loadBalancer:7') }]);
  });

  it('takes no calls between its evaluations', async () => {
    await makeRule('TRAFFIC');
    await sentAfter(0);
    const before = calls;
    await sentAfter(5);
    expect(calls).toBe(before);
    await sentAfter(10);
    expect(calls).toBeGreaterThan(before);
  });
});

describe('NEW_FINDING', () => {
  const volume = (id: number) => ({
    id,
    name: `data-${id}`,
    status: 'available',
    server: null,
    size: 10,
    created: '2026-01-01T00:00:00+00:00',
    labels: {},
  });

  it('sends what was not there before, of that severity', async () => {
    const low = await makeRule('NEW_FINDING', {
      condition: { ...emptyCondition, minSeverity: 'LOW' as AlertRule['condition']['minSeverity'] },
    });
    lists['volumes'] = [volume(1)];
    expect(await sentAfter(0)).toEqual([]);
    expect((await stateOf(low)).problem).toBeNull();
    lists['volumes'] = [volume(1), volume(2)];
    const titles = await sentAfter(15);
    expect(titles.filter((title) => title.includes('data-2')).length).toBeGreaterThan(0);
    expect(titles.filter((title) => title.includes('data-1'))).toEqual([]);
    expect(last.find(({ title }) => title.includes('VOLUME_UNATTACHED'))).toMatchObject({
      text: expect.stringMatching(/^data-2 of the cloud account (prod|test): A volume that is not attached/),
      url: expect.stringMatching(
        /^https:\/\/meridian\.example\/base\/findings\?kind=VOLUME_UNATTACHED&open=cloud:(prod|test):VOLUME_UNATTACHED:[\w-]{22}$/,
      ),
    });
    expect(await sentAfter(15)).toEqual([]);
  });
});

describe('CERTIFICATE_EXPIRES', () => {
  it('is sent so many days before the end, and for one that should have been renewed by then', async () => {
    await makeRule('CERTIFICATE_EXPIRES', { condition: { ...emptyCondition, days: 10, accounts: ['prod'] } });
    const certificate = (id: number, days: number, more: object = {}) => ({
      id,
      name: `cert-${id}`,
      type: 'uploaded',
      not_valid_after: new Date(now() + days * day).toISOString(),
      used_by: [],
      domain_names: [],
      labels: {},
      ...more,
    });
    const renewed = { type: 'managed', status: { issuance: 'completed', renewal: 'scheduled', error: null } };
    lists['certificates'] = [
      certificate(1, 9),
      certificate(2, 20),
      certificate(3, -1),
      certificate(4, 30, renewed),
      certificate(5, 2, renewed),
      certificate(6, -1, renewed),
    ];
    expect(await sentAfter(0)).toEqual([
      'Certificate expires: cert-1',
      'Certificate has expired: cert-3',
      'Certificate expires: cert-5',
      'Certificate has expired: cert-6',
    ]);
    expect(last.map(({ url }) => url)).toEqual(
      [
        ['CERTIFICATE_EXPIRING', 1],
        ['CERTIFICATE_EXPIRED', 3],
        ['CERTIFICATE_EXPIRING', 5],
        ['CERTIFICATE_EXPIRED', 6],
      ].map(([kind, id]) => linkTo(`/findings?kind=${kind}&open=${String(kind).toLowerCase()}:cloud:prod:${id}`)),
    );
    expect(await sentAfter(11 * 24 * 60)).toEqual(['Certificate expires: cert-2']);
  });
});

describe('ACCOUNT_REFUSED', () => {
  it('is sent for each account once, and again after the credential was accepted', async () => {
    await makeRule('ACCOUNT_REFUSED');
    expect(await sentAfter(0)).toEqual([]);
    status = 401;
    expect((await sentAfter(5)).sort()).toEqual(['Credential refused: cloud prod', 'Credential refused: cloud test']);
    expect(last.map(({ url }) => url)).toEqual([linkTo('/#sources'), linkTo('/#sources')]);
    expect(await sentAfter(5)).toEqual([]);
    status = 200;
    expect(await sentAfter(5)).toEqual([]);
    status = 401;
    expect(await sentAfter(5)).toHaveLength(2);
  });
});

describe('ACCOUNT_RESTING', () => {
  it('is sent while calls fail at once', async () => {
    await makeRule('ACCOUNT_RESTING', { condition: { ...emptyCondition, accounts: ['test'] } });
    expect(await sentAfter(0)).toEqual([]);
    status = 500;
    const titles: string[] = [];
    for (let count = 0; count < 8; count += 1) titles.push(...(await sentAfter(5)));
    expect(titles).toEqual(['API keeps failing: cloud test']);
  });
});

describe('RATES_DISPUTED', () => {
  it('is sent with both figures, and once', async () => {
    const { rates } = meridian.services;
    const { date, rates: values } = rates.newest;
    const next = addDays(date, 1);
    await makeRule('RATES_DISPUTED', { scopes: ['rates'] });
    expect(await sentAfter(0)).toEqual([]);
    const eur = values.get('EUR') ?? NaN;
    rates.add(rateTable(next, 'ecb', new Map([...values].filter(([code]) => majors.includes(code)))));
    rates.publish(rateTable(next, 'currency-api', new Map([...values, ['EUR', eur * 1.24]])));
    expect(await sentAfter(5)).toEqual([`The exchange rate of EUR is disputed since ${next}`]);
    expect(await sentAfter(10)).toEqual([]);
    expect(rates.now.rate('USD', 'EUR')).toBe(eur);
  });
});

describe('RATES_STALE', () => {
  it('is sent once', async () => {
    const rule = await makeRule('RATES_STALE', { scopes: ['rates'] });
    const { isStale, date } = meridian.services.rates.health();
    expect(await sentAfter(0)).toEqual(isStale ? [`Exchange rates are stale since ${date}`] : []);
    expect(await sentAfter(10)).toEqual([]);
    expect(Object.keys((await stateOf(rule)).holding)).toHaveLength(isStale ? 1 : 0);
  });
});

describe('what is billed', () => {
  const location = { id: 1, name: 'fsn1', country: 'DE', city: 'Falkenstein', latitude: 50.4, longitude: 12.3 };
  const volume = (id: number, size: number) => ({
    id,
    name: `data-${id}`,
    status: 'available',
    server: null,
    size,
    labels: {},
    location,
    created: '2026-01-01T00:00:00+00:00',
  });

  async function mutate(field: string): Promise<void> {
    const authorization = `Bearer ${await meridian.token(['hosting:read', 'hosting:write'])}`;
    const { body } = await meridian.query({ query: `mutation { ${field} { __typename } }` }, { authorization });
    expect(body.errors).toBeUndefined();
  }

  /** Of a gigabyte. */
  let listPrice = { net: '0.0433', gross: '0.0515' };
  async function snapshotOf(...volumes: readonly object[]): Promise<void> {
    Object.assign(lists, { pricing: { currency: 'EUR', volume: { price_per_gb_month: listPrice } }, volumes });
    await mutate('snapshotBill(maxAge: 0)');
  }

  it('COST_CHANGE is sent once a day on which a month costs much more or less than on the day before', async () => {
    await makeRule('COST_CHANGE', {
      condition: { ...emptyCondition, apis: ['CLOUD'], accounts: ['prod'], percent: 20, currency: 'EUR' },
    });
    // In the morning, as each of these days has a snapshot and the hours of evaluations after it.
    ahead += day - (now() % day) + 360 * minute;
    expect(await sentAfter(0)).toEqual([]);
    await snapshotOf(volume(1, 10));
    expect(await sentAfter(60)).toEqual([]);
    ahead += day;
    await snapshotOf(volume(1, 11));
    expect(await sentAfter(60)).toEqual([]);
    ahead += day;
    await snapshotOf(volume(1, 11), volume(2, 10));
    expect(await sentAfter(60)).toEqual(['The bill is dearer than the day before: 0.52 EUR a month']);
    expect(last).toMatchObject([
      {
        text: expect.stringMatching(
          /^On [-\d]+ a month cost 1\.08 EUR with tax, on [-\d]+ it was 0\.57 EUR\. What changed: data-2 \(volume, cloud prod\) \+0\.52 EUR\.$/,
        ),
        url: expect.stringMatching(/\/costs\?period=([-\d]+)\.\.\1&currency=EUR&of=cloud:prod$/),
      },
    ]);
    expect(await sentAfter(60)).toEqual([]);
    ahead += day;
    await snapshotOf(volume(1, 11));
    expect(await sentAfter(60)).toEqual(['The bill is cheaper than the day before: -0.52 EUR a month']);
  });

  it('COST_CHANGE says which part is a change of the price list, and has nothing to say of what an own price keeps', async () => {
    await makeRule('COST_CHANGE', {
      condition: { ...emptyCondition, apis: ['CLOUD'], accounts: ['prod'], percent: 1, currency: 'EUR' },
    });
    const own = 'label: "age=old", createdBefore: "2026-06-15", amount: "0.5", currency: "EUR"';
    await mutate(`setOwnPrice(input: { api: CLOUD, kind: VOLUME, ${own} })`);
    ahead += day - (now() % day) + 360 * minute;
    const old = [1, 2, 3, 4].map((id) => ({ ...volume(id, 10), labels: { age: 'old' } }));
    const young = (id: number) => ({ ...volume(id, 10), created: '2026-07-01T00:00:00+00:00' });
    await snapshotOf(...old, young(5), young(6));
    await sentAfter(60);
    ahead += day;
    listPrice = { net: '0.0572', gross: '0.0680' };
    await snapshotOf(...old, young(5), young(6));
    expect(await sentAfter(60)).toEqual([
      'The price list changed, and the bill is dearer than the day before: 0.33 EUR a month',
    ]);
    const part = 'on 2 lines that existed before; whether their provider charges them the new price is in no API.';
    expect(last[0]?.text).toContain(`The price list changed: +0.33 EUR ${part}`);
    ahead += day;
    listPrice = { net: '0.0433', gross: '0.0515' };
    await snapshotOf(...old, young(5));
    expect(await sentAfter(60)).toEqual(['The bill is cheaper than the day before: -0.85 EUR a month']);
    expect(last[0]?.text).toContain('The price list changed: -0.17 EUR on 1 line that existed before;');
    ahead += day;
    await snapshotOf(...old);
    await sentAfter(60);
    ahead += day;
    listPrice = { net: '1', gross: '1.19' };
    await snapshotOf(...old);
    expect(await sentAfter(60)).toEqual([]);
    listPrice = { net: '0.0433', gross: '0.0515' };
  });

  it('BUDGET is sent once a period and state, to those who may read all of its accounts', async () => {
    await snapshotOf(volume(1, 100));
    await mutate('setBudget(input: { name: "tiny", amount: "0.01", currency: "EUR", period: YEAR })');
    await mutate('setBudget(input: { name: "large", amount: "100000", currency: "EUR" })');
    await makeRule('BUDGET', { scopes: ['hosting:read@cloud:prod'] });
    expect(await sentAfter(0)).toEqual([]);
    await makeRule('BUDGET');
    expect(await sentAfter(60)).toEqual(['Budget is passed: tiny']);
    expect(last).toMatchObject([
      {
        text: expect.stringMatching(
          /^The budget tiny of 0\.01 EUR is passed: \d+\.\d\d EUR so far, \d+\.\d\d EUR by forecast, from [-\d]+ to [-\d]+\. \d+ days? of it (was|were) not read, and (is|are) estimated\.$/,
        ),
        url: linkTo('/costs#budgets'),
      },
    ]);
    expect(await sentAfter(60)).toEqual([]);
    await mutate('endBudget(name: "tiny")');
    await mutate('endBudget(name: "large")');
  });

  it('BUDGET is sent once a threshold and period, the highest alone, until the budget has ended', async () => {
    const goTo = async (dayOfMonth: number, months = 0): Promise<void> => {
      const date = new Date(now());
      const then = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, dayOfMonth, 6);
      ahead += then - now();
      await snapshotOf(volume(1, 100));
    };
    // A month of the volume costs 5.15: 4.50 are spent on the 27th.
    const setBudget = (amount: string) =>
      mutate(
        `setBudget(input: { name: "tiers", amount: "${amount}", currency: "EUR", filter: { accounts: ["prod"] }, thresholds: [{ percent: 50 }, { percent: 80 }, { percent: 100 }, { percent: 100, kind: FORECAST }] })`,
      );
    await goTo(1, 1);
    await setBudget('4.5');
    await makeRule('BUDGET');
    expect(await sentAfter(0)).toEqual(['Budget will be passed: tiers']);
    await goTo(16);
    expect(await sentAfter(0)).toEqual(['Budget has passed 50 %: tiers']);
    expect(last).toMatchObject([
      { text: expect.stringMatching(/^The budget tiers of 4\.50 EUR has passed 50 %: 2\./) },
    ]);
    await goTo(28);
    expect(await sentAfter(0)).toEqual(['Budget is passed: tiers']);
    // What was told is not told again, even if it is not reached for a while.
    lists['volumes'] = [];
    await mutate('snapshotBill(maxAge: 0)');
    expect(await sentAfter(60)).toEqual([]);
    await snapshotOf(volume(1, 100));
    expect(await sentAfter(60)).toEqual([]);
    await setBudget('4.4');
    expect(await sentAfter(60)).toEqual(['Budget is passed: tiers']);
    await goTo(1, 1);
    expect(await sentAfter(60)).toEqual(['Budget will be passed: tiers']);
    await mutate('endBudget(name: "tiers")');
    await goTo(28);
    expect(await sentAfter(60)).toEqual([]);
  });
});

describe('rights', () => {
  it('a token of one account gets alerts of that alone', async () => {
    // The other account rests: its calls have failed.
    await makeRule('TRAFFIC', { scopes: ['hosting:read@cloud:prod'], condition: { ...emptyCondition, percent: 80 } });
    lists['servers'] = [server(1, 85)];
    await sentAfter(0);
    lists['servers'] = [];
    await makeRule('ACCOUNT_REFUSED', { scopes: ['hosting:read@cloud:prod'] });
    status = 401;
    expect(await sentAfter(20)).toEqual(['Credential refused: cloud prod']);
  });

  it('a token that is deactivated before the evaluation stops its rule', async () => {
    const rule = await makeRule('TRAFFIC');
    lists['servers'] = [server(1, 85)];
    await meridian.services.tokens.deactivate(rule.tokenId);
    expect(await sentAfter(0)).toEqual([]);
    expect((await ruleNow(rule))?.stopped).toMatchObject({ reason: 'TOKEN_INACTIVE' });
  });

  it('one that is deactivated while a message waits gets none of it', async () => {
    const hour = new Date(now() + 60 * minute).getUTCHours();
    const rule = await makeRule('TRAFFIC', { schedule: { digest: { ...atOnce, period: 'DAILY', hour } } });
    lists['servers'] = [server(1, 85)];
    await meridian.services.alerts.evaluate();
    expect(await outboxSize(meridian.services.store)).toBe(1);
    await meridian.services.tokens.deactivate(rule.tokenId);
    ahead += 61 * minute;
    expect(await sent()).toEqual([]);
    expect((await ruleNow(rule))?.stopped).toMatchObject({ reason: 'TOKEN_INACTIVE' });
    expect(await meridian.services.alerts.deliveriesOf(rule.id)).toMatchObject([{ outcome: 'DROPPED', status: null }]);
  });

  it('a token that may read no account stops its rule', async () => {
    const rule = await makeRule('TRAFFIC', { scopes: ['hosting:read@cloud:gone'] });
    expect(await sentAfter(0)).toEqual([]);
    expect((await ruleNow(rule))?.stopped).toMatchObject({ reason: 'NOT_PERMITTED' });
  });
});

describe('a digest', () => {
  it('is one message of all that began', async () => {
    const hour = new Date(now() + 120 * minute).getUTCHours();
    await makeRule('TRAFFIC', {
      condition: { ...emptyCondition, percent: 80, accounts: ['prod'] },
      schedule: { digest: { ...atOnce, period: 'DAILY', hour } },
    });
    for (const count of [1, 2, 3]) {
      lists['servers'] = Array.from({ length: count }, (_, index) => server(index + 1, 85));
      ahead += 15 * minute;
      await meridian.services.alerts.evaluate();
    }
    expect(await outboxSize(meridian.services.store)).toBe(1);
    expect(receiver.received).toEqual([]);
    ahead += 120 * minute;
    expect(await sent()).toEqual([1, 2, 3].map((id) => `Traffic at 85 %: web-${id}`));
  });
});
