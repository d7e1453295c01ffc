/** Makes the compact data file out of the committed places. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encode } from './data-file.js';
import { compareFolded, fold } from './fold.js';
import { citiesFile } from './places-file.js';
import { countriesFile, countryNamesFile } from './places-list.js';
import { type SourceCity, readSource } from './source.js';
import { betweenNames } from './translated-names.js';

/** Changes whenever the places, CLDR or the code of this folder do: what tells a stale file from a good one. */
export function fingerprint(): Buffer {
  const { resolve } = createRequire(import.meta.url);
  const folder = dirname(fileURLToPath(import.meta.url));
  const code = readdirSync(folder).filter((name) => /\.[jt]s$/.test(name));
  const inputs = [
    citiesFile,
    resolve('cldr-core/package.json'),
    countriesFile,
    countryNamesFile,
    ...code.sort().map((name) => join(folder, name)),
  ];
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(readFileSync(input));
  return hash.digest();
}

export function compileGeography(): Buffer {
  const cities: SourceCity[] = [];
  const source = readSource().sort(byFolded(({ name }) => name));
  const languages = [
    ...new Set(source.flatMap(({ translations }) => translations.map(({ language }) => language))),
  ].sort();
  const countries = source.map(({ translations, ...country }) => {
    const translated = new Map(translations.map(({ language, name }) => [language, name]));
    return {
      ...country,
      names: languages.map((language) => translated.get(language) ?? '').join(betweenNames),
      states: country.states
        .sort((a, b) => compareFolded(fold(a.name), fold(b.name)) || compareFolded(a.code, b.code))
        .map(({ cities: own, ...state }) => {
          cities.push(...own.sort(byFolded(({ name }) => name)));
          return { ...state, cityCount: own.length };
        }),
    };
  });

  const timezones = [...new Set(cities.map(({ timezone }) => timezone))].sort();
  const zoneAt = new Map(timezones.map((zone, position) => [zone, position]));
  const names = cities.map(({ name }) => Buffer.from(name));
  const nameStarts = new Uint32Array(cities.length + 1);
  names.forEach((name, city) => (nameStarts[city + 1] = (nameStarts[city] ?? 0) + name.length));
  const folded = cities.map(({ name }, position) => ({ key: fold(name), position }));

  return encode(
    fingerprint(),
    { countries, timezones, languages },
    {
      latitudes: Float64Array.from(cities, ({ latitude }) => latitude),
      longitudes: Float64Array.from(cities, ({ longitude }) => longitude),
      byName: Uint32Array.from(folded.sort(byKey), ({ position }) => position),
      nameStarts,
      zones: Uint16Array.from(cities, ({ timezone }) => zoneAt.get(timezone) ?? 0),
      names: Buffer.concat(names),
    },
  );
}

/** Sorting is stable, so that places of one name stay in the order of the data set. */
function byFolded<Item>(name: (item: Item) => string): (a: Item, b: Item) => number {
  return (a, b) => compareFolded(fold(name(a)), fold(name(b)));
}

function byKey(a: { key: string }, b: { key: string }): number {
  return compareFolded(a.key, b.key);
}
