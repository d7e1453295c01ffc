/** Search by what a person is typing. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { City } from '../../../src/data/geography/city.js';
import { Country, type State } from '../../../src/data/geography/country.js';
import { fold } from '../../../src/data/geography/search/fold.js';
import { longestName } from '../../../src/data/geography/geography.js';
import { sharedGeography } from '../../support/shared/geography.js';
import { spellings } from '../../../src/data/geography/search/spelling.js';
import { hitsFor, placesFound } from './places-found.js';
import { strangeTexts } from './strange-texts.js';

const geography = sharedGeography();
const cities = geography.countries.flatMap(({ states }) =>
  states.filter(({ level }) => level === 1).flatMap((state) => geography.citiesOf(state)),
);

function place(found: Country | State | City | undefined): string | undefined {
  if (found === undefined || found instanceof Country) return found?.isoCode;
  return found instanceof City
    ? `${found.country.isoCode} ${found.state.code} ${found.name} ${found.latitude} ${found.longitude}`
    : `${found.country.isoCode} ${found.code}`;
}

/** "DE Munich" for a city, "US-GA" for a state, "DE" for a country. */
function first(text: string): string | undefined {
  const [found] = placesFound(geography, text, 1);
  if (found instanceof City) return `${found.country.isoCode} ${found.name}`;
  return found === undefined || found instanceof Country ? found?.isoCode : `${found.country.isoCode}-${found.code}`;
}

