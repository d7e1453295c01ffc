import { describe, expect, it } from '@jest/globals';
import { checkTable, judge, RefusedTable } from '../../../../src/data/rates/tables/judge.js';
import { majors } from '../../../../src/data/rates/tables/majors.js';
import type { RawTable } from '../../../../src/data/rates/sync/providers/provider.js';
import { type RateTable, rateTable } from '../../../../src/data/rates/tables/table.js';
import { Tables } from '../../../../src/data/rates/tables/tables.js';

const now = new Date('2026-10-01T12:00:00Z');
const known = [...majors, 'AFN', 'KWD', 'SYP', 'ZWG'];
const rates = new Map(known.map((code): [string, number] => [code, code === 'USD' ? 1 : 2]));
const before = rateTable('2026-09-30', 'currency-api', new Map([...rates].filter(([code]) => code !== 'ZWG')));

const raw = (changes: Record<string, unknown> = {}, date = '2026-10-01'): RawTable => ({
  date,
  rates: new Map<string, unknown>([...rates, ...Object.entries(changes)]),
});
const without = (...codes: string[]): RawTable => ({
  date: '2026-10-01',
  rates: new Map([...rates].filter(([code]) => !codes.includes(code))),
});
function judged(table: RawTable, earlier = [before]): RateTable {
  checkTable(table, known, now);
  return judge(table, 'test', { known, before: earlier }).table;
}
const doubts = (table: RawTable, earlier = [before]) =>
  [...judged(table, earlier).doubted.values()].map(({ reason }) => reason);

function refusals(table: RawTable): readonly string[] {
  try {
    judged(table);
    return [];
  } catch (error) {
    if (error instanceof RefusedTable) return error.reasons;
    throw error;
  }
}

/** The days from 1 October on, each with the given rate of AFN, one judged after the other; where it is believed. */
function follow(values: readonly (number | undefined)[]): (number | undefined)[] {
  const tables = new Tables();
  tables.put(before);
  const dates = values.map((_value, index) => `2026-10-0${index + 1}`);
  for (const [index, date] of dates.entries()) {
    const value = values[index];
    const table = { date, rates: new Map<string, unknown>([...rates, ['AFN', value]]) };
    if (value === undefined) table.rates.delete('AFN');
    tables.admit(judge(table, 'test', { known, before: tables.knownBefore(date) }));
  }
  return dates.map((date) => tables.get(date)?.rates.get('AFN'));
}

describe('a sound table', () => {
  it('is taken with its date, source and known currencies alone', () => {
    const table = judged(raw({ BTC: 0.00001, SHIB: -1 }));
    expect(table).toMatchObject({ date: '2026-10-01', source: 'test', timestamp: Date.UTC(2026, 9, 1) / 1000 });
    expect([...table.rates.keys()].sort()).toEqual([...known].sort());
    expect(table.doubted.size).toBe(0);
  });

  it('may lack any currency but a major, which it then has no rate of', () => {
    const table = judged(without('AFN', 'ZWG'));
    expect(table.rates.has('AFN')).toBe(false);
    expect(table.doubted.size).toBe(0);
  });
});

describe('a rate of a minor currency', () => {
  it.each([
    [-1, '-1'],
    [0, '0'],
    [NaN, 'NaN'],
    [Infinity, 'Infinity'],
    [5e-324, '5e-324'],
    ['1.5', '"1.5"'],
    [null, 'null'],
    [{}, '{}'],
  ])('of %p is held alone', (rate, came) => {
    const table = judged(raw({ AFN: rate, KWD: 2.01 }));
    expect(table.doubted).toEqual(
      new Map([['AFN', { value: null, reason: `AFN: expected a finite positive number, but got ${came}` }]]),
    );
    expect(table.rates.has('AFN')).toBe(false);
    expect(table.rates.get('KWD')).toBe(2.01);
  });

  it.each([
    ['AFN', 2.3],
    ['AFN', 1.75],
    ['ZWG', 1e9],
  ])('%s that becomes %p in a day is taken', (code, rate) => expect(doubts(raw({ [code]: rate }))).toEqual([]));

  it.each([
    ['AFN', 3, 'AFN moved from 2 on 2026-09-30 to 3 in 1 day(s), a factor of 1.5 where 1.167 is the limit'],
    ['KWD', 0.1, 'KWD moved from 2 on 2026-09-30 to 0.1 in 1 day(s), a factor of 20 where 1.167 is the limit'],
  ])('%s that leaps to %p is held with its value', (code, rate, reason) => {
    const { doubted } = judged(raw({ [code]: rate }));
    expect([...doubted]).toEqual([[code, { value: rate, reason }]]);
  });

  it('may move further the more days have passed, up to a bound', () => {
    const long = { ...before, date: '2026-06-01' };
    expect(doubts(raw({ AFN: 7.9 }), [long])).toEqual([]);
    expect(doubts(raw({ AFN: 8.1 }), [long])).toEqual([
      expect.stringContaining('a factor of 4.05 where 4 is the limit'),
    ]);
  });

  it('is measured by the last good one, over days without and days with a doubted one', () => {
    const doubtful = rateTable('2026-09-30', 'x', new Map(), new Map([['AFN', { value: 200, reason: '' }]]));
    const last = { ...before, date: '2026-09-28' };
    expect(doubts(raw({ AFN: 2 }), [doubtful, last])).toEqual([]);
    expect(doubts(raw({ AFN: 200 }), [doubtful, last])).toEqual([expect.stringContaining('from 2 on 2026-09-28')]);
  });
});

