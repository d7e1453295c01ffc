import { describe, expect, it } from '@jest/globals';
import { servedEdge } from '../served.js';

const { answer, ofAccount } = servedEdge();

describe('what an account of the edge pays', () => {
  it('is its subscriptions, which lead to the zones that they are for', async () => {
    const { subscriptions } = (await ofAccount(
      'subscriptions { nodes { id price currency frequency state ratePlan { identifier scope } zone { id name } } totalCount }',
    )) as { subscriptions: { nodes: { id: string; zone: object | null }[]; totalCount: number } };
    const common = { id: expect.stringMatching(/^edge:sandbox:subscription:\w+:\w+$/), currency: 'USD', state: 'PAID' };
    expect(subscriptions.nodes).toHaveLength(subscriptions.totalCount);
    expect(subscriptions.nodes).toContainEqual({
      ...common,
      price: 250,
      frequency: 'MONTHLY',
      ratePlan: { identifier: 'business', scope: 'zone' },
      zone: { id: expect.stringMatching(/^edge:sandbox:zone:\w+$/), name: 'acme.example' },
    });
    expect(subscriptions.nodes.filter(({ zone }) => zone === null)).toEqual([
      {
        ...common,
        price: 5,
        frequency: 'MONTHLY',
        ratePlan: { identifier: 'workers_paid', scope: 'account' },
        zone: null,
      },
      {
        ...common,
        price: 60,
        frequency: 'YEARLY',
        ratePlan: { identifier: 'load_balancing', scope: 'account' },
        zone: null,
      },
    ]);
  });

  it('is paid for periods of a month or of a year, in which the present day is', async () => {
    const { subscriptions } = (await ofAccount(
      'subscriptions { nodes { frequency currentPeriodStart currentPeriodEnd } }',
    )) as { subscriptions: { nodes: { frequency: string; currentPeriodStart: Date; currentPeriodEnd: Date }[] } };
    const days = subscriptions.nodes.map(({ frequency, currentPeriodStart: start, currentPeriodEnd: end }) => {
      expect(new Date(start).getTime()).toBeLessThanOrEqual(Date.now());
      return { frequency, days: Math.round((Number(new Date(end)) - Number(new Date(start))) / 86_400_000) };
    });
    const lengths = (of: string) => [...new Set(days.filter((one) => one.frequency === of).map((one) => one.days))];
    const [[year = 0, ...years], [month = 0, ...months]] = [lengths('YEARLY'), lengths('MONTHLY')];
    expect([...years, ...months]).toEqual([]);
    expect([365, 366]).toContain(year);
    expect([28, 29, 30, 31]).toContain(month);
  });

  it('has the plan of a zone under one id in the list of the account and at the zone', async () => {
    const { zones } = (await answer(`{ edge { zones(name: "acme.example") { nodes {
      subscription { identifier ratePlan { publicName } zone { name } }
      availablePlans { nodes { legacyId price isSubscribed } } account { subscriptions { nodes { identifier } } } } } } }`)) as {
      zones: { nodes: { subscription: { identifier: string }; account: { subscriptions: { nodes: object[] } } }[] };
    };
    const [zone] = zones.nodes;
    expect(zone).toMatchObject({
      subscription: { ratePlan: { publicName: 'Business Website' }, zone: { name: 'acme.example' } },
      availablePlans: {
        nodes: [
          { legacyId: 'free', price: 0, isSubscribed: false },
          { legacyId: 'pro', price: 25, isSubscribed: false },
          { legacyId: 'business', price: 250, isSubscribed: true },
        ],
      },
    });
    expect(zone?.account.subscriptions.nodes).toContainEqual({ identifier: zone?.subscription.identifier });
  });

  it('is its metered usage, a row for each service and day of the billing period', async () => {
    const rows = (await ofAccount(`billableUsageInfo { covered subscriptions { billingCycleAnchorTimestamp } }
      billableUsage(first: 1000) { nodes { serviceName contractedCost billingCurrency chargePeriodStart zone { id } } }
      without: billableUsage(from: "2020-01-02", to: "2020-01-05") { nodes { serviceName } }`)) as {
      billableUsageInfo: { subscriptions: { billingCycleAnchorTimestamp: string }[] };
      billableUsage: { nodes: unknown[] };
    };
    expect(rows).toMatchObject({ billableUsageInfo: { covered: true }, without: { nodes: [] } });
    const [{ billingCycleAnchorTimestamp: anchor } = { billingCycleAnchorTimestamp: '' }] =
      rows.billableUsageInfo.subscriptions;
    const days = 1 + Math.floor((Date.now() - Date.parse(anchor)) / (24 * 3600 * 1000));
    expect(rows.billableUsage.nodes).toHaveLength(2 * days);
    expect(rows.billableUsage.nodes).toContainEqual({
      serviceName: 'R2 Storage',
      contractedCost: 0.25,
      billingCurrency: 'USD',
      chargePeriodStart: anchor,
      zone: null,
    });
  });

  it('is not known by usage where the account is not covered, and of the user apart', async () => {
    const { accounts } = (await answer(
      '{ edge { accounts { nodes { name billableUsageInfo { covered } billableUsage { totalCount } } } } }',
    )) as { accounts: { nodes: unknown[] } };
    expect(accounts.nodes).toContainEqual({
      name: 'Acme Labs',
      billableUsageInfo: { covered: false },
      billableUsage: { totalCount: 0 },
    });
    expect(await answer('{ edge { user { subscriptions { nodes { id } } } } }')).toEqual({
      user: { subscriptions: { nodes: [] } },
    });
  });
});