describe('search', () => {
  it.each([
    ['usa', 'US'],
    ['IN', 'IN'],
    ['ind', 'IN'],
    ['Burma', 'MM'],
    ['deutschland', 'DE'],
    ['georgia', 'GE'],
    ['mexico', 'MX'],
    ['par', 'FR Paris'],
    ['lon', 'GB London'],
    ['wash', 'US Washington'],
    ['tx', 'US-TX'],
    ['nsw', 'AU-NSW'],
  ])('gives what is meant by %j first: %s', (text, expected) => {
    expect(first(text)).toBe(expected);
  });

  it.each([
    ['Allemagne', 'DE'],
    ['Suisse', 'CH'],
    ['Peking', 'CN Beijing'],
    ['München', 'DE Munich'],
    ['Muenchen', 'DE Munich'],
    ['munchen', 'DE Munich'],
    ['Lisboa', 'PT Lisbon'],
    ['Bombay', 'IN Mumbai'],
    ['NYC', 'US New York City'],
    ['St Etienne', 'FR Saint-Étienne'],
    ['Ft Worth', 'US Fort Worth'],
    ['Ceylon', 'LK'],
    ['Siam', 'TH'],
    ['Washington DC', 'US Washington'],
    ['東京', 'JP Tokyo'],
    ['Ｔｏｋｙｏ', 'JP Tokyo'],
    ['Odessa', 'UA Odesa'],
    ['Bruges', 'BE Brugge'],
    ['CDMX', 'MX Mexico City'],
    ['HCMC', 'VN Ho Chi Minh City'],
    ['Tongshan', 'CN Tongshan'],
  ])('knows other names and spellings: %j is %s', (text, expected) => {
    expect(first(text)).toBe(expected);
  });

  it.each([
    ['England', 'GB-ENG'],
    ['Scotland', 'GB-SCT'],
    ['Wales', 'GB-WLS'],
    ['Sardinia', 'IT-88'],
    ['Guam', 'GU'],
    ['Saint-Barthélemy', 'BL'],
    ['Andalucia', 'ES-AN'],
    ['Sylhet', 'BD Sylhet'],
    ['Yuma', 'US Yuma'],
  ])('weighs states whose cities stand under others: %j is %s', (text, expected) => {
    expect(first(text)).toBe(expected);
  });

  it.each([
    ['Catalunya', 'ES-CT'],
    ['Cataluña', 'ES-CT'],
    ['Katalonien', 'ES-CT'],
    ['Bayern', 'DE-BY'],
    ['Bavière', 'DE-BY'],
    ['Sicilia', 'IT-82'],
    ['Lombardia', 'IT-25'],
    ['Lombardei', 'IT-25'],
    ['Vlaanderen', 'BE-VLG'],
    ['Flandern', 'BE-VLG'],
    ['Бавария', 'DE-BY'],
    ['バイエルン自由州', 'DE-BY'],
  ])('knows names of states in other languages: %j is %s', (text, expected) => {
    expect(first(text)).toBe(expected);
  });

  it('gives a city before its state by their common native name where it does so by their common name', () => {
    const states = geography.countries.flatMap((country) => country.states);
    const pairs = states.flatMap((state) => {
      const { name, nativeName } = state;
      const [city] = placesFound(geography, name, 1);
      if (nativeName === null || !(city instanceof City) || city.state !== state) return [];
      const isCalledSo = geography.otherNamesOf(city).some((other) => fold(other) === fold(nativeName));
      return fold(city.name) === fold(name) && isCalledSo ? [{ state, city, nativeName }] : [];
    });
    expect(pairs.length).toBeGreaterThan(100);
    const wrong = pairs.filter(({ state, city, nativeName }) => {
      const found = placesFound(geography, nativeName, 20).map(place);
      return found.indexOf(place(city)) > found.indexOf(place(state));
    });
    expect(wrong.map(({ nativeName }) => nativeName)).toEqual([]);
  });

  it.each([
    ['Paris, Texas', 'US Paris', 'TX'],
    ['paris tx', 'US Paris', 'TX'],
    ['London Ontario', 'CA London', 'ON'],
    ['San Jose California', 'US San Jose', 'CA'],
    ['Birmingham, UK', 'GB Birmingham', undefined],
    ['London, England', 'GB London', undefined],
    ['Edinburgh Scotland', 'GB Edinburgh', undefined],
    ['Barcelona, Catalonia', 'ES Barcelona', undefined],
    ['Los Angeles, CA, USA', 'US Los Angeles', 'CA'],
    ['Munich, Bavaria, Germany', 'DE Munich', 'BY'],
    ['Port Moresby Papua New Guinea', 'PG Port Moresby', undefined],
  ])('takes a state or country after the name: %j is %s', (text, expected, code) => {
    const [found] = placesFound(geography, text, 1);
    expect(first(text)).toBe(expected);
    if (code !== undefined) expect(found).toMatchObject({ state: { code } });
  });

  it.each([
    ['Berlni', 'DE Berlin'],
    ['Pariss', 'FR Paris'],
    ['Los Angelos', 'US Los Angeles'],
    ['Philadelpia', 'US Philadelphia'],
    ['Swizerland', 'CH'],
    ['new yrok', 'US New York City'],
    ['san franc', 'US San Francisco'],
    ['san farnc', 'US San Francisco'],
  ])('forgives typos, also in a beginning: %j is %s', (text, expected) => {
    expect(first(text)).toBe(expected);
  });

  it.each([
    ['Munchn, Germany', 'DE Munich'],
    ['Santa Monca CA', 'US Santa Monica'],
    ['Barcelna, Catalunya', 'ES Barcelona'],
  ])('forgives typos before a state or country: %j is %s', (text, expected) => {
    expect(first(text)).toBe(expected);
  });

  it('gives nothing of another country for a name with typos before a country', () => {
    for (const place of placesFound(geography, 'Munchn, Germany', 5)) {
      expect(place).toMatchObject({ country: { isoCode: 'DE' } });
    }
  });

  it.each([
    ['Bath', 'GB Bath'],
    ['Cali', 'CO Cali'],
    ['Man', 'IM'],
    ['Rhodes', 'GR Ródos'],
    ['Par', 'FR Paris'],
  ])(
    'gives a place of exactly that name before longer ones, unless these are far likelier: %j is %s',
    (text, expected) => {
      expect(first(text)).toBe(expected);
    },
  );

  it('gives exact names before longer ones but for three, and both before typos', () => {
    fc.assert(
      fc.property(
        fc.nat(cities.length - 1).map((index) => fold(cities[index]?.name ?? '')),
        (key) => {
          const [exact, longer, other] = [1, 2, 3];
          // Of countries and states not every name and code is visible from outside; a city has those of the state that it is.
          const groups = hitsFor(geography, key, 100).flatMap(({ place: city, matchedName }) => {
            if (!(city instanceof City)) return [];
            const keys = [city.name, ...geography.otherNamesOf(city), matchedName()].flatMap(spellings);
            return keys.includes(key) ? exact : keys.some((name) => name.startsWith(key)) ? longer : other;
          });
          expect(groups.length).toBeGreaterThan(0);
          expect(groups.indexOf(exact)).toBeLessThanOrEqual(3);
          const later = groups.slice(groups.indexOf(exact));
          expect(later).toEqual([...later].sort());
        },
      ),
      { numRuns: 200, seed: 20261122 },
    );
  });

  it.each([
    ['springfield', 'Illinois', 'Missouri'],
    ['waterford', 'Waterford', 'Michigan'],
    ['princeton', 'New Jersey', 'Florida'],
    ['halifax', 'Nova Scotia', 'Calderdale'],
  ])(
    'gives of %s first the one that is known more widely, in %s, though another is larger, or is in %s',
    (name, first, other) => {
      const states = placesFound(geography, name, 30).flatMap((found) =>
        found instanceof City && !found.isDistrict ? [found.state.name] : [],
      );
      expect(states[0]).toBe(first);
      expect(states).toContain(other);
    },
  );

  it('gives the largest city of a name first where none is known beyond its country', () => {
    const found = placesFound(geography, 'fairview', 30).filter(({ name }) => name === 'Fairview');
    const people = found.map((city) => (city instanceof City && !city.isDistrict ? (city.population ?? 0) : 0));
    expect(people.length).toBeGreaterThan(5);
    expect(people[0]).toBe(Math.max(...people));
  });

  it('gives no place twice and no more than asked for', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('s', 'san', 'in', 'new', 'un', 'united', 'koln', 'berlni', 'saint denis'),
        fc.integer({ min: 1, max: 100 }),
        (text, most) => {
          const found = placesFound(geography, text, most).map(place);
          expect(found.length).toBeLessThanOrEqual(most);
          expect(new Set(found).size).toBe(found.length);
        },
      ),
    );
  });

  it.each(strangeTexts)('does no harm for %j', (text) => {
    const found = placesFound(geography, text, 100);
    expect(found.length).toBeLessThanOrEqual(100);
    if (text.length > longestName || fold(text) === '') expect(found).toEqual([]);
  });

  it('finds nothing for what is like no name', () => {
    expect(placesFound(geography, 'qwxzkjv qwxzkjv', 100)).toEqual([]);
  });
});
