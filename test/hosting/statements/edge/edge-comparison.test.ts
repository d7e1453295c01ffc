/** What the provider of the edge states, held against the invoice, over a scripted upstream. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Scope } from '../../../../src/base/auth/scope.js';
import { accountAt, ownPrices } from '../../bill/fleet.js';
import { WatchedProject } from '../../invoice/watched-project.js';

interface Amount {
  readonly amount: string;
  readonly currency: string;
}
interface Line {
  readonly verdict: string;
  readonly cause: string | null;
  readonly isDisputed: boolean;
  readonly kind: string;
  readonly name: string;
  readonly subscriptionId: string | null;
  readonly billed: Amount | null;
  readonly invoiced: Amount | null;
  readonly difference: Amount | null;
}
interface Compared {
  readonly month: string;
  readonly disputedCount: number;
  readonly unknownCount: number;
  readonly isComplete: boolean;
  readonly sums: readonly {
    readonly lineCount: number;
    readonly billed: Amount;
    readonly invoiced: Amount;
    readonly difference: Amount;
  }[];
  readonly sources: readonly { readonly accountName: string; readonly state: string }[];
  readonly lines: { readonly nodes: readonly Line[] };
}

const money = '{ amount currency }';
const fields = `month disputedCount unknownCount isComplete sources { accountName state }
  sums { lineCount billed ${money} invoiced ${money} difference ${money} }
  lines(first: 100) { nodes { verdict cause isDisputed kind name subscriptionId
    billed ${money} invoiced ${money} difference ${money} } }`;

const zone = (id: string, legacy_id = 'pro', price = 25) => ({
  id,
  name: `${id}.example`,
  created_on: '2026-01-01T00:00:00Z',
  account: { id: 'a1', name: 'Acme' },
  plan: { id: `plan-${legacy_id}`, legacy_id, name: legacy_id, price, currency: 'USD', frequency: 'monthly' },
});
const subscription = (id: string, price: number, more: object = {}) => ({
  id,
  price,
  currency: 'USD',
  frequency: 'monthly',
  state: 'Paid',
  rate_plan: { id: 'workers_paid', public_name: 'Workers', scope: 'account' },
  current_period_start: '2026-11-05T00:00:00Z',
  current_period_end: '2026-12-05T00:00:00Z',
  ...more,
});
const plan = (id: string, ofZone: string, more: object = {}) =>
  subscription(id, 25, {
    rate_plan: { id: 'pro', public_name: 'Pro', scope: 'zone' },
    zone: { id: ofZone, name: `${ofZone}.example` },
    ...more,
  });
const charge = (cost: number, day: string, more: object = {}) => ({
  ServiceName: 'R2',
  ContractedCost: cost,
  BilledCost: cost,
  BillingCurrency: 'USD',
  BillingPeriodStart: '2026-11-01T00:00:00Z',
  ChargePeriodStart: `${day}T00:00:00Z`,
  ...more,
});

let project: WatchedProject;
let subscriptions: unknown;
let zones: unknown;
let usage: unknown;
let covered: boolean;
beforeEach(async () => {
  [subscriptions, zones, usage, covered] = [[], [], [charge(0, '2026-11-01')], true];
  project = await WatchedProject.open();
  project.accounts = [accountAt(project.upstream.url, 'EDGE')];
  project.special = ({ path }) => {
    const lists: Readonly<Record<string, unknown>> = {
      '/accounts': [{ id: 'a1', name: 'Acme', type: 'standard' }],
      '/zones': zones,
      '/accounts/a1/subscriptions': subscriptions,
      '/accounts/a1/billable-usage': usage,
      '/accounts/a1/billable-usage/info': { covered, subscriptions: [] },
    };
    const result = lists[path] ?? [];
    if (typeof result === 'number')
      return {
        status: result,
        body: { success: false, errors: [{ code: 1000, message: 'no' }], messages: [], result: null },
      };
    return { body: { success: true, errors: [], messages: [], result, result_info: { page: 1, total_pages: 1 } } };
  };
});
afterEach(() => project.close());

async function take(...days: readonly string[]): Promise<void> {
  for (const day of days) await project.take(day, {});
}
async function compared(day = '2026-11-20', args = '', scopes?: readonly Scope[]): Promise<Compared> {
  const asking = { day, accounts: project.accounts, ...(scopes && { scopes }) };
  const { hosting } = await project.recorded.ask<{ hosting: { edgeComparison: Compared } }>(
    asking,
    `{ hosting { edgeComparison(maxAge: 0${args}) { ${fields} } } }`,
  );
  return hosting.edgeComparison;
}
const verdicts = ({ lines }: Compared) => lines.nodes.map(({ verdict, cause }) => [verdict, cause]);
const usd = (amount: string) => ({ amount, currency: 'USD' });
const sum = (lineCount: number, billed: string, invoiced: string, difference: string) => ({
  lineCount,
  billed: usd(billed),
  invoiced: usd(invoiced),
  difference: usd(difference),
});

const days = ['2026-11-01', '2026-11-05', '2026-11-10', '2026-11-19', '2026-11-20'];

describe('a subscription', () => {
  it('is agreed where its provider and the invoice have the price of its period', async () => {
    zones = [zone('z1')];
    subscriptions = [subscription('s1', 5), plan('s2', 'z1')];
    await take(...days);
    const found = await compared();
    expect(found.lines.nodes).toMatchObject([
      { verdict: 'AGREED', kind: 'SUBSCRIPTION', subscriptionId: 's1', billed: usd('5'), invoiced: usd('5') },
      { verdict: 'AGREED', kind: 'PLAN', subscriptionId: 's2', billed: usd('25'), invoiced: usd('25') },
    ]);
    expect(found).toMatchObject({ month: '2026-11', disputedCount: 0, unknownCount: 0 });
    expect(found.sums).toEqual([sum(2, '30', '30', '0')]);
  });

  it('differs where its price is another than the one that was charged', async () => {
    subscriptions = [subscription('s1', 5), subscription('s2', 7)];
    await take(...days);
    subscriptions = [subscription('s1', 4), subscription('s2', 7)];
    const found = await compared();
    expect(found.lines.nodes[0]).toMatchObject({
      verdict: 'DIFFERS',
      cause: 'OTHER_PRICE',
      isDisputed: true,
      billed: usd('4'),
      invoiced: usd('5'),
      difference: usd('-1'),
    });
    expect(found.sums).toEqual([sum(2, '11', '12', '-1')]);
  });

  it('that was changed within its period is not judged, as its provider does not state what that cost', async () => {
    subscriptions = [subscription('s1', 5)];
    await take('2026-11-01', '2026-11-05', '2026-11-10');
    subscriptions = [subscription('s1', 10)];
    await take('2026-11-19', '2026-11-20');
    const found = await compared();
    expect(verdicts(found)).toEqual([['NOT_JUDGED', 'CHANGED_WITHIN_PERIOD']]);
    expect(found).toMatchObject({ sums: [], unknownCount: 1, isComplete: false });
  });

  it('that is the same plan of the same zone once more is billed twice', async () => {
    zones = [zone('z1'), zone('z2')];
    subscriptions = [plan('s1', 'z1'), plan('s2', 'z1'), plan('s3', 'z2')];
    await take(...days);
    const { lines, disputedCount } = await compared();
    expect(lines.nodes.map(({ subscriptionId, verdict }) => [subscriptionId, verdict]).sort()).toEqual([
      ['s1', 'AGREED'],
      ['s2', 'BILLED_TWICE'],
      ['s3', 'AGREED'],
    ]);
    expect(disputedCount).toBe(1);
  });

  it('that follows another plan of its zone is not billed twice', async () => {
    zones = [zone('z1')];
    const before = { current_period_start: '2026-10-05T00:00:00Z', current_period_end: '2026-11-05T00:00:00Z' };
    subscriptions = [plan('s1', 'z1', before), plan('s2', 'z1')];
    await take(...days);
    expect((await compared()).lines.nodes.map(({ verdict }) => verdict)).not.toContain('BILLED_TWICE');
  });

  it('of a zone that was gone when its period began is charged after deletion', async () => {
    zones = [zone('z1'), zone('z2')];
    const october = { current_period_start: '2026-10-05T00:00:00Z', current_period_end: '2026-11-05T00:00:00Z' };
    subscriptions = [plan('s1', 'z1', october), plan('s2', 'z2')];
    await take('2026-10-05', '2026-10-20', '2026-10-31');
    zones = [zone('z2')];
    await take('2026-11-01');
    subscriptions = [plan('s1', 'z1'), plan('s2', 'z2')];
    await take('2026-11-05', '2026-11-20');
    const { lines } = await compared();
    const gone = lines.nodes.find(({ subscriptionId }) => subscriptionId === 's1');
    expect(gone).toMatchObject({ verdict: 'CHARGED_AFTER_DELETION', isDisputed: true, billed: usd('25') });
    expect(lines.nodes.find(({ subscriptionId }) => subscriptionId === 's2')?.verdict).toBe('AGREED');
    zones = 400;
    expect((await compared()).lines.nodes.map(({ verdict }) => verdict)).not.toContain('CHARGED_AFTER_DELETION');
  });

  it('of a zone that was never seen is no deleted one', async () => {
    subscriptions = [plan('s1', 'z9')];
    await take(...days);
    expect((await compared()).lines.nodes).toMatchObject([{ verdict: 'AGREED', billed: usd('25') }]);
  });

  it('that the invoice does not have is unseen, if its account was read since', async () => {
    await take(...days);
    subscriptions = [subscription('s1', 5)];
    const found = await compared();
    expect(found.lines.nodes).toMatchObject([
      { verdict: 'BILLED_BUT_UNSEEN', cause: 'NEVER_SEEN', invoiced: usd('0'), difference: usd('5') },
    ]);
    const late = { current_period_start: '2026-11-20T13:00:00Z', current_period_end: '2026-12-20T13:00:00Z' };
    subscriptions = [subscription('s1', 5, late)];
    expect(verdicts(await compared('2026-11-21'))).toEqual([['NOT_JUDGED', 'NOT_READ_THEN']]);
  });

  it('that is missing is unbilled where its zone still has the plan', async () => {
    zones = [zone('z1')];
    subscriptions = [plan('s1', 'z1'), subscription('s2', 5)];
    await take(...days);
    subscriptions = [];
    const { lines } = await compared();
    expect(lines.nodes.map(({ kind, verdict, cause }) => [kind, verdict, cause]).sort()).toEqual([
      ['PLAN', 'SEEN_BUT_UNBILLED', null],
      // It may have been cancelled after it was paid.
      ['SUBSCRIPTION', 'NOT_JUDGED', 'OTHER_PERIOD'],
    ]);
  });

  it('is unbilled where the invoice took a period to follow that its provider does not have', async () => {
    const october = { current_period_start: '2026-10-15T00:00:00Z', current_period_end: '2026-11-14T00:00:00Z' };
    subscriptions = [subscription('s1', 5, october)];
    await take('2026-10-31', '2026-11-01', '2026-11-13');
    subscriptions = [subscription('s1', 5, { ...october, current_period_end: '2026-12-14T00:00:00Z' })];
    expect((await compared()).lines.nodes).toMatchObject([
      { verdict: 'SEEN_BUT_UNBILLED', billed: usd('0'), invoiced: usd('5'), difference: usd('-5') },
    ]);
  });

  it('whose former period is of the month, too, is judged by the present one alone', async () => {
    const week = (from: string, to: string) => ({
      frequency: 'weekly',
      current_period_start: `2026-11-${from}T00:00:00Z`,
      current_period_end: `2026-11-${to}T00:00:00Z`,
    });
    subscriptions = [subscription('s1', 5, week('04', '11'))];
    await take('2026-11-01', '2026-11-05', '2026-11-10');
    subscriptions = [subscription('s1', 5, week('18', '25'))];
    await take('2026-11-19', '2026-11-20');
    const found = await compared();
    expect(found.lines.nodes).toMatchObject([
      { verdict: 'AGREED', billed: usd('5'), invoiced: usd('5') },
      { verdict: 'NOT_JUDGED', cause: 'OTHER_PERIOD', billed: null, invoiced: usd('10') },
    ]);
    expect(found.sums).toEqual([sum(1, '5', '5', '0')]);
  });

  it.each([
    ['discount: 20 %', ['DIFFERS', 'OWN_PRICE']],
    ['amount: 2, currency: USD, period: month', ['NOT_JUDGED', 'OWN_PRICE']],
  ])('with a price of your own, %s, differs for that or is charged by the month', async (price, judged) => {
    subscriptions = [subscription('s1', 5)];
    const prices = ownPrices(`- { api: edge, kind: SUBSCRIPTION, ${price} }`, Date.parse('2026-10-01'));
    for (const day of days) await project.take(day, {}, 12, prices);
    expect(verdicts(await compared())).toEqual([judged]);
  });

  it('is not judged for a month before the period that its provider states', async () => {
    const october = { current_period_start: '2026-10-05T00:00:00Z', current_period_end: '2026-11-05T00:00:00Z' };
    subscriptions = [subscription('s1', 5, october)];
    usage = [charge(3, '2026-10-06', { BillingPeriodStart: '2026-10-01T00:00:00Z' })];
    await take('2026-10-01', '2026-10-05', '2026-10-31', '2026-11-01');
    subscriptions = [subscription('s1', 6)];
    usage = [charge(1, '2026-11-06')];
    const found = await compared('2026-11-20', ', month: "2026-10"');
    expect(found.lines.nodes).toMatchObject([
      { verdict: 'NOT_JUDGED', cause: 'OTHER_PERIOD', billed: null, invoiced: usd('5'), difference: null },
      { verdict: 'NOT_JUDGED', cause: 'OTHER_PERIOD', billed: null, invoiced: usd('3'), difference: null },
    ]);
    expect(found).toMatchObject({ sums: [], disputedCount: 0, unknownCount: 2, isComplete: false });
  });

  it('is not judged where nothing says that its price was charged', async () => {
    const contract = { rate_plan: { id: 'ent', public_name: 'Contract', is_contract: true } };
    subscriptions = [subscription('s1', 5, { state: 'Trial' }), subscription('s2', 0, contract)];
    await take(...days);
    expect(verdicts(await compared())).toEqual([
      ['NOT_JUDGED', 'NOT_STATED'],
      ['NOT_JUDGED', 'NOT_STATED'],
    ]);
  });

  it('in another currency than the invoice is not converted', async () => {
    subscriptions = [subscription('s1', 5), subscription('s2', 7)];
    await take(...days);
    subscriptions = [subscription('s1', 5, { currency: 'EUR' }), subscription('s2', 7)];
    const found = await compared();
    expect(found.lines.nodes.find(({ subscriptionId }) => subscriptionId === 's1')).toMatchObject({
      verdict: 'NOT_JUDGED',
      cause: 'OTHER_CURRENCY',
      difference: null,
      billed: { amount: '5', currency: 'EUR' },
      invoiced: usd('5'),
    });
    expect(found.sums).toEqual([sum(1, '7', '7', '0')]);
  });
});

describe('metered usage', () => {
  it('is agreed or differs by the billed charges of the month, within the billing period', async () => {
    usage = [charge(1, '2026-11-01'), charge(2, '2026-11-19'), charge(4, '2026-11-02', { ServiceName: 'Workers' })];
    await take(...days);
    usage = [charge(1, '2026-11-01'), charge(2, '2026-11-19'), charge(3, '2026-11-02', { ServiceName: 'Workers' })];
    const found = await compared();
    expect(found.lines.nodes).toMatchObject([
      { verdict: 'DIFFERS', cause: 'OTHER_PRICE', name: 'Workers', billed: usd('3'), invoiced: usd('4') },
      { verdict: 'AGREED', name: 'R2', billed: usd('3'), invoiced: usd('3') },
    ]);
    expect(found.sums).toEqual([sum(2, '6', '7', '-1')]);
  });

  it('that went on since the last reading is not judged', async () => {
    usage = [charge(1, '2026-11-01')];
    await take(...days);
    usage = [charge(1, '2026-11-01'), charge(2, '2026-11-20')];
    expect(verdicts(await compared())).toEqual([['NOT_JUDGED', 'RUNNING_MONTH']]);
  });

  it('is not judged where the billing period began within the month', async () => {
    usage = [charge(1, '2026-11-16', { BillingPeriodStart: '2026-11-15T00:00:00Z' })];
    await take(...days);
    expect(verdicts(await compared())).toEqual([['NOT_JUDGED', 'OTHER_PERIOD']]);
  });

  it('that cannot be read, or is not covered, is unknown, not zero', async () => {
    usage = [charge(3, '2026-11-01')];
    subscriptions = [subscription('s1', 5)];
    await take(...days);
    usage = 400;
    const found = await compared();
    expect(found.lines.nodes).toMatchObject([
      { verdict: 'AGREED' },
      { verdict: 'NOT_JUDGED', cause: 'NOT_READ_NOW', billed: null, invoiced: usd('3'), difference: null },
    ]);
    expect(found).toMatchObject({ isComplete: false, unknownCount: 1, sources: [{ state: 'PARTIAL' }] });
    expect(found.sums).toEqual([sum(1, '5', '5', '0')]);
    [usage, covered] = [[], false];
    expect(verdicts(await compared())).toContainEqual(['NOT_JUDGED', 'NOT_STATED']);
  });
});

it('subscriptions that cannot be read are unknown, not unbilled', async () => {
  subscriptions = [subscription('s1', 5)];
  zones = [zone('z1')];
  await take(...days);
  for (const status of [400, 403]) {
    subscriptions = status;
    const { lines, sums } = await compared();
    expect(new Set(lines.nodes.map(({ verdict }) => verdict))).toEqual(new Set(['NOT_JUDGED']));
    expect(sums).toEqual([]);
  }
});

it('accounts are those that the token may read', async () => {
  project.accounts = ['default', 'other'].map((name) => accountAt(project.upstream.url, 'EDGE', name, name));
  subscriptions = [subscription('s1', 5)];
  await take(...days);
  const own: readonly Scope[] = ['hosting:read@edge:default'];
  const found = await compared('2026-11-20', '', own);
  expect(found.sources.map(({ accountName }) => accountName)).toEqual(['default']);
  expect(found.sums).toEqual([sum(1, '5', '5', '0')]);
  // Two credentials of one account have its subscriptions once.
  expect((await compared()).sums).toEqual([sum(1, '5', '5', '0')]);
  await expect(compared('2026-11-20', ', accounts: ["other"]', own)).rejects.toThrow('other');
});

it('nothing is judged while the accounts cannot be read', async () => {
  subscriptions = [subscription('s1', 5)];
  usage = [charge(3, '2026-11-01')];
  await take(...days);
  const { special } = project;
  project.special = (asked) =>
    asked.path === '/accounts' ? { status: 400, body: { success: false, errors: [], messages: [] } } : special(asked);
  project.upstream.script = (asked) => project.special(asked) ?? { status: 404, body: {} };
  const found = await compared();
  expect(verdicts(found)).toEqual([
    ['NOT_JUDGED', 'NOT_READ_NOW'],
    ['NOT_JUDGED', 'NOT_READ_NOW'],
  ]);
  expect(found).toMatchObject({ isComplete: false, sums: [] });
});

it('no zone takes a call of its own', async () => {
  zones = ['z1', 'z2', 'z3'].map((id) => zone(id));
  subscriptions = ['z1', 'z2', 'z3'].map((id) => plan(`s-${id}`, id));
  await take(...days);
  project.upstream.asked.splice(0);
  await compared();
  expect(project.upstream.asked.map(({ path }) => path).sort()).toEqual([
    '/accounts',
    '/accounts/a1/billable-usage',
    '/accounts/a1/subscriptions',
    '/zones',
  ]);
});
