/**
 * `npm run places`: compiles the places of the base package, corrected from better sources, into src/geography/data.
 * With a folder as argument, keeps the sources there.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareFolded, fold } from '../fold.js';
import { citiesFile, countriesFile, writeCities } from '../places-file.js';
import { type PlacedCity, compileCities } from './compile-cities.js';
import { readGeoNames } from './geonames.js';
import { Locator } from './locate.js';
import { Matches } from './match.js';
import { groupBy } from './point.js';
import { Polygons } from './polygons.js';
import { type BaseCountry, readBase } from './read-base.js';
import { newReport, print } from './report.js';
import { type Sources, fetchSources } from './sources.js';
import { Units } from './units.js';
import { Zones } from './zones.js';

function compile(sources: Sources): { countries: readonly BaseCountry[]; cities: PlacedCity[] } {
  const { countries, cities } = readBase(sources);
  const places = readGeoNames(sources);
  console.log(`${cities.length} rows, ${places.length} places of GeoNames`);
  const polygons = new Polygons(sources);
  const zones = new Zones(sources, countries, places);
  const matches = new Matches(cities, places);
  console.log(`${matches.pairs.size} rows are places of GeoNames, ${matches.twins.size} stand twice`);
  const units = new Units(sources, countries, matches.pairs, places, polygons);
  for (const conflict of units.conflicts) console.log(conflict);
  const locator = new Locator(countries, matches, units, polygons, zones, places);
  const report = newReport();
  const placed = compileCities(countries, cities, places, matches, locator, report);
  console.log(print(report));
  return { countries, cities: placed };
}

/** A line for each state, so that a later compilation differs by readable lines. */
function printCountries(countries: readonly BaseCountry[]): string {
  const lines = countries.map(({ states, ...country }) => {
    const head = JSON.stringify(country).slice(0, -1);
    return `${head},"states":[${states.map((state) => `\n${JSON.stringify(state)}`).join(',')}]}`;
  });
  return `[\n${lines.join(',\n')}\n]\n`;
}

function byState(countries: readonly BaseCountry[], cities: readonly PlacedCity[]): Map<string, PlacedCity[]> {
  const groups = groupBy(cities, ({ country, state }) => `${country} ${state}`);
  return new Map(
    countries.flatMap(({ isoCode, states }) =>
      states.map(({ code }): [string, PlacedCity[]] => {
        const own = groups.get(`${isoCode} ${code}`) ?? [];
        return [`${isoCode} ${code}`, own.sort((a, b) => compareFolded(fold(a.name), fold(b.name)))];
      }),
    ),
  );
}

const given = process.argv[2];
const folder = given ?? (await mkdtemp(join(tmpdir(), 'places-')));
const { countries, cities } = compile(await fetchSources(folder));
await writeFile(countriesFile, printCountries(countries));
await writeFile(citiesFile, writeCities(byState(countries, cities)));
if (given === undefined) await rm(folder, { recursive: true });
console.log(`${cities.length} cities`);
