/** The cities as they are compiled in: each once, in its state, at its place and in its time zone. */
import { describe, expect, it } from '@jest/globals';
import { townOf } from '../../../../src/tools/compile-places/cities/designations.js';
import { NearIndex, groupBy, kilometres } from '../../../../src/tools/compile-places/point.js';
import { fold } from '../../../../src/data/geography/search/fold.js';
import { readSource } from '../../../../src/tools/geography/source.js';
import { someOf } from '../../../support/scale.js';
import { largePlaces } from '../../../data/geography/large-places.js';

const cities = readSource().countries.flatMap(({ isoCode, states }) =>
  states.flatMap((state) => state.cities.map((city) => ({ ...city, country: isoCode, state: state.code }))),
);
const byCountry = groupBy(cities, ({ country }) => country);
const namesakes = groupBy(cities, ({ country, state, name }) => `${country} ${state} ${fold(name)}`);

function named(country: string, name: string) {
  return (byCountry.get(country) ?? []).filter((city) => city.name === name);
}

describe('cities', () => {
  it('stand once: no two of one name and state within a kilometre', () => {
    const twice = [...namesakes.values()].flatMap((group) =>
      group.filter((city, at) => group.slice(0, at).some((other) => kilometres(city, other) < 1)),
    );
    expect(twice).toEqual([]);
  });

  it('stand once: no municipality beside its town', () => {
    const twice = cities.filter((city) => {
      const town = townOf(city.name);
      if (town === city.name) return false;
      const towns = namesakes.get(`${city.country} ${city.state} ${fold(town)}`) ?? [];
      return towns.some((other) => kilometres(other, city) < 5);
    });
    expect(twice.filter(({ population }) => population === null)).toEqual([]);
  });

  it('lie somewhere', () => {
    expect(cities.filter(({ latitude, longitude }) => Math.abs(latitude) < 0.1 && Math.abs(longitude) < 0.1)).toEqual(
      [],
    );
  });

  it('lie beside cities of their own state', () => {
    const inState = groupBy(cities, ({ country, state }) => `${country} ${state}`);
    const shares = [...byCountry].map(([country, own]) => {
      const near = new NearIndex(own);
      // The sole town of a municipality has none beside it.
      const many = someOf(own.filter(({ state }) => (inState.get(`${country} ${state}`)?.length ?? 0) > 9));
      const alone = many.filter(
        (city) => near.nearest(city, 7, Infinity).filter(({ state }) => state === city.state).length < 2,
      );
      return { country, many: many.length, alone: alone.map(({ name, state }) => `${name} ${state}`) };
    });
    const [many, alone] = [
      shares.reduce((sum, of) => sum + of.many, 0),
      shares.reduce((sum, of) => sum + of.alone.length, 0),
    ];
    expect(alone / many).toBeLessThan(0.003);
    expect(shares.filter((of) => of.alone.length > Math.max(2, of.many / 50))).toEqual([]);
  });

  it('have time zones that agree with the longitude, and the names of real ones', () => {
    const zones = new Map([...new Set(cities.map(({ timezone }) => timezone))].map((zone) => [zone, offset(zone)]));
    // China keeps one time from 73° to 135° east; elsewhere zones stray by at most four hours.
    const astray = cities.filter(({ timezone, longitude }) => {
      const hours = Math.abs((zones.get(timezone) ?? NaN) - longitude / 15);
      return !(Math.min(hours, 24 - hours) < 4);
    });
    expect(astray).toEqual([]);
  });

  it('are all there from 100,000 people on', () => {
    const absent = largePlaces.filter(
      ([country, name, latitude, longitude]) =>
        !(byCountry.get(country) ?? []).some(
          (city) =>
            kilometres(city, { latitude, longitude }) < 10 &&
            [city.name, ...city.otherNames].some((own) => fold(own) === fold(name)),
        ),
    );
    expect(absent).toEqual([]);
  });

  it('stand in the state that they lie in', () => {
    expect(named('CN', 'Shanghai')).toMatchObject([{ state: 'SH', timezone: 'Asia/Shanghai' }]);
    expect(named('MG', 'Antananarivo')).toMatchObject([{ state: 'T' }]);
    expect(named('DK', 'Copenhagen')).toMatchObject([{ state: '84', timezone: 'Europe/Copenhagen' }]);
    expect(named('MA', 'Kenitra').map(({ state }) => state)).toEqual(['KEN']);
    expect(named('GB', 'Manchester').map(({ state }) => state)).toEqual(['MAN']);
    expect(named('PH', 'Cebu City').map(({ state }) => state)).toEqual(['CEB']);
  });

  it('have their inhabitants, and villages not those of their namesakes', () => {
    const [largest, ...others] = named('AU', 'Perth').toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0));
    expect(largest?.state).toBe('WA');
    expect(others.filter(({ population }) => (population ?? 0) > 10_000)).toEqual([]);
    const counted = cities.filter(({ population }) => population !== null);
    expect(counted.every(({ population }) => Number.isInteger(population) && Number(population) > 0)).toBe(true);
  });

  it('are distinguished from the districts of cities and the areas around them', () => {
    const districts = cities.filter(({ isDistrict: district }) => district);
    expect(districts.filter(({ country, name }) => country === 'RU' && name.endsWith(' Rayon')).length).toBeGreaterThan(
      700,
    );
    expect(cities.filter(({ name, isDistrict: district }) => / Rayon$|^Huyện /.test(name) && !district)).toEqual([]);
    expect(named('RU', 'Moscow')).toMatchObject([{ isDistrict: false }]);
  });

  it('have other names in many scripts, each once, and never their own', () => {
    const wrong = cities.filter(({ name, otherNames }) => {
      const keys = new Set(otherNames.map(fold));
      return keys.size < otherNames.length || keys.has(fold(name)) || keys.has('');
    });
    expect(wrong).toEqual([]);
    const scripts = ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Han', 'Hangul', 'Devanagari', 'Thai'];
    const written = cities.flatMap(({ otherNames }) => otherNames).join();
    for (const script of scripts) expect(written).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'));
    const expected = [
      ['CN', 'Beijing', 'Peking'],
      ['DE', 'Munich', 'München'],
      ['DE', 'Munich', 'Monaco di Baviera'],
      ['PT', 'Lisbon', 'Lisboa'],
      ['IN', 'Mumbai', 'Bombay'],
      ['US', 'New York City', 'NYC'],
      ['IN', 'Kochi', 'Cochin'],
    ] as const;
    for (const [country, name, other] of expected) {
      expect(named(country, name).flatMap(({ otherNames }) => otherNames)).toContain(other);
    }
  });
});

/** Hours east of Greenwich in January. */
function offset(timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const text = format.formatToParts(Date.UTC(2026, 0, 15)).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = 0, minutes = 0] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
}
