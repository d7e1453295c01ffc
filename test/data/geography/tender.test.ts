/** Which currency a country uses. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import { sharedGeography } from '../../support/shared/geography.js';
import { currencyOf } from '../../../src/data/geography/tender.js';

type Uses = Record<string, { _to?: string; _tender?: string }>;
const file = createRequire(import.meta.url).resolve('cldr-core/supplemental/currencyData.json');
const cldr: Record<string, Uses[]> = JSON.parse(readFileSync(file, 'utf8')).supplemental.currencyData.region;
const { countries } = sharedGeography();

describe('the currency of a country', () => {
  it.each(countries.map(({ isoCode, currencyCode }) => ({ isoCode, currencyCode })))(
    '$isoCode: $currencyCode is current legal tender in CLDR',
    ({ isoCode, currencyCode }) => {
      const current = (cldr[isoCode] ?? [])
        .flatMap((uses) => Object.entries(uses))
        .filter(([, { _to, _tender }]) => _to === undefined && _tender !== 'false')
        .map(([code]) => code);
      if (isoCode === 'AQ') expect([current, currencyCode]).toEqual([[], null]);
      else expect(current).toContain(currencyCode);
    },
  );

  it('is the local one where several are tender, else the first', () => {
    const found = ['BT', 'HT', 'LS', 'NA', 'PA', 'ZW', 'PS'].map(
      (code) => countries.find(({ isoCode }) => isoCode === code)?.currencyCode,
    );
    expect(found).toEqual(['BTN', 'HTG', 'LSL', 'NAD', 'PAB', 'ZWG', 'ILS']);
  });

  it('is right where the geography data is wrong', () => {
    const found = ['CG', 'SL', 'CW', 'SX'].map(
      (code) => countries.find(({ isoCode }) => isoCode === code)?.currencyCode,
    );
    expect(found).toEqual(['XAF', 'SLE', 'XCG', 'XCG']);
  });

  it('fails the build for a territory that CLDR does not know', () => {
    expect(() => currencyOf({}, 'XQ')).toThrow('CLDR names no currency for XQ.');
  });
});
