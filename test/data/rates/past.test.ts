/** Currencies of the past, through the graph: for their time, at their law, and in chains. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';

interface Point {
  readonly date: string;
  readonly rate: number;
}

let meridian: Meridian;
beforeAll(async () => {
  meridian = await startMeridian();
});
afterAll(() => meridian.close());

async function ask<T>(query: string, variables: object): Promise<T> {
  const { body } = await meridian.query({ query, variables });
  expect(body.errors).toBeUndefined();
  return body.data as T;
}

async function refusal(query: string, variables: object): Promise<string | undefined> {
  const { body } = await meridian.query({ query, variables });
  return body.errors?.[0]?.message;
}

const convert = `query($from: CurrencyCode!, $to: CurrencyCode!, $date: Date) {
  convert(from: $from, to: $to, date: $date) { rate date }
}`;

describe('a currency of the past', () => {
  it.each([
    ['EUR', 'TRL', '1999-01-04', 372_274],
    ['EUR', 'ROL', '1999-01-04', 13_111],
    ['EUR', 'EEK', '1999-01-04', 15.6466],
    ['EUR', 'CYP', '1999-01-04', 0.58231],
    ['EUR', 'MTL', '1999-01-04', 0.4432],
    ['EUR', 'LTL', '1999-01-04', 4.717],
    ['EUR', 'LVL', '1999-01-04', 0.6668],
    ['EUR', 'SIT', '1999-01-04', 189.045],
    ['EUR', 'SKK', '1999-01-04', 42.991],
    ['USD', 'BGN', '2025-06-10', 1.71126082772],
  ])('has for one %s so many %s on %s: %p', async (from, to, date, rate) => {
    expect(await ask(convert, { from, to, date })).toEqual({ convert: { rate, date } });
  });

  it.each([
    ['CYP', '2008-01-31', 0.585274, '2008-01-01'],
    ['MTL', '2008-01-10', 0.4293, '2008-01-01'],
    ['SIT', '2007-01-14', 239.64, '2007-01-01'],
    ['SKK', '2009-01-01', 30.126, '2009-01-01'],
    ['HRK', '2023-01-14', 7.5345, '2023-01-01'],
    ['BGN', '2026-01-31', 1.95583, '2026-01-01'],
  ])('%s is worth by law on %s, beside the euro: %p for one', async (to, date, rate, since) => {
    expect(await ask(convert, { from: 'EUR', to, date })).toEqual({ convert: { rate, date: since } });
  });

  it.each([
    ['CYP', '2008-02-01'],
    ['SIT', '2007-01-15'],
    ['SKK', '2009-01-02'],
    ['HRK', '2023-01-15'],
    ['BGN', '2026-02-01'],
    ['EEK', '2011-01-01'],
    ['LTL', '2015-01-01'],
    ['LVL', '2014-01-01'],
    ['TRL', '2006-01-01'],
  ])('%s has no rate from %s on', async (to, date) => {
    expect(await refusal(convert, { from: 'EUR', to, date })).toContain(`${to} has none`);
  });

  it('stands in the table of a day of its time, with its source, and in none of today', async () => {
    const rates = `query($date: Date) { rates(base: "EUR", date: $date) { rates { code rate source } } }`;
    interface Told {
      readonly rates: { readonly rates: { readonly code: string }[] };
    }
    const levIn = async (date: string | null) =>
      (await ask<Told>(rates, { date })).rates.rates.find(({ code }) => code === 'BGN');
    expect(await levIn('2025-06-10')).toEqual({ code: 'BGN', rate: 1.9558, source: 'ecb' });
    expect(await levIn('2026-01-20')).toEqual({ code: 'BGN', rate: 1.95583, source: 'conversion' });
    expect(await levIn(null)).toBeUndefined();
  });

  it('is none under /api/v1', async () => {
    const headers = { authorization: `Bearer ${await meridian.token()}` };
    expect((await fetch(`${meridian.url}/api/v1/BGN`, { headers })).status).toBe(400);
  });
});

describe('a chained series', () => {
  const history = `query($code: CurrencyCode!, $base: CurrencyCode!, $from: Date!, $to: Date!) {
    currency(code: $code) {
      alone: history(from: $from, to: $to, base: $base) { date rate }
      history(from: $from, to: $to, base: $base, chained: true) { date rate }
      summary(from: $from, to: $to, base: $base, chained: true) { first { date rate } points }
      rollups(every: MONTH, from: $from, to: $to, base: $base, chained: true) { first { date rate } }
    }
  }`;
  interface Told {
    readonly currency: {
      readonly alone: Point[];
      readonly history: Point[];
      readonly summary: { readonly first: Point; readonly points: number };
      readonly rollups: { readonly first: Point }[];
    };
  }

  it('has the lira since 1999 in that of today, without a leap where the unit changed', async () => {
    const days = { from: '1999-01-01', to: '2005-12-31' };
    const { currency } = await ask<Told>(history, { code: 'TRY', base: 'EUR', ...days });
    expect(currency.history[0]).toEqual({ date: '1999-01-04', rate: 0.372274 });
    expect(currency.alone[0]?.date).toBe('2005-01-03');
    expect(currency.history.slice(-currency.alone.length)).toEqual(currency.alone);
    const moves = currency.history.slice(1).map(({ rate }, index) => rate / (currency.history[index]?.rate ?? NaN));
    expect(Math.max(...moves)).toBeLessThan(2);
    expect(Math.min(...moves)).toBeGreaterThan(0.8);
    expect(currency.summary).toEqual({ first: currency.history[0], points: currency.history.length });
    expect(currency.rollups[0]?.first).toEqual(currency.history[0]);
  });

  it('chains its base, too, and both where both were redenominated', async () => {
    const days = { from: '2004-12-31', to: '2005-07-01' };
    const { currency } = await ask<Told>(history, { code: 'RON', base: 'TRY', ...days });
    const [first] = currency.history;
    const { currency: old } = await ask<Told>(history, {
      code: 'ROL',
      base: 'TRL',
      from: '2004-12-31',
      to: '2004-12-31',
    });
    expect(first?.date).toBe('2004-12-31');
    expect(first?.rate).toBeCloseTo((old.alone[0]?.rate ?? NaN) * 100, 9);
    expect(currency.history.at(-1)?.date).toBe('2005-07-01');
    expect(new Set(currency.history.map(({ date }) => date)).size).toBe(currency.history.length);
  });
});

describe('the name of a currency', () => {
  const name = 'query($locale: String) { currency(code: "CHF") { name(locale: $locale) } }';
  it.each([
    [null, 'Swiss Franc'],
    ['fr', 'franc suisse'],
    ['pt-BR', 'Franco suíço'],
    ['xx', 'Swiss Franc'],
  ])('in %p is %s', async (locale, expected) => {
    expect(await ask(name, { locale })).toEqual({ currency: { name: expected } });
  });

  it.each(['', 'no tag!', 'x'.repeat(36)])('in %p is refused', async (locale) => {
    expect(await refusal(name, { locale })).toMatch(/^Expected a locale such as "de" or "pt-PT", but got/);
  });
});
