/**
 * `npm run places`: compiles the places of the base package, corrected from better sources, into src/data/geography/data.
 * With a folder as argument, keeps the sources there.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareFolded, fold } from '../../data/geography/search/fold.js';
import { type StatePlaces, citiesFile, writeCities } from '../geography/places-file.js';
import { type ListedCountry, countriesFile, countryNamesFile, listPlaces } from '../geography/places-list.js';
import { type PlacedCity, compileCities } from './cities/compile-cities.js';
import { correctCountries } from './countries/correct-countries.js';
import { type CorrectedState, StateCorrection } from './states/correct-states.js';
import { displacedPairs } from './cities/displaced.js';
import { Districts } from './cities/districts.js';
import { readGeoNames } from './cities/geonames.js';
import { Locator } from './cities/locate.js';
import { withLoneStates } from './states/lone-states.js';
import { Matches } from './match.js';
import { withoutMunicipalities } from './cities/municipalities.js';
import { groupBy } from './point.js';
import { Polygons } from './polygons.js';
import { readBase } from './read-base.js';
import { newReport, print } from './report.js';
import { type Sources, fetchSources } from './sources.js';
import { stateCode } from './states/state-codes.js';
import { readStateNames } from './states/state-names.js';
import { Units } from './cities/units.js';
import { Zones } from './countries/zones.js';

interface CompiledCountry extends ListedCountry {
  readonly states: readonly CorrectedState[];
}

/** Inhabitants from which on a state has its names in other languages; one whose cities stand under others has too. */
const known = 500_000;

async function compile(sources: Sources): Promise<{ countries: CompiledCountry[]; cities: PlacedCity[] }> {
  const base = readBase(sources);
  const { cities } = base;
  const places = readGeoNames(sources);
  const countries = withLoneStates(base.countries, places);
  console.log(`${cities.length} rows, ${places.length} places of GeoNames`);
  const polygons = new Polygons(sources);
  const zones = new Zones(sources, countries, places);
  const nearby = new Matches(cities, places);
  const units = new Units(sources, countries, nearby.pairs, places, polygons);
  for (const conflict of units.conflicts) console.log(conflict);
  const displaced = displacedPairs(cities, places, units);
  const matches = new Matches(cities, places, displaced);
  console.log(`${matches.pairs.size} rows are places of GeoNames, ${matches.twins.size} stand twice`);
  const locator = new Locator(
    countries,
    matches,
    units,
    polygons,
    zones,
    places,
    new Set(displaced.map(([{ country }]) => country)),
  );
  const districts = new Districts(sources, places, units);
  const report = newReport();
  const placed = withoutMunicipalities(compileCities(countries, cities, places, matches, locator, districts, report));
  console.log(print(report));
  const states = new StateCorrection(sources, await readStateNames(sources), polygons, zones, places, cities);
  const corrected = correctCountries(countries, sources).map((country, at) => {
    const base = countries[at];
    return { ...country, states: base === undefined ? [] : states.correct(base) };
  });
  return { countries: corrected, cities: placed };
}

/** Under the corrected codes of their states. */
function byState(countries: readonly CompiledCountry[], cities: readonly PlacedCity[]): Map<string, StatePlaces> {
  const groups = groupBy(cities, ({ country, state }) => `${country} ${stateCode(country, state)}`);
  return new Map(
    countries.flatMap(({ isoCode, states }) =>
      states.map(({ code, otherNames }): [string, StatePlaces] => {
        const own = groups.get(`${isoCode} ${code}`) ?? [];
        const people = own.reduce((sum, { population }) => sum + (population ?? 0), 0);
        return [
          `${isoCode} ${code}`,
          {
            cities: own.sort((a, b) => compareFolded(fold(a.name), fold(b.name))),
            otherNames: own.length === 0 || people >= known ? otherNames : [],
          },
        ];
      }),
    ),
  );
}

const given = process.argv[2];
const folder = given ?? (await mkdtemp(join(tmpdir(), 'places-')));
const { countries, cities } = await compile(await fetchSources(folder));
const listed = listPlaces(countries);
await writeFile(countriesFile, listed.countries);
await writeFile(countryNamesFile, listed.names);
await writeFile(citiesFile, writeCities(byState(countries, cities)));
if (given === undefined) await rm(folder, { recursive: true });
console.log(`${cities.length} cities`);
