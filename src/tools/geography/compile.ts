/** Makes the compact data file from the committed places. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import KDBush from 'kdbush';
import { shipped } from '../../base/paths.js';
import { listChanges } from './changes-list.js';
import { cityOrders } from './city-orders.js';
import { compileNames } from './compile-names.js';
import { compileTree } from './compile-tree.js';
import { type CityColumns, encode, otherNameEnd } from '../../data/geography/file/data-file.js';
import { bestsOf } from '../../data/geography/search/ranking.js';
import { compareFolded, fold } from '../../data/geography/search/fold.js';
import { formerStatesFile, readFormerStates } from './former-states-file.js';
import { citiesFile } from './places-file.js';
import { countriesFile, countryNamesFile } from './places-list.js';
import { readSource } from './source.js';
import type { SourceCity, SourceCountry } from './source-country.js';
import { inTreeOrder } from './tree-order.js';
import { starts } from './starts.js';
import { ownersOf, stateColumns, textsOf } from './state-columns.js';
import { betweenNames } from '../../data/geography/translated-names.js';

/**
 * A digest of the places, CLDR, and the code that makes and reads them: it distinguishes a stale file from a good one.
 */
export function fingerprint(): Buffer {
  const { resolve } = createRequire(import.meta.url);
  const code = ['data/geography', 'tools/geography', 'tools/compile-places/changes'].flatMap(codeIn);
  const places = [citiesFile, countriesFile, countryNamesFile, formerStatesFile];
  const inputs = [...places, resolve('cldr-core/package.json'), ...code];
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(readFileSync(input));
  return hash.digest();
}

/** The built code in a folder and below it. */
function codeIn(folder: string): readonly string[] {
  const path = fileURLToPath(shipped(`dist/${folder}`));
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.js'))
    .toSorted()
    .map((name) => join(path, name));
}

export function compileGeography(): Buffer {
  const source = readSource();
  const countries = source.countries.sort(byFolded(({ name }) => name)).map((country) => ({
    ...country,
    states: country.states
      .sort((a, b) => compareFolded(fold(a.name), fold(b.name)) || compareFolded(a.code, b.code))
      .map((state) => ({ ...state, cities: state.cities.sort(byFolded(({ name }) => name)) })),
  }));
  const cities = countries.flatMap(({ states }) => inTreeOrder(states).flatMap((state) => state.cities));
  const states = countries.flatMap((country) => country.states);
  const timezones = listed([...cities, ...states].map(({ timezone }) => timezone));
  const types = listed(states.map(({ type }) => type));
  const languages = listed(countries.flatMap(({ translations }) => translations.map(({ language }) => language)));
  const { names, forgiven } = compileNames(countries);
  return encode(fingerprint(), {
    head: {
      countries: headsOf(countries, languages),
      states: textsOf(states, types),
      formerStates: [...readFormerStates()],
      changes: listChanges(isStateOf(countries)),
      timezones,
      languages,
    },
    states: stateColumns(countries, types, timezones),
    cities: {
      ...cityColumns(cities, timezones),
      ...cityOrders(countries),
      retired: Uint32Array.from([...source.retired].flatMap(([number, successor]) => [number, successor ?? 0])),
      owners: ownersOf(countries),
    },
    names,
    tree: compileTree(names, (key) => forgiven.has(key)),
    bests: bestsOf(names.scores),
    nearby: nearbyIndex(cities),
  });
}

/** Says whether a country has a state of that code. */
function isStateOf(countries: readonly SourceCountry[]): (country: string, code: string) => boolean {
  const keys = new Set(countries.flatMap(({ isoCode, states }) => states.map(({ code }) => `${isoCode} ${code}`)));
  return (country, code) => keys.has(`${country} ${code}`);
}

/** The texts without repeats, sorted. */
function listed(texts: readonly (string | null)[]): string[] {
  return [...new Set(texts.filter((text) => text !== null))].sort();
}

/**
 * The countries for the head of the file: with the number of their states, and their names in the order of the
 * languages.
 */
function headsOf(countries: readonly SourceCountry[], languages: readonly string[]) {
  return countries.map(({ states, translations, ...country }) => {
    const translated = new Map(translations.map(({ language, name }) => [language, name]));
    const names = languages.map((language) => translated.get(language) ?? '').join(betweenNames);
    return { ...country, names, states: states.length };
  });
}

function cityColumns(
  cities: readonly SourceCity[],
  timezones: readonly string[],
): Omit<CityColumns, 'owners' | 'retired' | 'byPopulation' | 'byName'> {
  const zoneAt = new Map(timezones.map((zone, position) => [zone, position]));
  const names = cities.map(({ name }) => Buffer.from(name));
  const otherNames = cities.map((city) => Buffer.from(city.otherNames.join(otherNameEnd)));
  return {
    latitudes: Float64Array.from(cities, ({ latitude }) => latitude),
    longitudes: Float64Array.from(cities, ({ longitude }) => longitude),
    populations: Uint32Array.from(cities, ({ population }) => population ?? 0),
    zones: Uint16Array.from(cities, ({ timezone }) => zoneAt.get(timezone) ?? 0),
    districts: Uint8Array.from(cities, ({ isDistrict: district }) => Number(district)),
    numbers: Uint32Array.from(cities, ({ number }) => number),
    nameStarts: starts(names.map(({ length }) => length)),
    names: Buffer.concat(names),
    otherNameStarts: starts(otherNames.map(({ length }) => length)),
    otherNames: Buffer.concat(otherNames),
    iataPositions: Uint32Array.from(cities.flatMap(({ iataCodes }, position) => iataCodes.map(() => position))),
    iataCodes: Buffer.from(cities.flatMap(({ iataCodes }) => iataCodes).join('')),
  };
}

/** The index by which the cities near a point are found. */
function nearbyIndex(cities: readonly SourceCity[]) {
  const index = new KDBush(cities.length);
  for (const { latitude, longitude } of cities) index.add(longitude, latitude);
  return index.finish().data;
}

/** Sorting is stable, so places of one name keep the order of the data set. */
function byFolded<Item>(name: (item: Item) => string): (a: Item, b: Item) => number {
  return (a, b) => compareFolded(fold(name(a)), fold(name(b)));
}
