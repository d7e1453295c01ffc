/** What accounts of the edge pay, over a scripted upstream. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import type { Clock } from '../../../src/base/clock.js';
import { type Reply, ScriptedUpstream } from '../../support/scripted-upstream.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { upstreamsOf } from '../../rest/harness.js';
import { accountAt, billOf } from './fleet.js';

const noon = Date.UTC(2026, 10, 16, 12);
const clock: Clock = { now: () => noon, sleep: () => Promise.resolve() };

const enveloped = (result: unknown): Reply => ({
  body: { success: true, errors: [], messages: [], result, result_info: { page: 1, total_pages: 1 } },
});
const refused = (status: number): Reply => ({
  status,
  body: {
    success: false,
    errors: [{ code: status === 403 ? 10000 : 1000, message: 'no' }],
    messages: [],
    result: null,
  },
});

const acme = { id: 'a1', name: 'Acme', type: 'standard' };
const zone = (id: string, legacy_id: string, price: number | null, more: object = {}) => ({
  id,
  name: `${id}.example`,
  created_on: '2026-01-01T00:00:00Z',
  account: { id: 'a1', name: 'Acme' },
  plan: { id: `plan-${legacy_id}`, legacy_id, name: legacy_id, price, currency: 'USD', frequency: 'monthly' },
  ...more,
});
const subscription = (id: string, plan: string, price: number, more: object = {}) => ({
  id,
  price,
  currency: 'USD',
  frequency: 'monthly',
  state: 'Paid',
  rate_plan: { id: plan, public_name: plan, scope: 'account' },
  ...more,
});
const charge = (service: string, cost: number, day: string) => ({
  ServiceName: service,
  ContractedCost: cost,
  CumulatedContractedCost: 100 * cost,
  BillingCurrency: 'USD',
  ChargePeriodStart: `${day}T00:00:00Z`,
});

/** By path; what is not here is an empty list. */
type World = Readonly<Record<string, unknown>>;
const usual: World = {
  '/accounts': [acme],
  '/accounts/a1/billable-usage/info': { covered: true, subscriptions: [] },
  '/accounts/a1/images/v1/stats': { count: { current: 0, allowed: 100 } },
};
const nested: Readonly<Record<string, string>> = { '/accounts/a1/r2/buckets': 'buckets' };

interface Answer {
  readonly unknownCount: number;
  readonly isComplete: boolean;
  readonly net: { readonly amount: string };
  readonly lines: { readonly nodes: readonly unknown[] };
  readonly unknown: { readonly nodes: readonly unknown[] };
  readonly sources: readonly { readonly state: string; readonly error: string | null }[];
}

