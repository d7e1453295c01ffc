/** The page of rates: rates as they are written, spans, groups, and what is asked for. */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { csvRows } from '../../../src/dashboard/pages/rates/as-csv.js';
import { concerned, pricedIn, stepOf, timesStep } from '../../../src/dashboard/pages/rates/changes/changes.js';
import { digitsFor } from '../../../src/dashboard/format/rate-digits.js';
import { aligned, changeText, percentText, rateText } from '../../../src/dashboard/pages/rates/rate-text.js';
import { shownResult } from '../../../src/dashboard/pages/rates/result.js';
import { groupsOf, inShort, mainFirst, type RateRow, rowsOf } from '../../../src/dashboard/pages/rates/rows.js';
import { makeSparks, type Spark } from '../../../src/dashboard/pages/rates/sparks.js';
import {
  dayIn,
  isWeekly,
  monthsBefore,
  spanIn,
  spans,
  startOf,
} from '../../../src/dashboard/pages/rates/changes/spans.js';

describe('a rate in digits', () => {
  it.each([
    [109.15986960074385, '109.1599'],
    [20467.8634, '20,467.86'],
    [0.3507, '0.3507'],
    [0.009160878, '0.009161'],
    [0.0000488571, '0.00004886'],
  ])('writes %d as %s', (rate, text) => {
    expect(rateText(rate, 'en')).toBe(text);
  });

  it('shows four digits at least of whatever rate', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-15, max: 1e9, noNaN: true }), (rate) => {
        const shown = rateText(rate, 'en').replaceAll(/[,.]/g, '').replace(/^0+/, '');
        expect(shown.length).toBeGreaterThanOrEqual(4);
      }),
    );
  });

  it('puts the points of a column one below the other', () => {
    const rates = [0.0000488571, 1.6123, 0.02];
    const most = Math.max(...rates.map(digitsFor));
    const behind = rates.map((rate) => aligned(rate, most, 'en').split('.')[1]?.length);
    expect(new Set(behind).size).toBe(1);
  });

  it('writes changes with their sign, zero without', () => {
    expect([4.781, -1.256, 0].map((percent) => percentText(percent, 'en'))).toEqual(['+4.78', '−1.26', '0.00']);
    expect(changeText(-0.00001967, 0.00006181, 'en')).toBe('−0.00001967');
  });

  it('shows small results in full, others with their minor units', () => {
    expect(shownResult({ amount: '109159.869601', rounded: { amount: '109159.87' } })).toBe('109,159.87');
    expect(shownResult({ amount: '0.0000010916', rounded: { amount: '0.00' } })).toBe('0.0000010916');
  });
});

describe('a span of rates', () => {
  it('begins on the same day of a month before, or on its last', () => {
    expect(monthsBefore('2026-09-29', 1)).toBe('2026-08-29');
    expect(monthsBefore('2026-03-31', 1)).toBe('2026-02-28');
    expect(monthsBefore('2026-01-15', 3)).toBe('2025-10-15');
  });

  it('asks for no more days than one question may have, nor for days before the first', () => {
    for (const span of spans) {
      for (const to of ['1999-02-01', '2026-09-29', '2040-01-01']) {
        const from = startOf(span, to);
        expect(from >= '1999-01-04').toBe(true);
        expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBeLessThan(11_000);
      }
    }
  });

  it('has no more than 1,600 points', () => {
    for (const span of spans) {
      const days = (Date.parse('2026-09-29') - Date.parse(startOf(span, '2026-09-29'))) / 86_400_000;
      expect(isWeekly(span) ? days / 7 : days).toBeLessThan(1_600);
    }
  });

  it('is a year where the address names none', () => {
    expect([spanIn(null), spanIn('5y'), spanIn('decade')]).toEqual(['1y', '5y', '1y']);
  });

  it('takes days that there may be rates of, and no others', () => {
    const days = ['2020-05-03', '1999-01-03', '2026-10-01', '2020-13-01', '0002-01-01', 'today', null];
    expect(days.map((day) => dayIn(day, '2026-09-30'))).toEqual(['2020-05-03', ...Array(6).fill(null)]);
  });
});

const country = (name: string, isoCode: string) => ({ name, isoCode });
const rate = (code: string, value: number) => ({
  code,
  rate: value,
  date: '2026-09-29',
  source: 'ecb',
  isFromTable: true,
});

