/** Makes the compact data file out of the committed places. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import KDBush from 'kdbush';
import { shipped } from '../../base/paths.js';
import { compileNames, starts } from './compile-names.js';
import { compileTree } from './compile-tree.js';
import { type CityColumns, encode, otherNameEnd } from '../../data/geography/file/data-file.js';
import { compareFolded, fold } from '../../data/geography/search/fold.js';
import { citiesFile } from './places-file.js';
import { countriesFile, countryNamesFile } from './places-list.js';
import { readSource } from './source.js';
import type { SourceCity, SourceCountry } from './source-country.js';
import { inTreeOrder, withBelow } from './tree-order.js';
import { betweenNames } from '../../data/geography/translated-names.js';

/** Changes whenever the places, CLDR or the code that makes and reads them do: what distinguishes a stale file from a good one. */
export function fingerprint(): Buffer {
  const { resolve } = createRequire(import.meta.url);
  const code = ['data/geography', 'tools/geography'].flatMap(codeIn);
  const inputs = [citiesFile, resolve('cldr-core/package.json'), countriesFile, countryNamesFile, ...code];
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(readFileSync(input));
  return hash.digest();
}

/** In a folder of what is built, and below it. */
function codeIn(folder: string): readonly string[] {
  const path = fileURLToPath(shipped(`dist/${folder}`));
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.js'))
    .toSorted()
    .map((name) => join(path, name));
}

export function compileGeography(): Buffer {
  const countries = readSource()
    .sort(byFolded(({ name }) => name))
    .map((country) => ({
      ...country,
      states: country.states
        .sort((a, b) => compareFolded(fold(a.name), fold(b.name)) || compareFolded(a.code, b.code))
        .map((state) => ({ ...state, cities: state.cities.sort(byFolded(({ name }) => name)) })),
    }));
  const cities = countries.flatMap(({ states }) => inTreeOrder(states).flatMap((state) => state.cities));
  const timezones = [...new Set(cities.map(({ timezone }) => timezone))].sort();
  const languages = [
    ...new Set(countries.flatMap(({ translations }) => translations.map(({ language }) => language))),
  ].sort();
  const { names, forgiven } = compileNames(countries);
  return encode(fingerprint(), {
    head: { countries: headsOf(countries, languages), timezones, languages },
    cities: cityColumns(cities, timezones),
    names,
    tree: compileTree(names, (key) => forgiven.has(key)),
    nearby: nearbyIndex(cities),
  });
}

/** Countries as they stand in the head of the file: without cities, their names in the order of the languages. */
function headsOf(countries: readonly SourceCountry[], languages: readonly string[]) {
  const states = countries.flatMap((country) => inTreeOrder(country.states));
  const ends = starts(states.map(({ cities }) => cities.length));
  const firstCities = new Map(states.map((state, position) => [state, ends[position]]));
  return countries.map(({ states: own, translations, ...country }) => {
    const translated = new Map(translations.map(({ language, name }) => [language, name]));
    return {
      ...country,
      names: languages.map((language) => translated.get(language) ?? '').join(betweenNames),
      states: own.map((state) => {
        const { cities, otherNames: _searchedAlone, ...shown } = state;
        const cityCount = withBelow(state, own).reduce((sum, below) => sum + below.cities.length, 0);
        return { ...shown, firstCity: firstCities.get(state), cityCount, ownCityCount: cities.length };
      }),
    };
  });
}

function cityColumns(cities: readonly SourceCity[], timezones: readonly string[]): CityColumns {
  const zoneAt = new Map(timezones.map((zone, position) => [zone, position]));
  const names = cities.map(({ name }) => Buffer.from(name));
  const otherNames = cities.map((city) => Buffer.from(city.otherNames.join(otherNameEnd)));
  return {
    latitudes: Float64Array.from(cities, ({ latitude }) => latitude),
    longitudes: Float64Array.from(cities, ({ longitude }) => longitude),
    populations: Uint32Array.from(cities, ({ population }) => population ?? 0),
    zones: Uint16Array.from(cities, ({ timezone }) => zoneAt.get(timezone) ?? 0),
    districts: Uint8Array.from(cities, ({ district }) => Number(district)),
    nameStarts: starts(names.map(({ length }) => length)),
    names: Buffer.concat(names),
    otherNameStarts: starts(otherNames.map(({ length }) => length)),
    otherNames: Buffer.concat(otherNames),
  };
}

/** The index by which the cities near a point are found. */
function nearbyIndex(cities: readonly SourceCity[]) {
  const index = new KDBush(cities.length);
  for (const { latitude, longitude } of cities) index.add(longitude, latitude);
  return index.finish().data;
}

/** Sorting is stable, so that places of one name stay in the order of the data set. */
function byFolded<Item>(name: (item: Item) => string): (a: Item, b: Item) => number {
  return (a, b) => compareFolded(fold(name(a)), fold(name(b)));
}