describe('a leap', () => {
  it('that could be a devaluation is believed with the third table in a row, and then of all three', () => {
    expect(follow([3, 3.1])).toEqual([undefined, undefined]);
    expect(follow([3, 3.1, 3.05])).toEqual([3, 3.1, 3.05]);
    expect(follow([3, undefined, 3.1, 3.05])).toEqual([3, undefined, 3.1, 3.05]);
  });

  it('that goes back or elsewhere is not', () => {
    expect(follow([3, 3.1, 2, 2.01])).toEqual([undefined, undefined, 2, 2.01]);
    expect(follow([3, 5, 3])).toEqual([undefined, undefined, undefined]);
  });

  it.each([20, 200, 11, 0.02])('to %p times as much is never believed for being repeated', (factor) =>
    expect(follow(Array.from({ length: 9 }, () => 2 * factor))).toEqual(Array.from({ length: 9 }, () => undefined)),
  );

  it('of a known redenomination is taken from its day on, and the old scale no longer', () => {
    const old = rateTable('2025-12-30', 'x', new Map([...rates, ['SYP', 11_000]]));
    const on = (date: string, SYP: number) => doubts(raw({ SYP }, date), [old]);
    expect(on('2026-01-02', 111)).toEqual([]);
    expect(on('2025-12-31', 111)).toHaveLength(1);
    expect(on('2025-12-31', 11_100)).toEqual([]);
    expect(on('2026-01-02', 11_100)).toEqual([
      'SYP moved from 11000 on 2025-12-30, which is 110 since to 11100 in 3 day(s), ' +
        'a factor of 100.9 where 1.203 is the limit',
    ]);
  });
});

describe('a table is refused', () => {
  it.each([
    [raw({ USD: 1.01 }), 'USD: expected 1 for one USD, but got 1.01'],
    [raw({}, '2026-10-03'), 'expected a date up to 2026-10-02, but got 2026-10-03'],
  ])('%#: for the dollar or the future', (table, reason) => expect(refusals(table)).toEqual([reason]));

  it.each([2.5, 1.6])('but not for EUR at %p, a quarter away', (EUR) => expect(refusals(raw({ EUR }))).toEqual([]));

  it('but not for being of tomorrow', () => expect(refusals(raw({}, '2026-10-02'))).toEqual([]));

  it.each<[RawTable, string]>([
    [without('EUR'), ''],
    [raw({ EUR: 'x' }), 'EUR: expected a finite positive number, but got "x"'],
    [
      raw({ EUR: 2.51 }),
      'EUR moved from 2 on 2026-09-30 to 2.51 in 1 day(s), a factor of 1.255 where 1.25 is the limit',
    ],
  ])('%#: but not for one major, which is held', (table, reason) => {
    expect(refusals(table)).toEqual([]);
    expect(judged(table).rates.has('EUR')).toBe(false);
    expect(doubts(table)).toEqual(reason === '' ? [] : [reason]);
  });

  it('but not for a major that doubles, however long ago the last is: it is held', () =>
    expect(doubts(raw({ EUR: 4.1 }), [{ ...before, date: '2026-07-01' }])).toEqual([
      expect.stringContaining('a factor of 2.05 where 2 is'),
    ]));

  it('for nine majors that are missing', () =>
    expect(refusals(without(...majors.slice(1, 10)))).toEqual(majors.slice(1, 10).map((code) => `${code} is missing`)));

  it('for most majors that leap, and all its values are kept as doubts', () => {
    const table = judged(raw(Object.fromEntries(majors.slice(1).map((code) => [code, 3]))));
    expect(table.refusal).toMatchObject({ kind: 'leaping', reason: expect.stringContaining('EUR moved from 2') });
    expect(table.rates.size).toBe(0);
    expect(table.doubted.size).toBe(known.length);
  });

  it.each(['', '2026-02-30', '2026-9-30', '01/10/2026', '2026-10-01T00:00:00Z'])('for the date %p', (date) =>
    expect(refusals(raw({}, date))).toEqual([`expected a date as yyyy-mm-dd, but got ${JSON.stringify(date)}`]),
  );

  it('for all its reasons at once, on one line of bounded length', () => {
    const table = raw(Object.fromEntries(known.map((code) => [code, -1])), 'x');
    expect(refusals(table)).toHaveLength(majors.length + 2);
    expect(() => judged(table)).toThrow(/^table refused: expected a date.*; and 8 more$/);
  });
});
