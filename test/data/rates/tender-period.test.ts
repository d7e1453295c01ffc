import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';

interface Period {
  readonly code: string;
  readonly name: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly isLegalTender: boolean;
  readonly currency: { readonly code: string } | null;
}

let meridian: Meridian;
beforeAll(async () => {
  meridian = await startMeridian();
});
afterAll(() => meridian.close());

async function periods(country: string, date: string | null): Promise<Period[]> {
  const query = `query($country: String!, $date: Date) { country(code: $country) {
    currencyPeriods(date: $date) { code name from to isLegalTender currency { code } }
  } }`;
  const { body } = await meridian.query({ query, variables: { country, date } });
  expect(body.errors).toBeUndefined();
  return (body.data as { country: { currencyPeriods: Period[] } }).country.currencyPeriods;
}

describe('the currencies of a country', () => {
  it.each([
    ['DE', '1998-12-31', ['DEM']],
    ['DE', '1999-01-01', ['EUR', 'DEM']],
    ['DE', '2001-12-31', ['EUR', 'DEM']],
    ['DE', '2002-01-01', ['EUR', 'DEM']],
    ['DE', '2002-02-28', ['EUR', 'DEM']],
    ['DE', '2002-03-01', ['EUR']],
    ['FR', '2002-02-17', ['EUR', 'FRF']],
    ['FR', '2002-02-18', ['EUR']],
    ['HR', '2023-01-14', ['EUR', 'HRK']],
    ['HR', '2023-01-15', ['EUR']],
    ['SL', '2023-12-31', ['SLE', 'SLL']],
    ['SL', '2024-01-01', ['SLE']],
    ['US', '2026-01-01', ['USD']],
    ['AQ', '2026-01-01', []],
    ['DE', '1200-01-01', []],
  ])('of %s on %s are %p: first and last days count', async (country, date, codes) => {
    expect((await periods(country, date)).map(({ code }) => code)).toEqual(codes);
  });

  it('have a name, their days, and a link to the currency where it is known', async () => {
    expect(await periods('FR', null)).toEqual([
      { code: 'EUR', name: 'Euro', from: '1999-01-01', to: null, isLegalTender: true, currency: { code: 'EUR' } },
      {
        code: 'FRF',
        name: 'French Franc',
        from: '1960-01-01',
        to: '2002-02-17',
        isLegalTender: true,
        currency: { code: 'FRF' },
      },
    ]);
  });

  it('are also units of account, which are no legal tender', async () => {
    const swiss = await periods('CH', null);
    expect(swiss.map(({ code, isLegalTender }) => [code, isLegalTender])).toEqual([
      ['CHF', true],
      ['CHE', false],
      ['CHW', false],
    ]);
  });

  it('have among those of today the one that the country names as its own', async () => {
    const today = meridian.services.rates.table.date;
    const query = `query($date: Date) { countries { isoCode currency { code } currencyPeriods(date: $date) { code to } } }`;
    const { body } = await meridian.query({ query, variables: { date: today } });
    interface Country {
      readonly currency: { readonly code: string } | null;
      readonly currencyPeriods: readonly { readonly code: string }[];
    }
    for (const { currency, currencyPeriods } of (body.data as { countries: Country[] }).countries) {
      if (currency) expect(currencyPeriods.map(({ code }) => code)).toContain(currency.code);
      else expect(currencyPeriods).toEqual([]);
    }
  });
});
