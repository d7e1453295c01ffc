/** @in-order */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '../../../src/base/dates.js';
import { exact } from '../../../src/base/decimal.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { someOf } from '../../support/scale.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { type Wire, accountAt, falkenstein, fleet, ownPrices, pricing, server, serverPrice } from '../bill/fleet.js';
import { Recorded } from './recorded.js';

interface Price {
  readonly net: { readonly amount: string };
  readonly gross: { readonly amount: string };
}
interface Period {
  readonly from: string;
  readonly day: string | null;
  readonly knownDayCount: number;
  readonly monthlyAmount: Price | null;
  readonly spent: Price | null;
  readonly lineCount: number;
  readonly isComplete: boolean;
  readonly gaps: readonly { readonly accountName: string; readonly days: readonly string[] }[];
  readonly groups: readonly (Pick<Period, 'monthlyAmount' | 'spent'> & { readonly kind: string })[];
}
interface Change {
  readonly before: Price | null;
  readonly after: Price | null;
  readonly difference: Price | null;
  readonly isComplete: boolean;
  readonly byReason: readonly { readonly reason: string; readonly amount: Price; readonly lineCount: number }[];
  readonly lines: {
    readonly nodes: readonly {
      readonly name: string;
      readonly difference: Price;
      readonly parts: readonly { readonly reason: string; readonly amount: Price }[];
    }[];
  };
}

const price = '{ net { amount } gross { amount } }';
const periodFields = `from day knownDayCount monthlyAmount ${price} spent ${price} lineCount isComplete gaps { accountName days }`;
const changeFields = `before ${price} after ${price} difference ${price} isComplete
  byReason { reason amount ${price} lineCount }
  lines(first: 1000) { nodes { name difference ${price} parts { reason amount ${price} } } }`;

const snapshot = 'mutation { snapshotBill(maxAge: 0) { snapshots { accountName day lineCount error } } }';
const sum = (amounts: readonly string[]) => amounts.reduce((all, one) => all.plus(exact(one)), exact(0));

