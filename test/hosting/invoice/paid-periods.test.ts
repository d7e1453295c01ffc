/** Subscriptions of the edge, charged by the periods that they state. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { accountAt } from '../bill/fleet.js';
import { type Line, WatchedProject } from './watched-project.js';

const zone = (legacy_id: string, price: number) => ({
  id: 'z1',
  name: 'z1.example',
  created_on: '2026-01-01T00:00:00Z',
  account: { id: 'a1', name: 'Acme' },
  plan: { id: `plan-${legacy_id}`, legacy_id, name: legacy_id, price, currency: 'USD', frequency: 'monthly' },
});
const subscription = (price: number, start: string | null, end: string | null, more: object = {}) => ({
  id: 's1',
  price,
  currency: 'USD',
  frequency: 'monthly',
  state: 'Paid',
  rate_plan: { id: 'workers_paid', public_name: 'Workers', scope: 'account' },
  current_period_start: start && `${start}T00:00:00Z`,
  current_period_end: end && `${end}T00:00:00Z`,
  ...more,
});
const charge = (cost: number, day: string) => ({
  ServiceName: 'R2',
  ContractedCost: cost,
  BillingCurrency: 'USD',
  ChargePeriodStart: `${day}T00:00:00Z`,
});

let project: WatchedProject;
let subscriptions: unknown;
let zones: readonly unknown[];
let usage: readonly unknown[];
beforeEach(async () => {
  [subscriptions, zones, usage] = [[], [], []];
  project = await WatchedProject.open();
  project.accounts = [accountAt(project.upstream.url, 'EDGE')];
  project.special = ({ path }) => {
    const lists: Readonly<Record<string, unknown>> = {
      '/accounts': [{ id: 'a1', name: 'Acme', type: 'standard' }],
      '/zones': zones,
      '/accounts/a1/subscriptions': subscriptions,
      '/accounts/a1/billable-usage': usage,
      '/accounts/a1/billable-usage/info': { covered: true, subscriptions: [] },
    };
    const result = lists[path] ?? [];
    if (typeof result === 'number')
      return {
        status: result,
        body: { success: false, errors: [{ code: 10000, message: 'no' }], messages: [], result: null },
      };
    return { body: { success: true, errors: [], messages: [], result, result_info: { page: 1, total_pages: 1 } } };
  };
});
afterEach(() => project.close());

async function seen(day: string, one: object): Promise<void> {
  subscriptions = [one];
  await project.take(day, {});
}
const lineOf = async (day: string, month: string): Promise<Line | undefined> =>
  (await project.invoice(day, month, 'USD')).lines.nodes.find(({ name }) => name === 'Workers');

describe('a subscription', () => {
  it('is charged once for each period that begins in the month, twice if two do', async () => {
    await seen('2026-09-30', subscription(5, '2026-09-01', '2026-10-01'));
    await seen('2026-10-01', subscription(5, '2026-10-01', '2026-10-31'));
    await seen('2026-10-31', subscription(5, '2026-10-31', '2026-11-30'));
    await seen('2026-11-01', subscription(5, '2026-10-31', '2026-11-30'));
    await seen('2026-11-30', subscription(5, '2026-11-30', '2026-12-30'));
    const october = await lineOf('2026-12-01', '2026-10');
    expect(october).toMatchObject({ net: { amount: '10' }, assumptions: [] });
    expect(october?.segments.map(({ from, isInferred }) => [String(new Date(from).toISOString()), isInferred])).toEqual(
      [
        ['2026-10-01T00:00:00.000Z', false],
        ['2026-10-31T00:00:00.000Z', false],
      ],
    );
    expect(await lineOf('2026-12-01', '2026-11')).toMatchObject({ net: { amount: '5' }, assumptions: [] });
  });

  it('of a year is charged in full in the month in which its year begins, and in no other', async () => {
    const yearly = subscription(100, '2026-10-10', '2027-10-10', { frequency: 'yearly' });
    await seen('2026-09-30', subscription(100, '2025-10-10', '2026-10-10', { frequency: 'yearly' }));
    await seen('2026-10-11', yearly);
    await seen('2026-11-30', yearly);
    expect((await lineOf('2026-12-01', '2026-10'))?.net.amount).toBe('100');
    expect(await lineOf('2026-12-01', '2026-11')).toBeUndefined();
  });

  it('goes on unseen for periods as long as the last one', async () => {
    await seen('2026-09-30', subscription(5, '2026-09-20', '2026-10-20'));
    await seen('2026-11-25', subscription(5, '2026-11-19', '2026-12-19'));
    const october = await lineOf('2026-11-25', '2026-10');
    expect(october).toMatchObject({ net: { amount: '5' }, segments: [{ isInferred: true }] });
    expect((await lineOf('2026-11-25', '2026-11'))?.net.amount).toBe('5');
  });

  it('that gets dearer costs the difference for the hours left, and nothing less if it gets cheaper', async () => {
    await seen('2026-09-30', subscription(5, '2026-09-01', '2026-10-01'));
    await seen('2026-10-01', subscription(6, '2026-10-01', '2026-10-31'));
    await seen('2026-10-16', subscription(36, '2026-10-01', '2026-10-31'));
    await seen('2026-10-20', subscription(6, '2026-10-01', '2026-10-31'));
    await seen('2026-11-01', subscription(6, '2026-10-31', '2026-11-30'));
    const october = await lineOf('2026-11-02', '2026-10');
    // 6, then 30 × 348/720, then 6 again at the end of the month.
    expect(october).toMatchObject({ net: { amount: '26.5' }, assumptions: ['UPGRADE_BY_HOURS'] });
    expect(october?.segments.map(({ isInferred }) => isInferred)).toEqual([false, true, false]);
  });

  it('without dates, as the plan of a zone without the right to billing, costs its monthly price each month', async () => {
    subscriptions = 403;
    zones = [zone('pro', 25)];
    await project.take('2026-09-30', {});
    await project.take('2026-11-01', {});
    const { lines } = await project.invoice('2026-11-02', '2026-10', 'USD');
    expect(lines.nodes.find(({ kind }) => kind === 'PLAN')).toMatchObject({
      net: { amount: '25' },
      assumptions: ['PLAN_BY_MONTH'],
    });
  });

  it('that is the plan of a zone is charged by its dates, too', async () => {
    zones = [zone('pro', 25)];
    const plan = (start: string, end: string) =>
      subscription(25, start, end, {
        rate_plan: { id: 'pro', public_name: 'Pro' },
        zone: { id: 'z1', name: 'z1.example' },
      });
    await seen('2026-09-30', plan('2026-09-15', '2026-10-15'));
    await seen('2026-10-15', plan('2026-10-15', '2026-11-14'));
    await seen('2026-11-01', plan('2026-10-15', '2026-11-14'));
    const { lines } = await project.invoice('2026-11-02', '2026-10', 'USD');
    expect(lines.nodes).toMatchObject([{ kind: 'PLAN', net: { amount: '25' }, assumptions: [], segments: [{}] }]);
  });
});

interface Prices {
  readonly net: { readonly amount: string };
}
interface Days {
  readonly invoice: Prices & { readonly days: readonly { readonly amount: Prices | null }[] };
  readonly billHistory: { readonly periods: readonly { readonly spent: Prices }[] };
}

describe('subscriptions that cost the same a month, for periods of different lengths', () => {
  it('cost on the days on which they begin what the invoice has, in the history too', async () => {
    const more = { id: 's2', rate_plan: { id: 'load_balancing', public_name: 'Balancing', scope: 'account' } };
    subscriptions = [
      subscription(5, '2026-10-10', '2026-11-10'),
      subscription(60, '2026-10-10', '2027-10-10', { ...more, frequency: 'yearly' }),
    ];
    await project.take('2026-10-10', {});
    const { hosting } = await project.recorded.ask<{ hosting: Days }>(
      { day: '2026-10-10', accounts: project.accounts },
      `{ hosting { invoice(month: "2026-10", currency: "USD") { net { amount } days { amount { net { amount } } } }
        billHistory(from: "2026-10-10", every: ALL, currency: "USD") { periods { spent { net { amount } } } } } }`,
    );
    const { invoice, billHistory } = hosting;
    expect(invoice.net.amount).toBe('65');
    expect(invoice.days.map(({ amount }) => amount?.net.amount).filter((one) => Number(one) > 0)).toEqual(['65']);
    expect(billHistory.periods).toEqual([{ spent: { net: { amount: '65' } } }]);
  });
});

describe('metered usage', () => {
  it('is the sum of its days, over the periods and the months in which they were read', async () => {
    usage = [charge(3, '2026-09-30'), charge(1, '2026-10-01')];
    await project.take('2026-10-01', {});
    usage = [charge(3, '2026-09-30'), charge(2, '2026-10-01'), charge(10, '2026-10-14')];
    await project.take('2026-10-14', {});
    // Another billing period has begun.
    usage = [charge(4, '2026-10-15'), charge(1, '2026-10-31')];
    await project.take('2026-10-31', {});
    usage = [charge(4, '2026-10-15'), charge(2, '2026-10-31'), charge(7, '2026-11-01')];
    await project.take('2026-11-01', {});
    const { lines } = await project.invoice('2026-11-02', '2026-10', 'USD');
    expect(lines.nodes).toMatchObject([{ kind: 'USAGE', name: 'R2', net: { amount: '18' } }]);
  });
});
