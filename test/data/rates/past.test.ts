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
    ['USD', 'ANG', '2024-06-03', 1.79072898],
    ['USD', 'ZWL', '2024-03-04', 15_043.321852],
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
    ['EEK', '2011-01-14', 15.6466, '2011-01-01'],
    ['LVL', '2014-01-14', 0.702804, '2014-01-01'],
    ['LTL', '2015-01-15', 3.4528, '2015-01-01'],
    ['ATS', '2001-12-28', 13.7603, '1999-01-01'],
    ['BEF', '2002-02-28', 40.3399, '1999-01-01'],
    ['DEM', '1999-01-04', 1.95583, '1999-01-01'],
    ['ESP', '2000-02-29', 166.386, '1999-01-01'],
    ['FIM', '2002-02-28', 5.94573, '1999-01-01'],
    ['FRF', '2002-02-17', 6.55957, '1999-01-01'],
    ['GRD', '2001-01-01', 340.75, '2001-01-01'],
    ['IEP', '2002-02-09', 0.787564, '1999-01-01'],
    ['ITL', '2002-02-28', 1936.27, '1999-01-01'],
    ['LUF', '2002-02-28', 40.3399, '1999-01-01'],
    ['NLG', '2002-02-28', 2.20371, '1999-01-01'],
    ['PTE', '2002-02-28', 200.482, '1999-01-01'],
  ])('%s is worth by law on %s, beside the euro: %p for one', async (to, date, rate, since) => {
    expect(await ask(convert, { from: 'EUR', to, date })).toEqual({ convert: { rate, date: since } });
  });

  it.each([
    ['XCG', 'ANG', '2025-04-01', 1, '2025-03-31'],
    ['XCG', 'ANG', '2025-06-30', 1, '2025-03-31'],
    ['TRY', 'TRL', '2005-12-30', 1_000_000, '2005-01-01'],
    ['RON', 'ROL', '2006-12-29', 10_000, '2005-07-01'],
  ])('for one %s by law so many %s on %s: %p', async (from, to, date, rate, since) => {
    expect(await ask(convert, { from, to, date })).toEqual({ convert: { rate, date: since } });
  });

  it.each([
    ['ANG', 'XCG', '1', '2025-06-15'],
    ['TRL', 'TRY', '1000000', '2005-06-10'],
    ['DEM', 'EUR', '1.95583', '2000-05-05'],
    ['BGN', 'EUR', '1.95583', '2026-01-20'],
  ])('%s has against the dollar the rate and the day of %s, %s times', async (code, successor, units, date) => {
    type Told = { readonly convert: Point };
    const { convert: its } = await ask<Told>(convert, { from: 'USD', to: code, date });
    const { convert: other } = await ask<Told>(convert, { from: 'USD', to: successor, date });
    expect(its.date).toBe(other.date);
    expect(its.rate / other.rate / Number(units)).toBeCloseTo(1, 11);
  });

  it('has against another that gave way to the same one the quotient of both laws', async () => {
    const told = await ask(convert, { from: 'DEM', to: 'FRF', date: '2001-06-01' });
    expect(told).toEqual({ convert: { rate: 3.353854885138, date: '1999-01-01' } });
  });

  it.each([
    ['CYP', '2008-02-01'],
    ['SIT', '2007-01-15'],
    ['SKK', '2009-01-17'],
    ['HRK', '2023-01-15'],
    ['BGN', '2026-02-01'],
    ['EEK', '2011-01-15'],
    ['LTL', '2015-01-16'],
    ['LVL', '2014-01-15'],
    ['TRL', '2006-01-01'],
    ['DEM', '2002-01-01'],
    ['FRF', '2002-02-18'],
    ['GRD', '2002-03-01'],
    ['ANG', '2025-07-01'],
    ['ZWL', '2024-08-01'],
  ])('%s has no rate from %s on', async (to, date) => {
    expect(await refusal(convert, { from: 'EUR', to, date })).toContain(`${to} has none`);
  });

  it.each([
    ['ANG', '2023-06-05', '1940-05-10 to 2025-06-30'],
    ['BYR', '2016-03-01', '2000-01-01 to 2016-12-31'],
    ['CUC', '2020-06-01', '1994-01-01 to 2021-06-30'],
    ['GRD', '2000-06-01', '1954-05-01 to 2002-02-28'],
    ['MRO', '2017-06-01', '1973-06-29 to 2018-06-30'],
    ['SLL', '2022-06-01', '1964-08-04 to 2023-12-31'],
    ['STD', '2017-06-01', '1977-09-08 to 2017-12-31'],
    ['VEB', '2007-06-01', '1871-05-11 to 2008-06-30'],
    ['VEF', '2018-06-01', '2008-01-01 to 2018-08-20'],
    ['ZWL', '2023-03-06', '2009-02-02 to 2024-04-30'],
  ])('%s, of which no source has rates on %s, has no invented one', async (to, date, days) => {
    const said = await refusal(convert, { from: 'USD', to, date });
    expect(said).toMatch(/^Expected a currency with a rate on .* has none: /);
    expect(said).toContain(`it was money from ${days}, and no source here has a rate of it up to `);
    expect(said).not.toContain('took its place');
  });

  it.each([
    ['BYR', '2018-01-02', 'BYN took its place on 2016-07-01, at 10000 BYR for 1 BYN.'],
    ['CUC', '2021-03-01', 'CUP took its place on 2021-01-01, at 1 CUC for 24 CUP.'],
    ['MRO', '2018-03-01', 'MRU took its place on 2018-01-01, at 10 MRO for 1 MRU.'],
    ['SLL', '2024-06-03', 'SLE took its place on 2022-07-01, at 1000 SLL for 1 SLE.'],
    ['STD', '2024-06-03', 'STN took its place on 2018-01-01, at 1000 STD for 1 STN.'],
    ['VEB', '2008-03-03', 'VEF took its place on 2008-01-01, at 1000 VEB for 1 VEF.'],
    ['VEF', '2024-06-03', 'VES took its place on 2018-08-20, at 100000 VEF for 1 VES.'],
    ['ZWL', '2024-06-03', 'ZWG took its place on 2024-04-05, at 2498.7242 ZWL for 1 ZWG.'],
    ['ANG', null, 'XCG took its place on 2025-03-31, at 1 ANG for 1 XCG.'],
  ])('%s without a rate on %p names its successor', async (to, date, end) => {
    expect(await refusal(convert, { from: 'USD', to, date })).toContain(end);
  });

  it('whose end is not among the facts is named with its days, as CLDR has them', async () => {
    expect(await refusal(convert, { from: 'USD', to: 'YUM', date: '2001-06-01' })).toBe(
      'Expected a currency with rates, but got YUM: it was money from 1994-01-24 to 2002-05-15, and no source here has its rates.',
    );
  });

  it('is not VED, which ISO 4217 made beside VES, not in its place', async () => {
    const said = 'Expected the code VES: ISO 4217 made VED for use within Venezuela alone.';
    expect(await refusal(convert, { from: 'USD', to: 'VED', date: null })).toBe(said);
    expect(await refusal(convert, { from: 'USD', to: 'QQQ', date: null })).toContain('some country uses');
  });

  it('says what took its place, from when and by which law', async () => {
    const query = `{ currency(code: "CUC") { validFrom validTo isActive
      succession { successor units successorUnits from source sourceDate } } }`;
    expect(await ask(query, {})).toEqual({
      currency: {
        validFrom: '1994-01-01',
        validTo: '2021-06-30',
        isActive: false,
        succession: {
          successor: 'CUP',
          units: '1',
          successorUnits: '24',
          from: '2021-01-01',
          source: 'Decree-Law 17 of Cuba, Gaceta Oficial Extraordinaria 68',
          sourceDate: '2020-12-10',
        },
      },
    });
    expect(await ask('{ currency(code: "EUR") { succession { successor } } }', {})).toEqual({
      currency: { succession: null },
    });
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
      summary(from: $from, to: $to, base: $base, chained: true) { first { date rate } pointCount }
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
    expect(currency.summary).toEqual({ first: currency.history[0], pointCount: currency.history.length });
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
