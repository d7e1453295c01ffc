/**
 * What is compiled in, held against witnesses that took no part in making it: Natural Earth's populated places,
 * tzdb's zone towns, the registers of two countries, OpenStreetMap's borders. Prints what it found as a table.
 */
import { afterAll, describe, expect, it } from '@jest/globals';
import { iso1A2Code } from '@rapideditor/country-coder';
import type { City } from '../../src/geography/city.js';
import type { Country } from '../../src/geography/country.js';
import { fold } from '../../src/geography/fold.js';
import { loadGeography } from '../../src/geography/geography.js';
import { distanceKm, type Point } from './witness/distance.js';
import { offsetsOf } from './witness/offsets.js';
import { type PopulatedPlace, populatedPlaces } from './witness/populated-places.js';
import { registered } from './witness/registers.js';
import { zoneTowns } from './witness/zone-towns.js';

const geography = loadGeography();
const cities = geography.countries.flatMap(({ states }) => states.flatMap((state) => geography.citiesOf(state)));

const lines: string[] = [];

/** Notes a line of the table and gives the share of what is wrong. */
function told(check: string, wrong: readonly string[], of: number): number {
  const shown = wrong.slice(0, 12).join('; ') + (wrong.length > 12 ? '; …' : '');
  lines.push(`${check.padEnd(62)} ${String(of).padStart(7)} ${String(wrong.length).padStart(6)}  ${shown}`);
  return wrong.length / of;
}

afterAll(() => {
  process.stdout.write(`\n${'check'.padEnd(62)} ${'of'.padStart(7)} ${'wrong'.padStart(6)}\n${lines.join('\n')}\n`);
});

function label({ name, country }: City): string {
  return `${name} ${country.isoCode}`;
}

function countryOf({ countryCode }: { countryCode: string }): Country | undefined {
  return geography.countryByCode(countryCode);
}

const byName = new Map<string, City[]>();
for (const city of cities) {
  const key = `${city.country.isoCode} ${fold(city.name)}`;
  const same = byName.get(key);
  if (same) same.push(city);
  else byName.set(key, [city]);
}

function namesakes(countryCode: string, name: string): readonly City[] {
  return byName.get(`${countryCode} ${fold(name)}`) ?? [];
}

/** The city of ours that a place of the witness is: of the same name and near. */
function oursOf(place: PopulatedPlace): City | undefined {
  return place.names
    .flatMap((name) => namesakes(place.countryCode, name))
    .filter((city) => distanceKm(city, place) < 25)
    .sort((a, b) => distanceKm(a, place) - distanceKm(b, place))[0];
}

/** The nearest of ours within the distance, in one of the countries. */
function nearest(point: Point, countryCodes: readonly string[], withinKm: number): City | undefined {
  let best: City | undefined;
  let bestKm = withinKm;
  for (const city of cities) {
    if (Math.abs(city.latitude - point.latitude) > withinKm / 100) continue;
    if (!countryCodes.includes(city.country.isoCode)) continue;
    const km = distanceKm(city, point);
    if (km < bestKm) [best, bestKm] = [city, km];
  }
  return best;
}

describe('the places compiled in', () => {
  it('find a large city by its name where it is', () => {
    const large = populatedPlaces.filter(({ population }) => population >= 500_000);
    const wrong = large.filter((place) => {
      const country = countryOf(place);
      // The witness puts a built-up area anywhere within it.
      return !place.names.some((name) => {
        const found = country && geography.city(country, name);
        return found && distanceKm(found, place) < 50;
      });
    });
    const names = wrong.map(({ names, countryCode }) => `${names[0]} ${countryCode}`);
    expect(told('cities of 500,000 people and more, found by name', names, large.length)).toBeLessThan(0.02);
  });

  it('find each capital', () => {
    const capitals = geography.countries.flatMap((country) =>
      country.capital === null || country.states.length === 0 ? [] : [{ country, capital: country.capital }],
    );
    const wrong = capitals.filter(({ country, capital }) => geography.city(country, capital) === undefined);
    const names = wrong.map(({ country, capital }) => `${capital} ${country.isoCode}`);
    expect(told('capitals found by name', names, capitals.length)).toBeLessThan(0.01);
  });

  it('lie in the state that the register of their country names', () => {
    const once = new Map<string, string | null>();
    for (const { countryCode, city, state } of registered) {
      const key = `${countryCode} ${fold(city)}`;
      once.set(key, once.has(key) ? null : state);
    }
    const wrong: string[] = [];
    let compared = 0;
    for (const { countryCode, city, state } of registered) {
      const country = countryOf({ countryCode });
      const [ours, ...others] = namesakes(countryCode, city);
      const theirs = country && geography.state(country, state);
      if (!ours || !theirs || others.length > 0 || once.get(`${countryCode} ${fold(city)}`) === null) continue;
      compared += 1;
      if (ours.state !== theirs) wrong.push(`${label(ours)}: ${ours.state.name}, not ${theirs.name}`);
    }
    expect(compared).toBeGreaterThan(3_000);
    expect(told('cities in another state than the register has', wrong, compared)).toBeLessThan(0.01);
  });

  it('lie in the country that they are said to lie in', () => {
    const wrong = cities.filter(({ country, latitude, longitude }) => {
      const at: [number, number] = [longitude, latitude];
      const codes = [iso1A2Code(at, { level: 'territory' }), iso1A2Code(at, { level: 'country' })];
      return !codes.includes(country.isoCode);
    });
    expect(told('cities whose coordinates lie in another country', wrong.map(label), cities.length)).toBeLessThan(
      0.001,
    );
    expect(cities.filter(({ latitude, longitude }) => latitude === 0 && longitude === 0)).toEqual([]);
  });

  it('have the time zone of the zone towns beside them', () => {
    const wrong: string[] = [];
    let compared = 0;
    for (const town of zoneTowns) {
      const city = nearest(town, town.countryCodes, 20);
      if (!city) continue;
      compared += 1;
      if (offsetsOf(city.timezone) !== offsetsOf(town.zone))
        wrong.push(`${label(city)}: ${city.timezone}, not ${town.zone}`);
    }
    expect(compared).toBeGreaterThan(250);
    expect(told("cities beside tzdb's zone towns with other offsets", wrong, compared)).toBeLessThan(0.01);
  });

  it('have the time zone of the populated place that they are', () => {
    const wrong: string[] = [];
    let compared = 0;
    for (const place of populatedPlaces) {
      const city = oursOf(place);
      if (!city || place.timezone === null) continue;
      compared += 1;
      if (offsetsOf(city.timezone) !== offsetsOf(place.timezone)) {
        wrong.push(`${label(city)}: ${city.timezone}, not ${place.timezone}`);
      }
    }
    expect(told('populated places with other offsets', wrong, compared)).toBeLessThan(0.01);
  });

  it('name only zones that exist', () => {
    const zones = new Set(cities.map(({ timezone }) => timezone));
    expect([...zones].filter((zone) => offsetsOf(zone) === undefined)).toEqual([]);
  });

  it('stand once', () => {
    const seen = new Set<string>();
    const twice = cities.filter((city) => {
      const key = `${city.country.isoCode} ${city.state.code} ${fold(city.name)} ${city.latitude} ${city.longitude}`;
      return seen.size === seen.add(key).size;
    });
    expect(told('cities that stand twice', twice.map(label), cities.length)).toBe(0);
  });
});