describe('what accounts of the edge pay', () => {
  let upstream: ScriptedUpstream;
  let schema: GraphQLSchema;
  beforeAll(async () => {
    schema = await sharedGraph();
    upstream = await ScriptedUpstream.start();
  });
  beforeEach(() => void upstream.asked.splice(0));
  afterAll(() => upstream.close());

  function bill(world: World, names: readonly string[] = ['default'], args = ''): Promise<Answer> {
    const all: World = { ...usual, ...world };
    upstream.script = ({ path }) => {
      const found = all[path] ?? [];
      if (typeof found === 'number') return refused(found);
      return enveloped(nested[path] === undefined ? found : { [nested[path]]: found });
    };
    const upstreams = upstreamsOf(
      names.map((name) => accountAt(upstream.url, 'EDGE', name, name)),
      {},
      clock,
    );
    return billOf<Answer>(
      { schema, upstreams },
      `currency: "USD"${args}`,
      `{ unknownCount isComplete net { amount } sources { state error }
        lines { nodes { kind name resourceId net { amount } accruedEstimate { net { amount } } basis { kind } } }
        unknown { nodes { kind name reason resource { __typename } } } }`,
    );
  }

  const paths = () => upstream.asked.map(({ path }) => path).sort();
  const line = (kind: string, name: string, amount: string) => expect.objectContaining({ kind, name, net: { amount } });

  it('are subscriptions, by the month whatever their period, each zone once', async () => {
    const found = await bill({
      '/zones': [zone('z1', 'pro', 25), zone('z2', 'free', 0)],
      '/accounts/a1/subscriptions': [
        subscription('s1', 'pro', 240, { frequency: 'yearly', zone: { id: 'z1', name: 'z1.example' } }),
        subscription('s2', 'free', 0, { frequency: 'not-applicable', zone: { id: 'z2', name: 'z2.example' } }),
        subscription('s3', 'workers_paid', 5),
        subscription('s4', 'load_balancing', 36, { frequency: 'quarterly' }),
        subscription('s5', 'argo', 8.4, { frequency: 'weekly', zone: { id: 'z1', name: 'z1.example' } }),
        subscription('s6', 'old', 99, { state: 'Cancelled' }),
      ],
    });
    expect(found).toMatchObject({ unknownCount: 0, isComplete: true, net: { amount: '73.5' } });
    expect(found.lines.nodes).toHaveLength(5);
    expect(found.lines.nodes).toEqual(
      expect.arrayContaining([
        line('PLAN', 'z1.example', '20'),
        line('PLAN', 'z2.example', '0'),
        line('SUBSCRIPTION', 'workers_paid', '5'),
        line('SUBSCRIPTION', 'load_balancing', '12'),
        line('SUBSCRIPTION', 'argo, z1.example', '36.5'),
      ]),
    );
    expect(found.lines.nodes).toContainEqual(expect.objectContaining({ resourceId: 'edge:default:account:a1' }));
  });

  it('have the plans of zones once where subscriptions do not say which zone, and those of zones out of reach', async () => {
    const found = await bill({
      '/zones': [zone('z1', 'pro', 25), zone('z2', 'business', 250)],
      '/accounts/a1/subscriptions': [
        subscription('s1', 'pro', 25),
        subscription('s2', 'pro', 25),
        subscription('s3', 'business', 250, { zone: { id: 'z2' } }),
        subscription('s4', 'business', 200, { zone: { id: 'z9', name: 'hidden.example' } }),
      ],
    });
    expect(found.lines.nodes).toHaveLength(4);
    expect(found).toMatchObject({ unknownCount: 0, net: { amount: '500' } });
    expect(found.lines.nodes).toContainEqual(line('SUBSCRIPTION', 'business, hidden.example', '200'));
  });

  it('are unknown, not zero, by a period that is none, by one that nobody knows, and by a contract', async () => {
    const found = await bill({
      '/accounts/a1/subscriptions': [
        subscription('s1', 'custom', 100, { frequency: 'not-applicable' }),
        subscription('s2', 'other', 100, { frequency: 'every-decade' }),
        subscription('s3', 'agreed', 0, { rate_plan: { id: 'agreed', public_name: 'agreed', is_contract: true } }),
      ],
    });
    expect(found.unknownCount).toBe(3);
    expect(found.unknown.nodes).toEqual(
      expect.arrayContaining([
        { kind: 'SUBSCRIPTION', name: 'custom', reason: 'INCOMPLETE', resource: { __typename: 'EdgeAccount' } },
        { kind: 'SUBSCRIPTION', name: 'other', reason: 'INCOMPLETE', resource: { __typename: 'EdgeAccount' } },
        { kind: 'SUBSCRIPTION', name: 'agreed', reason: 'NO_PRICE', resource: { __typename: 'EdgeAccount' } },
      ]),
    );
  });

  it('are metered services with what they have cost this month, in no month to come', async () => {
    const found = await bill({
      '/accounts/a1/billable-usage': [
        charge('R2 Storage', 0.1, '2026-11-01'),
        charge('R2 Storage', 0.2, '2026-11-02'),
        charge('R2 Storage', 7, '2026-10-31'),
        charge('Workers', 1, '2026-11-02'),
      ],
      '/accounts/a1/workers/scripts': [{ id: 'w' }],
    });
    expect(found).toMatchObject({ unknownCount: 0, isComplete: true, net: { amount: '0' } });
    expect(found.lines.nodes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'USAGE', name: 'R2 Storage', accruedEstimate: { net: { amount: '0.3' } } }),
        expect.objectContaining({ kind: 'USAGE', name: 'Workers', accruedEstimate: { net: { amount: '1' } } }),
      ]),
    );
    expect(found.lines.nodes).toHaveLength(2);
    // No list of a product is read where usage is known.
    expect(paths()).toEqual(['/accounts', '/accounts/a1/billable-usage', '/accounts/a1/subscriptions', '/zones']);
  });

  it('are unknown once per product in use where neither subscriptions nor usage say anything', async () => {
    const found = await bill({
      '/accounts/a1/billable-usage/info': { covered: false, subscriptions: [] },
      '/accounts/a1/subscriptions': [subscription('s1', 'load_balancing', 5)],
      '/accounts/a1/workers/scripts': [{ id: 'w1' }, { id: 'w2' }],
      '/accounts/a1/r2/buckets': [{ name: 'b1' }, { name: 'b2' }],
      '/accounts/a1/d1/database': 403,
      '/accounts/a1/load_balancers/pools': [{ id: 'p', name: 'p' }],
      '/accounts/a1/images/v1/stats': { count: { current: 3, allowed: 100 } },
    });
    expect(found).toMatchObject({ unknownCount: 4, isComplete: true, net: { amount: '5' } });
    const resource = { __typename: 'EdgeAccount' };
    expect(found.unknown.nodes).toEqual([
      { kind: 'USAGE', name: 'D1', reason: 'NOT_PERMITTED', resource },
      { kind: 'USAGE', name: 'Images', reason: 'NO_PRICE', resource },
      { kind: 'USAGE', name: 'R2', reason: 'NO_PRICE', resource },
      { kind: 'USAGE', name: 'Workers', reason: 'NO_PRICE', resource },
    ]);
  });

  it('are unknown once per account without the right to billing, and zones keep the price of their plan', async () => {
    const found = await bill({ '/zones': [zone('z1', 'pro', 25)], '/accounts/a1/subscriptions': 403 });
    expect(found).toMatchObject({ unknownCount: 1, isComplete: true, net: { amount: '25' } });
    expect(found.unknown.nodes).toEqual([
      { kind: 'SUBSCRIPTION', name: 'Acme', reason: 'NOT_PERMITTED', resource: { __typename: 'EdgeAccount' } },
    ]);
    expect(found.sources).toEqual([{ state: 'OK', error: null }]);
    expect(paths()).toEqual(['/accounts', '/accounts/a1/subscriptions', '/zones']);
  });

  it('are not complete while subscriptions fail', async () => {
    const found = await bill({ '/zones': [zone('z1', 'pro', 25)], '/accounts/a1/subscriptions': 400 });
    expect(found).toMatchObject({ isComplete: false, net: { amount: '25' } });
    expect(found.sources).toMatchObject([{ state: 'PARTIAL', error: expect.stringContaining('subscriptions') }]);
  });

  it('are counted once for two credentials of one account', async () => {
    const found = await bill({ '/accounts/a1/subscriptions': [subscription('s3', 'workers_paid', 5)] }, ['one', 'two']);
    expect(found).toMatchObject({ unknownCount: 0, net: { amount: '5' } });
  });

  it('are not read for kinds that need none of it', async () => {
    await bill({ '/zones': [zone('z1', 'pro', 25)] }, ['default'], ', filter: { kinds: [SERVER] }');
    expect(paths()).toEqual([]);
  });
});
