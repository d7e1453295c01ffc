import { describe, expect, it } from '@jest/globals';
import type { RawTable } from '../../src/rates/providers/provider.js';
import { rateTable } from '../../src/rates/table.js';
import { checkMoves, checkShape, checkTable, majors, RefusedTable } from '../../src/rates/validation.js';

const now = new Date('2026-10-01T12:00:00Z');
const known = [...majors, 'AFN', 'KWD', 'ZWG'];
const rates = new Map(known.map((code): [string, number] => [code, code === 'USD' ? 1 : 2]));
const inForce = rateTable('2026-09-30', 'currency-api', new Map([...rates].filter(([code]) => code !== 'ZWG')));

const raw = (changes: Record<string, unknown> = {}, date = '2026-10-01'): RawTable => ({
  date,
  rates: new Map<string, unknown>([...rates, ...Object.entries(changes)]),
});
const without = (...codes: string[]): RawTable => ({
  date: '2026-10-01',
  rates: new Map([...rates].filter(([code]) => !codes.includes(code))),
});

function reasons(table: RawTable): readonly string[] {
  try {
    checkTable(table, 'test', known, inForce, now);
    return [];
  } catch (error) {
    if (error instanceof RefusedTable) return error.reasons;
    throw error;
  }
}

describe('a sound table', () => {
  it('is taken with its date, source and known currencies alone', () => {
    const table = checkTable(raw({ BTC: 0.00001, SHIB: -1 }), 'test', known, inForce, now);
    expect(table).toMatchObject({ date: '2026-10-01', source: 'test', timestamp: Date.UTC(2026, 9, 1) / 1000 });
    expect([...table.rates.keys()].sort()).toEqual([...known].sort());
  });

  it('may lack a currency that the one in force lacks too', () => expect(reasons(without('ZWG'))).toEqual([]));
});

describe('a rate', () => {
  it.each([
    [-1, '-1'],
    [0, '0'],
    [NaN, 'NaN'],
    [Infinity, 'Infinity'],
    [5e-324, '5e-324'],
    ['1.5', '"1.5"'],
    [null, 'null'],
    [{}, '{}'],
  ])('of %p is refused', (rate, came) =>
    expect(reasons(raw({ AFN: rate }))).toEqual([`AFN: expected a finite positive number, but got ${came}`]),
  );

  it('of the dollar other than 1 is refused', () =>
    expect(reasons(raw({ USD: 1.01 }))).toEqual([
      expect.stringContaining('USD: expected 1 for one USD, but got 1.01'),
    ]));

  it.each([
    ['EUR', 2.5, 'a quarter up in a day'],
    ['EUR', 1.6, 'a fifth down, which is a quarter seen from there'],
    ['AFN', 20, 'tenfold'],
    ['ZWG', 1e9, 'new in the table'],
  ])('of %s that becomes %p, %s, is taken', (code, rate) => expect(reasons(raw({ [code]: rate }))).toEqual([]));

  it.each([
    ['EUR', 2.51, 'EUR moved from 2 to 2.51 in 1 day(s), a factor of 1.255 where 1.25 is the limit'],
    ['EUR', 1.5, 'EUR moved from 2 to 1.5 in 1 day(s), a factor of 1.333 where 1.25 is the limit'],
    ['AFN', 20.1, 'AFN moved from 2 to 20.1 in 1 day(s), a factor of 10.05 where 10 is the limit'],
    ['KWD', 0.1, 'KWD moved from 2 to 0.1 in 1 day(s), a factor of 20 where 10 is the limit'],
  ])('of %s that leaps to %p is refused', (code, rate, reason) =>
    expect(reasons(raw({ [code]: rate }))).toEqual([reason]),
  );

  it('may move further the more days have passed, up to a bound', () => {
    const [later, muchLater] = ['2026-09-27', '2026-07-01'].map((date) => ({ ...inForce, date }));
    const check = (before = inForce, eur = 2, afn = 2) =>
      checkTable(raw({ EUR: eur, AFN: afn }), 'test', known, before, now);
    expect(() => check(later, 3.9, 1_990)).not.toThrow();
    expect(() => check(muchLater, 3.9, 1_990)).not.toThrow();
    expect(() => check(muchLater, 4.1)).toThrow('EUR moved from 2 to 4.1 in 92 day(s), a factor of 2.05 where 2 is');
    expect(() => check(muchLater, 2, 2_010)).toThrow('where 1000 is the limit');
  });

  it('may not leap back in a table that is older', () =>
    expect(reasons(raw({ EUR: 3 }, '2026-09-29'))).toEqual([expect.stringContaining('EUR moved')]));
});

describe('a table', () => {
  it('that lost currencies is refused with each', () =>
    expect(reasons(without('AFN', 'KWD'))).toEqual([
      'AFN is lost, which the table of 2026-09-30 has',
      'KWD is lost, which the table of 2026-09-30 has',
    ]));

  it('without a major is refused even as history', () => {
    expect(reasons(without('EUR'))).toEqual(['EUR is missing']);
    expect(() => checkShape(without('EUR'), 'test', known)).toThrow('EUR is missing');
  });

  it.each(['', '2026-02-30', '2026-9-30', '01/10/2026', '2026-10-01T00:00:00Z'])('of the date %p is refused', (date) =>
    expect(reasons(raw({}, date))).toEqual([`expected a date as yyyy-mm-dd, but got ${JSON.stringify(date)}`]),
  );

  it('of tomorrow is taken, of the day after it refused', () => {
    expect(reasons(raw({}, '2026-10-02'))).toEqual([]);
    expect(reasons(raw({}, '2026-10-03'))).toEqual(['expected a date up to 2026-10-02, but got 2026-10-03']);
  });

  it('is refused for all its reasons at once, on one line of bounded length', () => {
    const table = raw(Object.fromEntries(known.map((code) => [code, -1])), 'x');
    expect(reasons(table)).toHaveLength(known.length + 1);
    expect(() => checkShape(table, 'test', known)).toThrow(/^table refused: expected a date.*; and 10 more$/);
  });

  it('of an earlier day may lack currencies, but not leap', () => {
    expect(checkMoves(without('AFN'), 'test', known, inForce, now).rates.has('AFN')).toBe(false);
    expect(() => checkMoves(raw({ EUR: 200 }), 'test', known, inForce, now)).toThrow('EUR moved');
  });
});