/** Fixed beginnings, so that a failure can be seen again. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
}

const volume = (id: number, size: number): Wire => ({
  id,
  name: `volume ${id}`,
  status: 'available',
  size,
  location: falkenstein,
  labels: {},
  server: null,
  created: '2024-01-01T00:00:00+00:00',
});

describe('the history of the bill', () => {
  let upstream: ScriptedUpstream;
  let recorded: Recorded;
  beforeAll(async () => {
    upstream = await ScriptedUpstream.start();
    recorded = await Recorded.open(await sharedGraph());
  });
  afterAll(async () => {
    await recorded.close();
    await upstream.close();
  });

  // Over a leap day, the ends of two months and the beginning of daylight saving time.
  const [first, last] = ['2024-02-20', '2024-04-05'];
  const missed = ['2024-03-07', '2024-03-08', '2024-03-31'];
  const own = '- { api: cloud, kind: VOLUME, discount: 10 % }';
  const totals = new Map<string, Price>();
  const currencies = ['EUR', 'INR', 'JPY', 'USD'];

  it('is that of each day, in four currencies, and its changes add up exactly', async () => {
    const random = seeded(2);
    const accounts = [accountAt(upstream.url, 'CLOUD')];
    const servers = new Map<number, Wire>();
    const volumes = new Map<number, Wire>();
    let list = pricing;
    let nth = 0;
    for (let day = first; day <= last; day = addDays(day, 1)) {
      for (let n = 0; n < 4; n++) {
        const id = 1 + Math.floor(random() * 12);
        if (random() < 0.3) servers.delete(id);
        else servers.set(id, server(id, { server_type: { id: 11, name: random() < 0.5 ? 'cx22' : 'cx32' } }));
        if (random() < 0.3) volumes.delete(id);
        else volumes.set(id, volume(id, 10 + Math.floor(random() * 50)));
      }
      if (random() < 0.2) {
        const net = (3 + random()).toFixed(4);
        const types = [{ id: 11, name: 'cx22', prices: [serverPrice('fsn1', net, net, '0.0060')] }];
        list = { ...list, server_types: types };
      }
      upstream.script = fleet({ servers: [...servers.values()], volumes: [...volumes.values()] }, list);
      if (missed.includes(day)) continue;
      const prices = day >= '2024-03-15' ? ownPrices(own, Date.parse(day)) : null;
      await recorded.ask({ day, accounts, prices }, snapshot);
      for (const currency of new Set([...someOf(currencies, nth++), 'INR'])) {
        const { hosting } = await recorded.ask<{ hosting: { bill: Price } }>(
          { day, accounts, prices },
          `{ hosting { bill(currency: "${currency}", maxAge: 0) ${price} } }`,
        );
        totals.set(`${day} ${currency}`, hosting.bill);
      }
    }
    // Whatever is priced, and whatever rates are in force, later: the past stays as it was.
    const today = { day: last, accounts, prices: ownPrices('- { api: cloud, discount: 50 % }', Date.parse(last)) };
    for (const currency of currencies) {
      const { hosting } = await recorded.ask<{ hosting: { billHistory: { periods: readonly Period[] } } }>(
        today,
        `{ hosting { billHistory(from: "${first}", currency: "${currency}") { periods { ${periodFields} } } } }`,
      );
      const { periods } = hosting.billHistory;
      expect(periods).toHaveLength(46);
      for (const period of periods) {
        const isMissed = missed.includes(period.from);
        const total = totals.get(`${period.from} ${currency}`);
        if (total || isMissed) expect(period.monthlyAmount).toEqual(isMissed ? null : total);
        expect(period).toMatchObject({ day: isMissed ? null : period.from, isComplete: !isMissed });
        expect(period.gaps).toEqual(isMissed ? [{ accountName: 'default', days: [period.from] }] : []);
      }
      const known = periods.filter(({ monthlyAmount }) => monthlyAmount !== null);
      const pairs = known.slice(1).map((to, place) => [known[place] ?? to, to] as const);
      for (const [{ from, monthlyAmount: month }, to] of someOf(pairs, nth++)) {
        const change = await changeBetween(today, from, to.from, currency);
        expect([change.before, change.after]).toEqual([month, to.monthlyAmount]);
        for (const side of ['net', 'gross'] as const) {
          const difference = exact(to.monthlyAmount?.[side].amount ?? '0').minus(exact(month?.[side].amount ?? '0'));
          for (const parts of [
            [change.difference?.[side].amount ?? ''],
            change.byReason.map(({ amount }) => amount[side].amount),
            change.lines.nodes.map((line) => line.difference[side].amount),
            change.lines.nodes.flatMap((line) => line.parts.map(({ amount }) => amount[side].amount)),
          ]) {
            expect(sum(parts).toFixed()).toBe(difference.toFixed());
          }
        }
      }
    }
  });

  async function changeBetween(asking: Parameters<Recorded['ask']>[0], from: string, to: string, currency: string) {
    const { hosting } = await recorded.ask<{ hosting: { billChange: Change } }>(
      asking,
      `{ hosting { billChange(from: "${from}", to: "${to}", currency: "${currency}") { ${changeFields} } } }`,
    );
    return hosting.billChange;
  }

  it('puts days together to weeks and months, whose groups add up', async () => {
    const accounts = [accountAt(upstream.url, 'CLOUD')];
    for (const by of ['WEEK', 'MONTH']) {
      const { hosting } = await recorded.ask<{ hosting: { billHistory: { periods: readonly Period[] } } }>(
        { day: last, accounts },
        `{ hosting { billHistory(from: "2024-01-01", every: ${by}, currency: "INR", groupBy: [KIND]) {
          periods { ${periodFields} groups { kind monthlyAmount ${price} spent ${price} } } } } }`,
      );
      const { periods } = hosting.billHistory;
      expect(periods.map(({ from }) => from)).toEqual(
        by === 'MONTH'
          ? [first, '2024-03-01', '2024-04-01']
          : [first, '2024-02-26', '2024-03-04', '2024-03-11', '2024-03-18', '2024-03-25', '2024-04-01'],
      );
      for (const [place, period] of periods.entries()) {
        const until = periods[place + 1]?.from ?? '2024-04-06';
        const own = [...totals].filter(([key]) => {
          return key.endsWith(' INR') && period.from <= key.slice(0, 10) && key.slice(0, 10) < until;
        });
        expect(period.knownDayCount).toBe(own.length);
        expect(period.monthlyAmount).toEqual(own.at(-1)?.[1]);
        const { groups } = period;
        for (const of of ['monthlyAmount', 'spent'] as const) {
          const parts = groups.flatMap((group) => group[of]?.gross.amount ?? []);
          expect(sum(parts)).toEqual(exact(period[of]?.gross.amount ?? ''));
        }
      }
    }
  });

  it('names why a line costs something else', async () => {
    const accounts = [accountAt(upstream.url, 'STORAGE')];
    const box = (size: string, net: string) => ({
      id: 1,
      name: 'box',
      status: 'active',
      labels: {},
      created: '2024-01-01T00:00:00+00:00',
      location: falkenstein,
      storage_box_type: {
        id: 1,
        name: size,
        prices: [
          { location: 'fsn1', price_monthly: { net, gross: net }, price_hourly: { net: '0.01', gross: '0.01' } },
        ],
      },
    });
    const days: readonly [string, object[], string | null][] = [
      ['2025-05-01', [box('bx11', '4')], null],
      ['2025-05-02', [box('bx11', '5')], null],
      ['2025-05-03', [box('bx21', '9')], null],
      ['2025-05-04', [box('bx21', '9')], '- { api: storage, discount: 10 % }'],
      ['2025-05-05', [box('bx11', '5')], '- { api: storage, discount: 20 % }'],
      ['2025-05-06', [], null],
    ];
    for (const [day, storageBoxes, file] of days) {
      upstream.script = fleet({ storage_boxes: storageBoxes as Wire[] });
      const prices = file === null ? null : ownPrices(file, Date.parse(day));
      await recorded.ask({ day, accounts, prices }, snapshot);
    }
    const asking = { day: '2025-05-06', accounts };
    const reasons = async (from: string, to: string, currency = 'EUR') => {
      const { byReason } = await changeBetween(asking, from, to, currency);
      return byReason.map(({ reason, amount }) => [reason, amount.net.amount]);
    };
    expect(await reasons('2025-05-01', '2025-05-02')).toEqual([['LIST_PRICE', '1']]);
    expect(await reasons('2025-05-02', '2025-05-03')).toEqual([['GREW', '4']]);
    expect(await reasons('2025-05-03', '2025-05-04')).toEqual([['OWN_PRICE', '-0.9']]);
    expect(await reasons('2025-05-04', '2025-05-05')).toEqual([
      ['SHRANK', '-3.6'],
      ['OWN_PRICE', '-0.5'],
    ]);
    expect(await reasons('2025-05-05', '2025-05-06')).toEqual([['ENDED', '-4']]);
    expect((await reasons('2025-05-01', '2025-05-02', 'INR')).map(([reason]) => reason)).toEqual([
      'LIST_PRICE',
      'EXCHANGE_RATE',
    ]);
  });

  it('has what was unknown on any day of a period as unknown of the period, and of its group', async () => {
    const accounts = [accountAt(upstream.url, 'CLOUD', 'unpriced')];
    const own = { servers: [server(1), server(2)], volumes: [volume(1, 10)] };
    const unpriced = { ...pricing, server_types: [] };
    for (const [day, list] of [
      ['2025-06-30', pricing],
      ['2025-07-01', unpriced],
      ['2025-07-02', pricing],
    ] as const) {
      upstream.script = fleet(own, list);
      await recorded.ask({ day, accounts }, snapshot);
    }
    interface Unknown {
      readonly unknownCount: number;
      readonly isComplete: boolean;
      readonly groups: readonly { readonly kind: string; readonly unknownCount: number }[];
    }
    const periods = async (every: string) => {
      const { hosting } = await recorded.ask<{ hosting: { billHistory: { periods: readonly Unknown[] } } }>(
        { day: '2025-07-02', accounts },
        `{ hosting { billHistory(from: "2025-06-30", every: ${every}, groupBy: [KIND], filter: { accounts: ["unpriced"] }) {
          periods { unknownCount isComplete groups { kind unknownCount } } } } }`,
      );
      return hosting.billHistory.periods;
    };
    const unknownOf = async (every: string) =>
      (await periods(every)).map(({ unknownCount, isComplete, groups }) => [
        unknownCount,
        isComplete,
        groups.find(({ kind }) => kind === 'SERVER')?.unknownCount,
      ]);
    const [known, unknown] = [
      [0, true, 0],
      [2, false, 2],
    ];
    expect(await unknownOf('DAY')).toEqual([known, unknown, known]);
    expect(await unknownOf('WEEK')).toEqual([unknown]);
    expect(await unknownOf('MONTH')).toEqual([known, unknown]);
  });

  it('is for those who may read the accounts now, also for one that is no longer configured', async () => {
    const [day, url] = ['2025-06-02', upstream.url];
    upstream.script = fleet({ servers: [server(1)] });
    await recorded.ask({ day: '2025-06-01', accounts: [accountAt(url, 'CLOUD', 'one')] }, snapshot);
    upstream.script = fleet({ servers: [server(2), server(3)] });
    const two = accountAt(url, 'CLOUD', 'two');
    await recorded.ask({ day: '2025-06-01', accounts: [two] }, snapshot);
    await recorded.ask({ day, accounts: [{ ...two, credential: 'rotated' }] }, snapshot);
    const lines = async (scope: 'hosting:read' | `hosting:read@cloud:${string}`) => {
      const { hosting } = await recorded.ask<{ hosting: { billHistory: { periods: readonly Period[] } } }>(
        { day, accounts: [two], scopes: [scope, 'hosting:read@cloud:two'] },
        `{ hosting { billHistory(from: "2025-06-01") { periods { lineCount } } } }`,
      );
      return hosting.billHistory.periods.map(({ lineCount }) => lineCount);
    };
    expect(await lines('hosting:read@cloud:two')).toEqual([2, 2]);
    expect(await lines('hosting:read@cloud:one')).toEqual([3, 2]);
    expect(await lines('hosting:read@cloud:three' as never)).toEqual([2, 2]);
  });
});
