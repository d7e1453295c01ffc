import { describe, expect, it } from '@jest/globals';
import { describeCurrency, knownCodes } from '../../../src/data/rates/currency-list.js';
import { issuer } from '../../../src/data/rates/flags.js';
import { world } from './world.js';

const described = (code: string) => describeCurrency(code, true, 'https://flagcdn.com');

describe('a currency', () => {
  it('is described by CLDR and by the flag of its issuer', () => {
    expect({ ...described('ZAR') }).toEqual({
      code: 'ZAR',
      name: 'South African Rand',
      symbol: 'R',
      validFrom: '1961-02-14',
      validTo: null,
      succession: null,
      minorUnits: 2,
      displayDigits: 2,
      cashStep: '0.01',
      flag: '🇿🇦',
      flagPng: 'https://flagcdn.com/w320/za.png',
      flagSvg: 'https://flagcdn.com/za.svg',
      isActive: true,
    });
  });

  it.each([
    ['INR', '₹'],
    ['USD', '$'],
    ['EUR', '€'],
    ['CHF', 'CHF'],
  ])('%s has the symbol %s', (code, symbol) => expect(described(code).symbol).toBe(symbol));

  it.each([
    ['EUR', 'eu', '🇪🇺'],
    ['XOF', 'sn', '🇸🇳'],
    ['XAF', 'cm', '🇨🇲'],
    ['XCD', 'kn', '🇰🇳'],
    ['XPF', 'pf', '🇵🇫'],
    ['XCG', 'cw', '🇨🇼'],
  ])('%s of a union has the flag of %s', (code, country, flag) => {
    expect(issuer(code)).toBe(country);
    expect(described(code).flag).toBe(flag);
  });

  it('has an issuer that is a country of the data, the union of the euro aside', () => {
    const countries = new Set(world.countries.map(({ isoCode }) => isoCode.toLowerCase()));
    const strangers = knownCodes(world).filter((code) => !countries.has(issuer(code)));
    expect(strangers).toEqual([]);
  });
});

describe('the known currencies', () => {
  it('are each named once, and a country without one adds none', () => {
    const countries = ['EUR', null, 'EUR', 'AED'].map((currencyCode) => ({ currencyCode }));
    expect(knownCodes({ countries })).toEqual(['AED', 'EUR']);
  });
});
