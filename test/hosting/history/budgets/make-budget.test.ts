/** How budgets stand: by their basis, by their thresholds, and at their end. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays } from '../../../../src/base/dates.js';
import { sharedGraph } from '../../../support/shared/graph.js';
import { ScriptedUpstream } from '../../../support/scripted-upstream.js';
import { type Wire, accountAt, fleet, pricing, server, serverPrice } from '../../bill/fleet.js';
import { Recorded } from '../recorded.js';

const hourly = { price_hourly: { net: '0.0100', gross: '0.0120' } };
const types = [{ id: 11, name: 'cx22', prices: [{ ...serverPrice('fsn1', '6.00', '7.20', ''), ...hourly }] }];

interface Shown {
  readonly id: string;
  readonly name: string;
  readonly basis: string;
  readonly state: string;
  readonly spentPercent: string | null;
  readonly isEnded: boolean;
  readonly endsOn: string | null;
  readonly endReason: string | null;
  readonly thresholds: readonly { readonly percent: number; readonly kind: string; readonly isReached: boolean }[];
  readonly forecast: {
    readonly from: string;
    readonly to: string;
    readonly soFar: { readonly net: { readonly amount: string } } | null;
    readonly total: { readonly net: { readonly amount: string } } | null;
    readonly remainingDayCount: number;
  };
}

const fields = `id name basis state spentPercent isEnded endsOn endReason thresholds { percent kind isReached }
  forecast { from to soFar { net { amount } } total { net { amount } } knownDayCount remainingDayCount }`;

let upstream: ScriptedUpstream;
let recorded: Recorded;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
});
beforeEach(async () => {
  await recorded?.close();
  recorded = await Recorded.open(await sharedGraph());
});
afterAll(async () => {
  await recorded.close();
  await upstream.close();
});

const ask = <T>(day: string, source: string, hour = 12) =>
  recorded.ask<T>(
    { day, hour, accounts: [accountAt(upstream.url, 'CLOUD')], scopes: ['hosting:read', 'hosting:write'] },
    source,
  );

async function take(first: string, last: string, servers: (day: string) => readonly Wire[]): Promise<void> {
  for (let day = first; day <= last; day = addDays(day, 1)) {
    upstream.script = fleet({ servers: servers(day) }, { ...pricing, server_types: types });
    await ask(day, 'mutation { snapshotBill(maxAge: 0) { snapshots { error } } }');
  }
}

const set = (day: string, name: string, input: string) =>
  ask<{ setBudget: { budget: Shown } }>(
    day,
    `mutation { setBudget(input: { name: "${name}", currency: "EUR", ${input} }) { budget { ${fields} } } }`,
  ).then(({ setBudget: { budget } }) => budget);
const end = (day: string, args: string) =>
  ask<{ endBudget: { budget: Shown } }>(day, `mutation { endBudget(${args}) { budget { ${fields} } } }`).then(
    ({ endBudget: { budget } }) => budget,
  );
const budgets = (day: string, args = '', hour = 12) =>
  ask<{ hosting: { budgets: readonly Shown[] } }>(day, `{ hosting { budgets${args} { ${fields} } } }`, hour).then(
    ({ hosting }) => hosting.budgets,
  );
const named = async (day: string, name: string, args = '', hour = 12) =>
  (await budgets(day, args, hour)).find((budget) => budget.name === name);

const since = (created: string) => () => [server(1, { created: `${created}T00:00:00+00:00` })];

describe('the basis', () => {
  it('is with tax unless given, and says which amounts count', async () => {
    await take('2026-01-31', '2026-02-10', since('2026-01-01'));
    // 228 hours: 2.28 without tax, 2.736 with it.
    expect(await set('2026-02-10', 'net', 'amount: "2.5", basis: NET')).toMatchObject({
      basis: 'NET',
      state: 'FORECAST_TO_PASS',
      spentPercent: '91.2',
    });
    expect(await set('2026-02-10', 'gross', 'amount: "2.5"')).toMatchObject({
      basis: 'GROSS',
      state: 'PASSED',
      spentPercent: '109.4',
    });
  });

  it('of a budget that a former release has stored is with tax, and its thresholds are the usual ones', async () => {
    await take('2026-01-31', '2026-02-10', since('2026-01-01'));
    const former = { v: 1, name: 'former', amount: '2.5', currency: 'EUR', period: 'MONTH', filter: {} };
    await recorded.store.namespace('budgets').set('f', { ...former, accounts: null, setAt: 1, setBy: 't' });
    expect(await named('2026-02-10', 'former')).toMatchObject({
      basis: 'GROSS',
      state: 'PASSED',
      isEnded: false,
      endsOn: null,
      thresholds: [
        { percent: 100, kind: 'ACTUAL', isReached: true },
        { percent: 100, kind: 'FORECAST', isReached: true },
      ],
    });
  });
});

describe('thresholds', () => {
  it('are reached by what was spent or forecast, each in its order', async () => {
    await take('2026-01-31', '2026-02-10', since('2026-01-01'));
    const thresholds =
      '[{ percent: 120, kind: FORECAST }, { percent: 80 }, { percent: 50 }, { percent: 80, kind: FORECAST }]';
    const { thresholds: shown } = await set(
      '2026-02-10',
      'tiered',
      `amount: "5", basis: NET, thresholds: ${thresholds}`,
    );
    // 2.28 so far, which is 45.6 per cent; 6 by forecast, which is exactly 120.
    expect(shown).toEqual([
      { percent: 50, kind: 'ACTUAL', isReached: false },
      { percent: 80, kind: 'ACTUAL', isReached: false },
      { percent: 80, kind: 'FORECAST', isReached: true },
      { percent: 120, kind: 'FORECAST', isReached: false },
    ]);
  });

  it('say in which hour they were passed, and in which they will be if all stays', async () => {
    await take('2026-01-31', '2026-02-10', since('2026-01-01'));
    const thresholds =
      '[{ percent: 50 }, { percent: 60 }, { percent: 80, kind: FORECAST }, { percent: 200, kind: FORECAST }, { percent: 50, kind: FORECAST }]';
    await set('2026-02-10', 'hours', `amount: "4", basis: NET, thresholds: ${thresholds}`);
    const { hosting } = await ask<{ hosting: { budgets: { thresholds: object[] }[] } }>(
      '2026-02-10',
      '{ hosting { budgets { thresholds { percent kind reachedAt } } } }',
    );
    // The 201st hour of a cent is the first one above 2; the 321st is above 3.2.
    expect(hosting.budgets[0]?.thresholds).toEqual([
      { percent: 50, kind: 'ACTUAL', reachedAt: new Date('2026-02-09T08:00:00Z') },
      { percent: 50, kind: 'FORECAST', reachedAt: new Date('2026-02-09T08:00:00Z') },
      { percent: 60, kind: 'ACTUAL', reachedAt: null },
      { percent: 80, kind: 'FORECAST', reachedAt: new Date('2026-02-14T08:00:00Z') },
      { percent: 200, kind: 'FORECAST', reachedAt: null },
    ]);
  });

  it('of a quarter are passed in a month that is over, one that runs, or one to come', async () => {
    await take('2025-12-31', '2026-02-10', since('2025-01-01'));
    const thresholds = '[{ percent: 50 }, { percent: 80 }, { percent: 140, kind: FORECAST }]';
    await set('2026-02-10', 'quarter', `amount: "10", basis: NET, period: QUARTER, thresholds: ${thresholds}`);
    const { hosting } = await ask<{ hosting: { budgets: { thresholds: { reachedAt: Date }[] }[] } }>(
      '2026-02-10',
      '{ hosting { budgets { thresholds { reachedAt } } } }',
    );
    // January and February cost 6 each: the 501st hour of January, the 201st of February and that of March.
    expect(hosting.budgets[0]?.thresholds.map(({ reachedAt }) => reachedAt)).toEqual([
      new Date('2026-01-21T20:00:00Z'),
      new Date('2026-02-09T08:00:00Z'),
      new Date('2026-03-09T08:00:00Z'),
    ]);
  });

  it('say no hour where traffic made the difference, as nothing says when it came about', async () => {
    const sent = { outgoing_traffic: 25 * 1024 ** 4 };
    await take('2026-01-31', '2026-02-10', () => [server(1, { created: '2026-01-01T00:00:00+00:00', ...sent })]);
    await set('2026-02-10', 'traffic', 'amount: "5", basis: NET, thresholds: [{ percent: 100 }, { percent: 40 }]');
    const { hosting } = await ask<{ hosting: { budgets: { thresholds: object[] }[] } }>(
      '2026-02-10',
      '{ hosting { budgets { thresholds { percent isReached reachedAt } } } }',
    );
    expect(hosting.budgets[0]?.thresholds).toEqual([
      { percent: 40, isReached: true, reachedAt: new Date('2026-02-09T08:00:00Z') },
      { percent: 100, isReached: true, reachedAt: null },
    ]);
  });

  it('are reached by no estimate', async () => {
    await take('2026-02-10', '2026-02-10', since('2026-01-01'));
    const { thresholds, spentPercent } = await set(
      '2026-02-10',
      'new',
      'amount: "1", basis: NET, thresholds: [{ percent: 1 }]',
    );
    expect(spentPercent).toBe('228');
    expect(thresholds).toEqual([{ percent: 1, kind: 'ACTUAL', isReached: false }]);
  });

  it.each([
    ['[{ percent: 0 }]', /thresholds: expected 1 to 1000 per cent, but got 0/],
    ['[{ percent: 1001, kind: FORECAST }]', /thresholds: expected 1 to 1000 per cent, but got 1001/],
    ['[{ percent: 80 }, { percent: 80, kind: ACTUAL }]', /thresholds: expected each once, but got 80 ACTUAL twice/],
    [`[${Array.from({ length: 11 }, (_, at) => `{ percent: ${at + 1} }`).join()}]`, /expected 10 at most, but got 11/],
  ])('%s are refused', async (thresholds, message) => {
    await take('2026-02-10', '2026-02-10', since('2026-01-01'));
    await expect(set('2026-02-10', 'wrong', `amount: "1", thresholds: ${thresholds}`)).rejects.toThrow(message);
  });
});

describe('the end', () => {
  it('is today unless given: the budget holds through it, in UTC', async () => {
    await take('2026-01-31', '2026-02-10', since('2026-01-01'));
    await set('2026-02-10', 'project', 'amount: "5", basis: NET');
    expect(await end('2026-02-10', 'name: "project", reason: "The project is over"')).toMatchObject({
      isEnded: false,
      endsOn: '2026-02-10',
      endReason: 'The project is over',
    });
    expect(await named('2026-02-10', 'project', '', 23.99)).toMatchObject({
      isEnded: false,
      forecast: { from: '2026-02-01', to: '2026-02-10', total: { net: { amount: '2.4' } }, remainingDayCount: 0 },
    });
    expect(await named('2026-02-11', 'project', '', 0)).toBeUndefined();
    expect(await named('2026-02-11', 'project', '(includeEnded: true)', 0)).toMatchObject({ isEnded: true });
  });

  it('ends its last period, whatever is spent afterwards', async () => {
    const fleetOn = (day: string) => [
      ...since('2026-01-01')(),
      ...(day >= '2026-02-06' ? [server(2, { created: '2026-02-06T00:00:00+00:00' })] : []),
    ];
    await take('2026-01-31', '2026-02-03', fleetOn);
    await set('2026-02-03', 'project', 'amount: "8", basis: NET, period: QUARTER');
    // All of January, and 120 hours of February.
    const last = { from: '2026-01-01', to: '2026-02-05', total: { net: { amount: '7.2' } } };
    expect(await end('2026-02-03', 'name: "project", on: "2026-02-05"')).toMatchObject({ forecast: last });
    await take('2026-02-04', '2026-02-20', fleetOn);
    for (const day of ['2026-02-06', '2026-02-20', '2026-04-20']) {
      expect(await named(day, 'project', '(includeEnded: true)')).toMatchObject({
        isEnded: true,
        spentPercent: '90',
        forecast: { ...last, soFar: { net: { amount: '7.2' } } },
      });
    }
  });

  it('can be moved while it is to come, and is gone where the budget is set anew', async () => {
    await take('2026-02-10', '2026-02-10', since('2026-01-01'));
    const { id } = await set('2026-02-10', 'project', 'amount: "5"');
    await end('2026-02-10', 'name: "project", on: "2026-03-31", reason: "Too long"');
    expect(await end('2026-02-10', `id: "${id}", on: "2026-03-15"`)).toMatchObject({
      endsOn: '2026-03-15',
      endReason: null,
      forecast: { to: '2026-02-28' },
    });
    expect(await set('2026-02-10', 'project', 'amount: "5"')).toMatchObject({ id, endsOn: null });
  });

  it('frees its name, and the ended one stays as it was for a year', async () => {
    await take('2026-02-09', '2026-02-10', since('2026-01-01'));
    const { id } = await set('2026-02-09', 'project', 'amount: "5"');
    await end('2026-02-10', `id: "${id}", on: "2026-02-09"`);
    for (const args of ['name: "project"', `id: "${id}"`])
      await expect(end('2026-02-10', args)).rejects.toThrow(/of a budget that has not ended/);
    const next = await set('2026-02-10', 'project', 'amount: "7"');
    expect(next.id).not.toBe(id);
    const listed = async (day: string) =>
      (await budgets(day, '(includeEnded: true)')).map((budget) => budget.id).sort();
    expect(await listed('2026-02-10')).toEqual([id, next.id].sort());
    expect(await listed('2027-02-09')).toEqual([id, next.id].sort());
    expect(await listed('2027-02-10')).toEqual([next.id]);
  });

  it('is not before the day on which it was set, and its reason can be shown', async () => {
    await take('2026-02-10', '2026-02-10', since('2026-01-01'));
    await set('2026-02-10', 'project', 'amount: "5"');
    await expect(end('2026-02-10', 'name: "project", on: "2026-02-09"')).rejects.toThrow(
      /on: expected 2026-02-10, on which the budget was set, or a later day, but got \\"2026-02-09\\"/,
    );
    await expect(end('2026-02-10', 'name: "project", reason: "a\\u202eb"')).rejects.toThrow(/reason: expected visible/);
    await expect(end('2026-02-10', `name: "project", reason: "${'a'.repeat(301)}"`)).rejects.toThrow(/300 characters/);
  });

  it('frees a place where there is no other: the one that ended first goes, and never one that holds', async () => {
    await take('2026-02-09', '2026-02-10', since('2026-01-01'));
    const stored = {
      v: 1,
      amount: '2.5',
      currency: 'EUR',
      period: 'MONTH',
      filter: {},
      accounts: null,
      setAt: 1,
      setBy: 't',
    };
    const entries = recorded.store.namespace('budgets');
    for (let n = 0; n < 198; n += 1) await entries.set(`held-${n}`, { ...stored, name: `held ${n}` });
    await entries.set('late', { ...stored, name: 'late', end: { on: '2026-02-08', reason: null } });
    await entries.set('early', { ...stored, name: 'early', end: { on: '2026-02-07', reason: null } });
    const count = 'query { hosting { budgets(includeEnded: true) { name } } }';
    const names = async () =>
      (await ask<{ hosting: { budgets: { name: string }[] } }>('2026-02-10', count)).hosting.budgets.map(
        ({ name }) => name,
      );
    await set('2026-02-10', 'next', 'amount: "1"');
    expect(await names()).toEqual(expect.arrayContaining(['next', 'late']));
    expect(await names()).not.toContain('early');
    await set('2026-02-10', 'another', 'amount: "1"');
    expect(await names()).not.toContain('late');
    await expect(set('2026-02-10', 'beyond', 'amount: "1"')).rejects.toThrow(/at most/);
  });

  it('frees no place of others for a token that has more than its part', async () => {
    await take('2026-02-09', '2026-02-10', since('2026-01-01'));
    const { id } = await set('2026-02-10', 'mine', 'amount: "1"');
    const entries = recorded.store.namespace('budgets');
    const mine = (await entries.get(id)) as object;
    for (let n = 0; n < 50; n += 1) await entries.set(`mine-${n}`, { ...mine, name: `mine ${n}` });
    const end = { on: '2026-02-08', reason: null };
    for (let n = 0; n < 149; n += 1) await entries.set(`their-${n}`, { ...mine, setBy: 't', name: `their ${n}`, end });
    await expect(set('2026-02-10', 'beyond', 'amount: "1"')).rejects.toThrow(/at most/);
    expect(await budgets('2026-02-10', '(includeEnded: true)')).toHaveLength(200);
  });
});
