/** Summaries and rollups, held against the daily rates that the graph gives for the same days. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Rates } from '../../../../src/data/rates/rates.js';
import { rateTable } from '../../../../src/data/rates/tables/table.js';
import { type Meridian, startMeridian } from '../../../support/meridian.js';
import { scaled } from '../../../support/scale.js';
import { sharedRates } from '../../../support/shared/rates.js';

interface Point {
  readonly date: string;
  readonly rate: number;
}
interface Statistics {
  readonly first: Point;
  readonly last: Point;
  readonly min: Point;
  readonly max: Point;
  readonly mean: number;
  readonly pointCount: number;
}
interface Summary extends Statistics {
  readonly change: number;
  readonly changePercent: number;
  readonly dayCount: number;
  readonly missingDayCount: number;
  readonly longestGap: { readonly first: string; readonly last: string; readonly dayCount: number } | null;
}
interface History {
  readonly history: Point[];
  readonly weeks: (Statistics & { readonly start: string })[];
  readonly months: (Statistics & { readonly start: string })[];
  readonly summary: Summary | null;
}

let meridian: Meridian;
beforeAll(async () => {
  // A fortnight of rates that can be reckoned in the head, long after all others.
  const rates = [1, 0.1, 0.3, 0.25, 0.5, 0.75, 0.5];
  const dates = ['2030-01-01', '2030-01-02', '2030-01-03', '2030-01-07', '2030-01-08', '2030-01-31', '2030-02-01'];
  const tables = dates.map((date, index) =>
    rateTable(date, 'test', new Map(Object.entries({ USD: 1, EUR: rates[index] ?? 1 }))),
  );
  const shipped = sharedRates();
  for (const table of tables) shipped.tables.put(table);
  meridian = await startMeridian({}, (services) => ({
    ...services,
    rates: new Rates(services.geography, services.config.flagBaseUrl, { shipped }),
  }));
});
afterAll(() => meridian.close());

const statistics = 'first { date rate } last { date rate } min { date rate } max { date rate } mean pointCount';
const query = `query($code: CurrencyCode!, $from: Date!, $to: Date, $base: CurrencyCode = "USD") { currency(code: $code) {
  history(from: $from, to: $to, base: $base) { date rate }
  weeks: rollups(every: WEEK, from: $from, to: $to, base: $base) { start ${statistics} }
  months: rollups(every: MONTH, from: $from, to: $to, base: $base) { start ${statistics} }
  summary(from: $from, to: $to, base: $base) {
    ${statistics} change changePercent dayCount missingDayCount longestGap { first last dayCount }
  }
} }`;

async function ask(code: string, from: string, to: string): Promise<History> {
  const { body } = await meridian.query({ query, variables: { code, from, to } });
  expect(body.errors).toBeUndefined();
  return (body.data as { currency: History }).currency;
}

describe('rates across a new unit of a currency', () => {
  it('are put together in the unit of the last day, and returned day by day as they were', async () => {
    const { history, summary, months } = await ask('SYP', '2025-12-01', '2026-02-28');
    // Of the Syrian pound, of which a hundredth is left since the first day of 2026.
    const before = history.filter(({ date }) => date < '2026-01-01').map(({ rate }) => rate);
    const after = history.filter(({ date }) => date >= '2026-01-01').map(({ rate }) => rate);
    expect(before.length * after.length).toBeGreaterThan(0);
    expect(Math.min(...before) / Math.max(...after)).toBeGreaterThan(50);
    expect(summary?.max.rate).toBeCloseTo(Math.max(...after, ...before.map((rate) => rate / 100)), 9);
    expect(summary?.min.rate).toBeCloseTo(Math.min(...after, ...before.map((rate) => rate / 100)), 9);
    expect(summary?.changePercent).toBeCloseTo(((after.at(-1) ?? 0) / ((before[0] ?? 0) / 100) - 1) * 100, 5);
    expect(months[0]?.mean).toBeCloseTo(before.reduce((sum, rate) => sum + rate / 100, 0) / before.length, 9);
  });
});

describe('a summary', () => {
  it('has the ends, the extremes with their days, the mean and the change', async () => {
    const { summary } = await ask('EUR', '2030-01-01', '2030-01-08');
    expect(summary).toEqual({
      first: { date: '2030-01-01', rate: 1 },
      last: { date: '2030-01-08', rate: 0.5 },
      min: { date: '2030-01-02', rate: 0.1 },
      max: { date: '2030-01-01', rate: 1 },
      mean: 0.43,
      pointCount: 5,
      change: -0.5,
      changePercent: -50,
      dayCount: 8,
      missingDayCount: 3,
      longestGap: { first: '2030-01-04', last: '2030-01-06', dayCount: 3 },
    });
  });

  it('says of the change no more digits than the rates have', async () => {
    const { summary } = await ask('EUR', '2030-01-02', '2030-01-03');
    expect(summary).toMatchObject({ change: 0.2, changePercent: 200, missingDayCount: 0, longestGap: null });
  });

  it('counts days without a rate at the ends too', async () => {
    const { summary } = await ask('EUR', '2029-12-20', '2030-01-03');
    expect(summary?.longestGap).toEqual({ first: '2029-12-20', last: '2029-12-31', dayCount: 12 });
    expect((await ask('EUR', '2030-01-31', '2030-02-20')).summary).toMatchObject({
      pointCount: 2,
      missingDayCount: 19,
    });
  });

  it('is null where no day has a rate', async () => {
    expect(await ask('EUR', '2029-12-20', '2029-12-31')).toEqual({ history: [], weeks: [], months: [], summary: null });
  });
});

describe('a rollup', () => {
  it('has weeks that begin on Monday and months that begin on the first, and leaves out empty ones', async () => {
    const { weeks, months } = await ask('EUR', '2030-01-02', '2030-02-28');
    expect(weeks.map(({ start, pointCount }) => [start, pointCount])).toEqual([
      ['2029-12-31', 2],
      ['2030-01-07', 2],
      ['2030-01-28', 2],
    ]);
    expect(months.map(({ start, pointCount }) => [start, pointCount])).toEqual([
      ['2030-01-01', 5],
      ['2030-02-01', 1],
    ]);
    expect(months[0]).toMatchObject({ first: { date: '2030-01-02' }, last: { date: '2030-01-31' }, mean: 0.38 });
  });
});

describe('over any span of the real history', () => {
  it('summaries and rollups agree with the rates day by day', async () => {
    const day = fc.integer({ min: Date.parse('2024-02-01') / 86_400_000, max: Date.parse('2026-10-20') / 86_400_000 });
    const code = fc.constantFrom('EUR', 'SYP', 'SSP', 'XCG', 'JPY', 'INR');
    const property = fc.asyncProperty(code, day, day, async (currency, a, b) => {
      const [from = '', to = ''] = [Math.min(a, b), Math.max(a, b)].map((d) =>
        new Date(d * 86_400_000).toISOString().slice(0, 10),
      );
      const { history: daily, weeks, months, summary } = await ask(currency, from, to);
      // A hundredth of the Syrian pound is left since the first day of 2026.
      const isOld = (date: string) => currency === 'SYP' && date < '2026-01-01' && to >= '2026-01-01';
      const history = daily.map(({ date, rate }) => ({
        date,
        rate: isOld(date) ? Number((rate * 0.01).toPrecision(15)) : rate,
      }));
      for (const rollups of [weeks, months]) {
        expect(rollups.reduce((sum, { pointCount }) => sum + pointCount, 0)).toBe(history.length);
        expect(rollups.map(({ start }) => start)).toEqual(rollups.map(({ start }) => start).toSorted());
        for (const { start, first, last, min, max, mean, pointCount } of rollups) {
          const own = history.filter(({ date }) => first.date <= date && date <= last.date);
          const dates = [first, last, min, max].map(({ date }) => own.find((point) => point.date === date));
          const rates = own.map(({ rate }) => rate);
          const expected = [own[0], own.at(-1), ...dates.slice(2)].map((point) => point?.rate);
          [first, last, min, max].forEach(({ rate }, index) =>
            expect(rate / (expected[index] ?? NaN)).toBeCloseTo(1, 12),
          );
          expect([first.date, last.date, pointCount]).toEqual([own[0]?.date, own.at(-1)?.date, own.length]);
          expect(min.rate / Math.min(...rates)).toBeCloseTo(1, 12);
          expect(max.rate / Math.max(...rates)).toBeCloseTo(1, 12);
          expect(mean / (own.reduce((sum, { rate }) => sum + rate, 0) / own.length)).toBeCloseTo(1, 10);
          expect(start <= first.date).toBe(true);
        }
      }
      for (const { start } of weeks) expect(new Date(start).getUTCDay()).toBe(1);
      for (const { start, first } of months) expect(start).toBe(`${first.date.slice(0, 7)}-01`);
      if (!summary) return expect(history).toEqual([]);
      expect(summary.dayCount - summary.missingDayCount).toBe(history.length);
      const known = new Set(history.map(({ date }) => date));
      const gap = summary.longestGap;
      if (gap) expect([...known].some((date) => gap.first <= date && date <= gap.last)).toBe(false);
      expect(summary.change).toBeCloseTo(summary.last.rate - summary.first.rate, 8);
    });
    await fc.assert(property, { seed: 1999, numRuns: Math.max(15, scaled(60)) });
  });
});

describe('what they cost', () => {
  it('is estimated by their days, so that many side by side are refused', async () => {
    const all =
      '{ currencies { summary(from: "1999-01-01", to: "2026-09-29") { pointCount } countries { name currency { ' +
      'a: summary(from: "1999-01-01", to: "2026-09-29") { mean } } } } }';
    const { body } = await meridian.query({ query: all });
    expect(body.errors?.[0]?.extensions['code']).toBe('OPERATION_TOO_LARGE');
    const some = await meridian.query({
      query: '{ currencies { summary(from: "2024-01-01", to: "2026-09-29") { mean pointCount } } }',
    });
    expect(some.body.errors).toBeUndefined();
  });
});