describe('the table of rates', () => {
  const currencies = [
    {
      code: 'CHF',
      name: 'Swiss Franc',
      symbol: 'CHF',
      isActive: true,
      countries: [country('Liechtenstein', 'LI'), country('Switzerland', 'CH')],
    },
    {
      code: 'EUR',
      name: 'Euro',
      symbol: '€',
      isActive: true,
      countries: [country('Austria', 'AT'), country('Belgium', 'BE'), country('Italy', 'IT')],
    },
    { code: 'SYP', name: 'Syrian Pound', symbol: '£', isActive: false, countries: [country('Syria', 'SY')] },
    {
      code: 'USD',
      name: 'US Dollar',
      symbol: '$',
      isActive: true,
      countries: [country('Ecuador', 'EC'), country('Guam', 'GU'), country('United States', 'US')],
    },
  ];
  const rows = rowsOf({
    base: 'CHF',
    currencies,
    rates: [rate('CHF', 1), rate('EUR', 1.056), rate('USD', 1.2)],
    moves: new Map([['EUR', -0.5]]),
    lastDays: new Map([['SYP', '2026-07-20']]),
  });

  it('has a row for each currency but the base', () => {
    expect(rows.map(({ code }) => code)).toEqual(['EUR', 'SYP', 'USD']);
  });

  it('keeps one without a rate, with the day of its last', () => {
    expect(rows[1]).toMatchObject({ rate: null, lastDay: '2026-07-20' });
  });

  it('knows no move where none was returned, and waits for those to come', () => {
    expect(rows.map(({ move }) => move)).toEqual([-0.5, null, null]);
    const early = rowsOf({ base: 'CHF', currencies, rates: [], moves: undefined, lastDays: undefined });
    expect(early.map(({ move }) => move)).toEqual([undefined, undefined, undefined]);
  });

  it('names the country that issues a currency first, and of a union none', () => {
    expect(rows.map(({ usedIn }) => usedIn)).toEqual(['3 countries', 'Syria', 'United States and 2 more']);
    expect(inShort(mainFirst('CHF', currencies[0]?.countries ?? []), true)).toBe('Switzerland, Liechtenstein');
  });

  it('puts each row into the first group that it belongs to', () => {
    const groups = groupsOf(rows, ['USD', 'CHF'], ['USD', 'EUR', 'XXX']);
    expect(groups.map((group) => [group.title, ...group.rows.map(({ code }) => code)])).toEqual([
      ['In your bill', 'USD'],
      ['Pinned', 'EUR'],
      ['By code', 'SYP'],
    ]);
  });

  it('leaves groups of none out', () => {
    expect(groupsOf(rows, [], []).map(({ title }) => title)).toEqual(['By code']);
  });

  it('writes all digits into its file, without an exponent, and nothing where nothing is known', () => {
    const small: RateRow = {
      code: 'AAA',
      name: 'A',
      countries: [],
      usedIn: '',
      rate: rate('AAA', 4.88e-7),
      move: null,
      lastDay: null,
    };
    const [, first, second] = csvRows([small, { ...small, rate: null }], 'IDR');
    expect(first?.[3]).toEqual({ digits: '0.000000488' });
    expect(second?.slice(3, 7)).toEqual([null, null, null, null]);
  });
});

describe('what a rise of a rate changes', () => {
  const line = (amount: string, currency: string) => ({
    rounded: { gross: { amount } },
    unitPrice: { gross: { currency } },
  });

  it('adds up exactly what is priced in a currency', () => {
    const lines = [line('0.10', 'EUR'), line('0.20', 'EUR'), line('5.00', 'USD'), { rounded: null, unitPrice: null }];
    expect(pricedIn(lines, 'EUR')).toBe('0.30');
    expect(pricedIn(lines, 'GBP')).toBeNull();
  });

  it('takes a step that is small against the rate', () => {
    expect([109.2, 10, 1.13, 0.35, 0.0091].map(stepOf)).toEqual(['1', '1', '0.01', '0.01', '0.0001']);
    fc.assert(
      fc.property(fc.double({ min: 1e-12, max: 1e7, noNaN: true }), (value) => {
        expect(Number(stepOf(value)) / value).toBeLessThanOrEqual(0.1);
      }),
    );
  });

  it('multiplies without losing a cent', () => {
    expect(timesStep('4476.55', '1', 2)).toBe('4476.55');
    expect(timesStep('4476.55', '0.01', 2)).toBe('44.77');
    expect(timesStep('4476.55', '1', 0)).toBe('4477');
    expect(timesStep('99999999999999999.99', '1', 2)).toBe('99999999999999999.99');
    expect(timesStep('3', '0.0001', 2)).toBe('0.00');
  });

  it('shows it of all prices in the currency of the page, else of those in the opened one', () => {
    expect(concerned('INR', 'USD', 'INR', ['EUR', 'USD'])).toEqual(['USD', 'EUR']);
    expect(concerned('USD', 'EUR', 'INR', ['EUR', 'USD'])).toEqual(['USD']);
    expect(concerned('GBP', 'EUR', 'INR', ['EUR', 'USD'])).toEqual([]);
  });
});

describe('histories of the rates in sight', () => {
  const spark: Spark = { times: [1], values: [2] };
  const asked: string[][] = [];
  let fails = false;
  const ask = (codes: readonly string[]) => {
    asked.push([...codes]);
    return fails ? Promise.reject(new Error('silent')) : Promise.resolve(new Map(codes.map((code) => [code, spark])));
  };

  beforeEach(() => {
    jest.useFakeTimers();
    asked.length = 0;
    fails = false;
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('are asked for together, once', async () => {
    const sparks = makeSparks(ask);
    sparks.want('EUR');
    sparks.want('USD');
    sparks.want('EUR');
    await jest.advanceTimersByTimeAsync(1_000);
    sparks.want('USD');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(asked).toEqual([['EUR', 'USD']]);
    expect(sparks.get('EUR')).toBe(spark);
  });

  it('are never asked for of what left the sight before', async () => {
    const sparks = makeSparks(ask);
    sparks.want('EUR')();
    sparks.want('USD');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(asked).toEqual([['USD']]);
    expect(sparks.get('EUR')).toBeUndefined();
  });

  it('come 40 at a time', async () => {
    const sparks = makeSparks(ask);
    for (let number = 0; number < 90; number += 1) sparks.want(`C${number}`);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(asked.map(({ length }) => length)).toEqual([40, 40, 10]);
  });

  it('that failed are shown so, and asked for again when they come into sight again', async () => {
    const sparks = makeSparks(ask);
    fails = true;
    const leave = sparks.want('EUR');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sparks.get('EUR')).toBeNull();
    fails = false;
    leave();
    sparks.want('EUR');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sparks.get('EUR')).toBe(spark);
  });

  it('notify when they are there', async () => {
    const sparks = makeSparks(ask);
    const shown = jest.fn();
    sparks.subscribe(shown);
    sparks.want('EUR');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(shown).toHaveBeenCalledTimes(1);
  });
});
