/** Finding one country, state or city. */
import { describe, expect, it } from '@jest/globals';
import { aliases } from '../../../../src/data/geography/search/aliases.js';
import { groupBy } from '../../../../src/tools/compile-places/point.js';
import { sharedGeography } from '../../../support/shared/geography.js';
import { strangeTexts } from '../strange-texts.js';

const geography = sharedGeography();
const states = geography.countries.flatMap((country) => country.states);

function country(code: string) {
  const found = geography.country(code);
  if (found === undefined) throw new Error(`No country ${code}.`);
  return found;
}

describe('a country', () => {
  it('is found by both codes and by name, in any case', () => {
    for (const expected of geography.countries) {
      const { isoCode, iso3, name } = expected;
      for (const text of [isoCode, isoCode.toLowerCase(), iso3, iso3.toLowerCase(), name, ` ${name.toUpperCase()} `]) {
        expect(geography.country(text)).toBe(expected);
      }
    }
  });

  it('is found by its native name', () => {
    for (const expected of geography.countries) {
      if (expected.nativeName) expect(geography.country(expected.nativeName)).toBe(expected);
    }
  });

  it.each(Object.entries(aliases).flatMap(([code, names]) => names.map((name) => [name, code])))(
    'is found as %s: %s',
    (name, code) => {
      expect(geography.country(name)).toBe(country(code));
      expect(geography.country(name.toUpperCase())).toBe(country(code));
    },
  );

  it.each([
    ['Czech Republic', 'CZ'],
    ['Turkey', 'TR'],
    ['Turkiye', 'TR'],
    ['Côte d’Ivoire', 'CI'],
    ['cote divoire', 'CI'],
    ['Ivory Coast', 'CI'],
    ['South Korea', 'KR'],
    ['North Korea', 'KP'],
    ['Russia', 'RU'],
    ['Vietnam', 'VN'],
    ['Việt Nam', 'VN'],
    ['Eswatini', 'SZ'],
    ['Myanmar', 'MM'],
    ['Cape Verde', 'CV'],
    ['North Macedonia', 'MK'],
    ['Timor Leste', 'TL'],
    ['Congo', 'CG'],
    ['Niger', 'NE'],
    ['Guinea', 'GN'],
    ['Curacao', 'CW'],
    ['Österreich', 'AT'],
    ['Allemagne', 'DE'],
    ['Suisse', 'CH'],
    ['日本', 'JP'],
    ['ישראל', 'IL'],
  ])('is found as %s: %s', (name, code) => {
    expect(geography.country(name)).toBe(country(code));
  });

  it.each(strangeTexts)('is unknown as %j', (text) => {
    expect(geography.country(text)).toBeUndefined();
    expect(geography.countryByCode(text)).toBeUndefined();
    expect(geography.countriesUsing(text)).toEqual([]);
    expect(geography.isNamedLike(country('IN'), text)).toBe(false);
  });

  it('is listed by the currency it uses', () => {
    expect(geography.countriesUsing('inr').map(({ isoCode }) => isoCode)).toEqual(['IN']);
    expect(geography.countriesUsing('XOF').map(({ isoCode }) => isoCode)).toEqual(
      geography.countries.filter(({ currencyCode }) => currencyCode === 'XOF').map(({ isoCode }) => isoCode),
    );
  });
});

describe('a state', () => {
  it('is reached by its code', () => {
    for (const state of states) expect(geography.state(state.country, state.code.toLowerCase())).toBe(state);
  });

  it('is found by name, and of several with one name the one whose cities have most people', () => {
    const people = new Map(
      states.map((state) => [
        state,
        geography
          .citiesOf(state)
          .reduce((sum, { population, isDistrict: district }) => sum + (district ? 0 : (population ?? 0)), 0),
      ]),
    );
    const twinsOf = groupBy(states, ({ country, name }) => `${country.isoCode} ${name}`);
    for (const state of states) {
      const found = geography.state(state.country, state.name);
      expect(found?.name).toBe(state.name);
      const twins = twinsOf.get(`${state.country.isoCode} ${state.name}`) ?? [];
      const most = Math.max(...twins.map((twin) => people.get(twin) ?? 0));
      // Below so many, the smallest have one weight.
      expect(found === undefined || (people.get(found) ?? 0) >= most * 0.99 || most < 100_000).toBe(true);
    }
  });

  it('is found by native name, without accents, whatever a state elsewhere is called', () => {
    expect(geography.state(country('DE'), 'Bayern')?.name).toBe('Bavaria');
    expect(geography.state(country('BR'), 'sao paulo')?.name).toBe('São Paulo');
    expect(geography.state(country('IN'), 'Bayern')).toBeUndefined();
  });

  it('is found by its name in another language', () => {
    expect(geography.state(country('DE'), 'Bavière')?.name).toBe('Bavaria');
    expect(geography.state(country('ES'), 'catalunya')?.name).toBe('Catalonia');
    expect(geography.state(country('IN'), 'Bavière')).toBeUndefined();
  });

  it('is found in every country that has one of the name', () => {
    const found = geography.statesNamed('central').map((state) => state.country.isoCode);
    expect(found.length).toBeGreaterThan(3);
    expect(new Set(found).size).toBe(found.length);
    expect(geography.statesNamed('Tartu').map(({ code }) => code)).toEqual(['79', '793', '796']);
  });

  it.each(strangeTexts)('is unknown as %j', (text) => {
    expect(geography.state(country('IN'), text)).toBeUndefined();
    expect(geography.statesNamed(text)).toEqual([]);
  });
});

describe('a city', () => {
  it('is found by name in a country and in a state', () => {
    const mh = geography.state(country('IN'), 'MH');
    expect(geography.city(country('IN'), 'PUNE')?.state).toBe(mh);
    expect(mh && geography.city(mh, 'pune')?.name).toBe('Pune');
    expect(geography.city(country('DE'), 'koln')?.name).toBe('Köln');
  });

  it('is not found in a state or country that it is not in', () => {
    const karnataka = geography.state(country('IN'), 'KA');
    expect(karnataka && geography.city(karnataka, 'Pune')).toBeUndefined();
    expect(geography.city(country('VA'), 'Pune')).toBeUndefined();
  });

  it('is the largest where several share the name', () => {
    const named = country('US')
      .states.filter(({ level }) => level === 1)
      .flatMap((state) => geography.citiesOf(state))
      .filter(({ name, isDistrict: district }) => name === 'Springfield' && !district);
    const people = named.map(({ population }) => population ?? 0);
    expect(people.length).toBeGreaterThan(10);
    expect(geography.city(country('US'), 'springfield')?.population).toBe(Math.max(...people));
  });

  it.each([
    ['US', 'NYC', 'New York City'],
    ['US', 'Washington', 'Washington'],
    ['IN', 'Bombay', 'Mumbai'],
    ['DE', 'Muenchen', 'Munich'],
    ['FR', 'St Etienne', 'Saint-Étienne'],
  ])('is found in %s as %s: %s', (code, text, name) => {
    const found = geography.city(country(code), text);
    expect(found?.name).toBe(name);
    expect(found?.population).toBeGreaterThan(100_000);
  });

  it('is not found by a name with a typo', () => {
    expect(geography.city(country('DE'), 'Berlni')).toBeUndefined();
  });

  it.each(strangeTexts)('is unknown as %j', (text) => {
    expect(geography.city(country('IN'), text)).toBeUndefined();
  });
});
