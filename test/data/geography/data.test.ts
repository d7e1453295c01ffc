/** What the compact data file holds. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { compileGeography } from '../../../src/tools/geography/compile.js';
import { dataFile, fingerprintBytes } from '../../../src/data/geography/file/data-file.js';
import type { State } from '../../../src/data/geography/country.js';
import { fold } from '../../../src/data/geography/search/fold.js';
import { loadGeography } from '../../../src/data/geography/geography.js';
import { tidyName } from '../../../src/tools/compile-places/cities/tidy-names.js';
import { readSource } from '../../../src/tools/geography/source.js';
import { itAlone, someOf } from '../../support/scale.js';
import { sharedGeography } from '../../support/shared/geography.js';

const geography = sharedGeography();
const states = geography.countries.flatMap((country) => country.states);

describe('the geography data', () => {
  it('holds every country, state and city of the committed places', () => {
    const { countries: source } = readSource();
    const sourceStates = source.flatMap((country) => country.states);
    const cities = states.reduce((sum, state) => sum + geography.cityNamesOf(state).length, 0);
    const sourceCities = sourceStates.reduce((sum, state) => sum + state.cities.length, 0);
    expect([geography.countries.length, states.length, cities]).toEqual([
      source.length,
      sourceStates.length,
      sourceCities,
    ]);
    expect(source.length).toBe(250);
  });

  itAlone('is what the committed places compile to', () => {
    // The fingerprint at both ends is of the code too, which is another one here.
    const content = (file: Buffer) => file.subarray(fingerprintBytes, -fingerprintBytes);
    expect(content(compileGeography()).equals(content(readFileSync(dataFile)))).toBe(true);
  });

  it('has no city with a slip of a list in its name', () => {
    const slips = geography.countries.flatMap(({ isoCode, states: own }) =>
      own.flatMap((state) => geography.cityNamesOf(state).filter((name) => tidyName(isoCode, name) !== name)),
    );
    expect(slips).toEqual([]);
  });

  it('numbers each city once, and leads from every number that was given to a city', () => {
    const { countries, retired } = readSource();
    const numbers = countries.flatMap(({ states: own }) =>
      own.flatMap(({ cities }) => cities.map(({ number }) => number)),
    );
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.filter((number) => !(number > 0) || retired.has(number))).toEqual([]);
    for (const number of someOf(numbers)) expect(geography.cityByNumber(number)?.number).toBe(number);
    for (const [number, successor] of retired) expect(geography.cityByNumber(number)?.number ?? null).toBe(successor);
  });

  it('has no name with blanks or direction marks at its ends', () => {
    const names = [
      ...geography.countries.flatMap(({ name, nativeName, capital }) => [name, nativeName ?? name, capital ?? name]),
      ...states.flatMap(({ name, nativeName }) => [name, nativeName ?? name]),
      ...states.flatMap((state) => geography.cityNamesOf(state)),
    ];
    expect(names.filter((name) => name === '' || name !== name.replace(/[\u200e\u200f]/g, '').trim())).toEqual([]);
  });

  it('identifies a country by its codes and a state by country and code', () => {
    const codes = geography.countries.flatMap(({ isoCode, iso3 }) => [isoCode, iso3]);
    expect(new Set(codes).size).toBe(500);
    expect(codes.filter((code) => !/^[A-Z]{2,3}$/.test(code))).toEqual([]);
    expect(new Set(states.map(({ country, code }) => `${country.isoCode}-${code}`)).size).toBe(states.length);
  });

  it('keeps countries by name, states by name and code, cities by name', () => {
    function isSorted(keys: string[]): boolean {
      return keys.every((key, index) => index === 0 || (keys[index - 1] ?? '') <= key);
    }
    expect(isSorted(geography.countries.map(({ name }) => fold(name)))).toBe(true);
    for (const { states: own } of geography.countries) {
      expect(isSorted(own.map(({ name, code }) => `${fold(name)}\0${code}`))).toBe(true);
      for (const state of own) expect(isSorted(geography.cityNamesOf(state).map(fold))).toBe(true);
    }
  });

  it('has what the places say of India, Maharashtra and Pune', () => {
    const india = geography.country('IN');
    const maharashtra = india && geography.state(india, 'Maharashtra');
    const pune = maharashtra && geography.city(maharashtra, 'Pune');
    expect(india).toMatchObject({
      isoCode: 'IN',
      iso3: 'IND',
      name: 'India',
      nativeName: 'भारत',
      flag: '🇮🇳',
      capital: 'New Delhi',
      region: 'Asia',
      subregion: 'Southern Asia',
      population: 1417492000,
      latitude: 20,
      longitude: 77,
      timezones: ['Asia/Kolkata'],
      currencyCode: 'INR',
    });
    expect(india?.translations).toContainEqual({ language: 'de', name: 'Indien' });
    expect(maharashtra).toMatchObject({ code: 'MH', type: 'state', timezone: 'Asia/Kolkata' });
    expect(pune).toMatchObject({ name: 'Pune', latitude: 18.51957, longitude: 73.85535, timezone: 'Asia/Kolkata' });
  });

  it('gives every country with a town a state, one without divisions one of its own name', () => {
    const without = geography.countries.filter((country) => country.states.length === 0);
    expect(without.map(({ isoCode }) => isoCode)).toEqual(['AQ', 'BV', 'HM']);
    const gibraltar = geography.country('GI');
    expect(gibraltar?.states).toMatchObject([
      { code: 'GI', isIsoCode: false, name: 'Gibraltar', type: 'territory', timezone: 'Europe/Gibraltar' },
    ]);
    const whole = geography.countries.filter(({ isoCode, states: own }) => own.some(({ code }) => code === isoCode));
    const lone = whole.filter(({ states: own }) => own.length === 1);
    expect(lone.filter(({ name, states: own }) => own[0]?.name !== name)).toEqual([]);
    expect(lone.filter(({ states: own }) => own[0]?.cityCount === 0)).toEqual([]);
    expect(lone.length).toBe(18);
  });

  it.each([
    ['CI', 'Yamoussoukro', 'YM'],
    ['FI', 'Kuopio', '15'],
    ['FR', 'Venaco', '2B'],
    ['ID', 'Batam', 'KR'],
    ['JO', 'Qīr Moāv', 'KA'],
    ['KE', 'Iten', '05'],
    ['KG', 'Osh', 'GO'],
    ['KP', 'Namp’o', '14'],
    ['KZ', 'Taldykorgan', '33'],
    ['MA', 'Guercif', 'GUF'],
    ['MA', 'Midelt', 'MID'],
    ['MA', 'Sidi Ifni', 'SIF'],
    ['MT', 'Għarb', '14'],
    ['NP', 'Pokhara', 'P4'],
    ['PH', 'Catbalogan', 'WSA'],
    ['UG', 'Kampala', '102'],
  ])('has in %s the city %s in the state %s', (country, name, state) => {
    const of = geography.country(country);
    expect(of && geography.city(of, name)?.state.code).toBe(state);
  });

  it('says null where the places have nothing', () => {
    expect(geography.country('BV')).toMatchObject({ capital: null, population: null });
    expect(geography.country('AQ')).toMatchObject({ region: 'Polar', subregion: null });
    expect(states.filter(({ latitude, longitude }) => (latitude === null) !== (longitude === null))).toEqual([]);
  });

  it('knows the time zones of every place where people live', () => {
    const without = geography.countries.filter(({ timezones }) => timezones.length === 0);
    expect(without.map(({ isoCode }) => isoCode)).toEqual(['BV', 'HM']);
    expect(geography.country('GI')?.timezones).toEqual(['Europe/Gibraltar']);
  });

  it('has zones, coordinates and links in range for every city', () => {
    const zones = new Set<string>();
    for (const state of states) {
      for (const city of geography.citiesOf(state)) {
        zones.add(city.timezone);
        const wrong =
          !isWithin(city.state, state) ||
          city.country !== state.country ||
          !(Math.abs(city.latitude) <= 90 && Math.abs(city.longitude) <= 180);
        if (wrong) throw new Error(`${city.name} in ${state.name} is wrong.`);
      }
    }
    for (const zone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
  });

  it('links countries and states in both directions', () => {
    for (const country of geography.countries) {
      expect(country.states.every((state) => state.country === country)).toBe(true);
    }
  });

  it('says what to do when the file is not there', () => {
    expect(() => loadGeography('/nowhere/geography.data')).toThrow(
      'The geography data /nowhere/geography.data cannot be read. Run `npm run build`, which makes it.',
    );
  });
});

function isWithin(state: State, other: State): boolean {
  return state === other || (state.parent !== null && isWithin(state.parent, other));
}
