/** States within states: which lies in which, and whose cities are whose. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { State } from '../../../src/data/geography/country.js';
import { territories } from '../../../src/data/geography/territories.js';
import { isSameName } from '../../../src/tools/compile-places/cities/same-name.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { sharedGeography } from '../../support/shared/geography.js';
import { newParents } from '../../../src/tools/compile-places/changes/new-states.js';
import { kilometres } from '../../../src/tools/compile-places/point.js';
import { parents } from './witness/parents.js';
import { populatedPlaces } from './witness/populated-places.js';
import { register } from './witness/registers/files.js';
import { smallStates, uncounted } from './witness/small-states.js';
import { printFigures } from '../../support/figures.js';

const naturalEarth = register('city-timezones');
const geography = sharedGeography();
const states = geography.countries.flatMap((country) => country.states);

let meridian: Meridian;
beforeAll(async () => (meridian = await startMeridian()));
afterAll(() => meridian.close());

async function ask(fields: string): Promise<Record<string, unknown>> {
  const { body } = await meridian.query({ query: `{ ${fields} }` });
  expect(body.errors).toBeUndefined();
  return body.data ?? {};
}

const stateOf = (country: string, code: string) => {
  const found = geography.countryByCode(country)?.states.find((state) => state.code === code);
  if (found === undefined) throw new Error(`No state ${code} of ${country}.`);
  return found;
};

describe('a larger state', () => {
  it.each([
    ['IT', 'Tuscany', 'Firenze'],
    ['ES', 'Catalonia', 'Barcelona'],
    ['FR', 'Brittany', 'Rennes'],
    ['FR', 'Normandy', 'Rouen'],
    ['GB', 'Scotland', 'Glasgow'],
    ['IE', 'Munster', 'Cork'],
    ['BE', 'Wallonia', 'Namur'],
    ['MA', 'Souss-Massa', 'Agadir'],
    ['UG', 'Central', 'Kampala'],
  ])('%s %s answers the cities of the states in it, such as %s, each once', async (country, name, city) => {
    const { state } = await ask(
      `state: stateNamed(country: "${country}", name: "${name}") { code level children { code } cities { name } }`,
    );
    const { code, level, children, cities } = state as {
      code: string;
      level: number;
      children: unknown[];
      cities: { name: string }[];
    };
    expect(level).toBe(1);
    expect(children.length).toBeGreaterThan(3);
    const found = geography.city(stateOf(country, code), city);
    expect(cities.map((one) => one.name)).toContain(found?.name);
    expect(cities.length).toBe(stateOf(country, code).cityCount);
    expect(cities.length).toBeGreaterThan(20);
  });

  it('tells its children and its level, and lists by level', async () => {
    const { state, country } = await ask(
      `state(country: "FR", code: "67") { level parent { name level parent { code parent { code } } } }
       country(code: "IE") { all: states { code } top: states(level: 1) { name children { name } } below: states(level: 2) { code } }`,
    );
    expect(state).toEqual({
      level: 3,
      parent: { name: 'Alsace', level: 2, parent: { code: 'GES', parent: null } },
    });
    const { all, top, below } = country as {
      all: unknown[];
      top: { name: string; children: unknown[] }[];
      below: unknown[];
    };
    expect(top.map(({ name }) => name)).toEqual(['Connacht', 'Leinster', 'Munster', 'Ulster']);
    expect(top.flatMap(({ children }) => children).length).toBe(26);
    expect(all.length).toBe(top.length + below.length);
    const { body } = await meridian.query({ query: '{ country(code: "IE") { states(level: 4) { code } } }' });
    expect(body.errors?.[0]?.message).toBe('states: "level" must be from 1 to 3, but got 4.');
  });
});

describe('the parents of states', () => {
  it('are those of ISO 3166-2 as another source has it', () => {
    const wrong = states.flatMap(({ code, country, parent }) => {
      const told = parents.get(`${country.isoCode}-${code}`);
      const own = parent === null ? undefined : `${country.isoCode}-${parent.code}`;
      return told === undefined || told === own ? [] : [`${country.isoCode}-${code} ${own ?? 'none'} ${told}`];
    });
    // ISO lists two in a region that is not theirs, and knows no region that was made or that states went to since.
    const known = Object.entries(newParents).map(
      ([key, parent]) => `${key.replace(' ', '-')} ${key.slice(0, 2)}-${parent}`,
    );
    const isKnown = (line: string) => known.some((start) => line.startsWith(`${start} `));
    expect(wrong.filter((line) => !isKnown(line))).toEqual(['MA-CHT MA-09 MA-06', 'MA-NOU MA-06 MA-04']);
    expect(states.filter(({ parent }) => parent !== null).length).toBeGreaterThan(1300);
  });

  it('stand one level above, in the same country', () => {
    for (const state of states) {
      expect(state.level).toBe((state.parent?.level ?? 0) + 1);
      if (state.parent === null) continue;
      expect(state.parent.country).toBe(state.country);
      expect(state.parent.children).toContain(state);
    }
  });
});

describe('cities', () => {
  const isEmpty = (state: State) => state.hasKnownCities && geography.citiesListedIn(state).length === 0;
  const empty = states.filter(isEmpty);

  it('are reached from their country by walking down, each once among the states that hold them', () => {
    for (const country of geography.countries) {
      const held = country.states.flatMap((state) => geography.citiesOf(state).filter((city) => city.state === state));
      expect(new Set(held.map(({ position }) => position)).size).toBe(held.length);
      const walked = country.states
        .filter(({ level }) => level === 1)
        .flatMap((state) => geography.citiesOf(state).map(({ position }) => position));
      expect(walked.sort((a, b) => a - b)).toEqual(held.map(({ position }) => position).sort((a, b) => a - b));
    }
  });

  it('are known of all states but those that are named here', () => {
    const unknown = states.filter(({ hasKnownCities: hasKnownCities }) => !hasKnownCities);
    printFigures(`${unknown.length} states without known cities:\n${named(unknown)}`);
    expect(unknown.filter(({ cityCount }) => cityCount > 0)).toEqual([]);
    expect(unknown.length).toBeLessThan(100);
  });

  it('lack in a state where they are known only if no place in it has 500 people', () => {
    const empty = states.filter((state) => isEmpty(state) && geography.territoryOf(state) === undefined);
    printFigures(`${empty.length} states without a settlement:\n${named(empty)}`);
    const keys = empty.map(({ code, country }) => `${country.isoCode} ${code}`);
    const expected = [...smallStates.keys(), ...uncounted].filter((key) => !territories.has(key));
    expect(keys.toSorted()).toEqual(expected.toSorted());
    expect([...smallStates].filter(([, people]) => people >= 500)).toEqual([]);
  });

  naturalEarth.it('are no populated place of Natural Earth where no place of a state has 500 people', () => {
    const inhabited = populatedPlaces().filter(({ countryCode, province, names }) =>
      empty.some(
        ({ country, name }) =>
          country.isoCode === countryCode && [province, ...names].some((one) => isSameName(one, name)),
      ),
    );
    expect(inhabited.map(({ names }) => names)).toEqual([]);
  });

  it.each([
    ['SH', '03', 'Half Tree Hollow'],
    ['SH', '06', 'Longwood'],
    ['SH', '08', "Saint Paul's"],
    ['IS', 'SSS', 'Skagaströnd'],
    ['IS', 'HUG', 'Blönduós'],
    ['GG', '07', 'Sark'],
  ])('of small states such as %s-%s are there: %s', async (country, code, name) => {
    const { state } = await ask(
      `state: stateNamed(country: "${country}", name: "${code}") { hasKnownCities cities { name isDistrict } }`,
    );
    const { hasKnownCities, cities } = state as {
      hasKnownCities: boolean;
      cities: { name: string; isDistrict: boolean }[];
    };
    expect(hasKnownCities).toBe(true);
    expect(cities.filter(({ isDistrict }) => !isDistrict)).toEqual([{ name, isDistrict: false }]);
  });

  it('are said to be unknown where no source parts a state, which is no empty list', async () => {
    const { empty } = await ask(`
      empty: stateNamed(country: "NU", name: "Hakupu") { hasKnownCities cities { name } }`);
    expect(empty).toEqual({ hasKnownCities: true, cities: [] });
    // Of a parent whose children are all unknown no more is known.
    const { state } = await ask(
      'state(country: "RS", code: "KM") { hasKnownCities cities { name } children { hasKnownCities } }',
    );
    const { children, ...above } = state as { children: { hasKnownCities: boolean }[] };
    expect(above).toEqual({ hasKnownCities: false, cities: [] });
    expect(children.filter(({ hasKnownCities }) => hasKnownCities)).toEqual([]);
  });

  naturalEarth.it('stand in the county, province or district that Natural Earth tells, where it tells one', () => {
    // Of Guinea it tells the regions, whose names prefectures have as well.
    const parted = new Set('BE BF CZ EE FJ IE LK LT MA MW UG'.split(' '));
    const checked = populatedPlaces().flatMap((place) => {
      const country = parted.has(place.countryCode) ? geography.countryByCode(place.countryCode) : undefined;
      const told = country?.states.filter(({ level, name }) => level === 2 && isSameName(name, place.province)) ?? [];
      if (country === undefined || told.length === 0) return [];
      const [city] = place.names
        .flatMap((name) => geography.citiesNamed(country, name))
        .filter((one) => kilometres(one, place) < 25);
      return city === undefined ? [] : [{ city, told }];
    });
    const wrong = checked.filter(({ city, told }) => !told.includes(city.state));
    printFigures(
      `${wrong.length} of ${checked.length} stand elsewhere:`,
      wrong.map(({ city }) => `${city.name} ${city.state.name}`).join(', '),
    );
    expect(checked.length).toBeGreaterThan(80);
    expect(wrong.length).toBeLessThan(checked.length * 0.1);
  });
});

function named(some: typeof states): string {
  return some.map(({ name, country }) => `${country.isoCode} ${name}`).join(', ');
}

describe('of several states of one name', () => {
  it.each([
    ['LT', 'Vilnius', 'VL'],
    ['IE', 'Ulster', 'U'],
    ['EE', 'Tartu', '79'],
  ])('%s %s is the one whose cities have most people', async (country, name, code) => {
    const { state } = await ask(`state: stateNamed(country: "${country}", name: "${name}") { code }`);
    expect(state).toEqual({ code });
  });
});
