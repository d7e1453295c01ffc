/**
 * `npm run places`: compiles the places of the base package, corrected from better sources, into src/data/geography/data.
 * With a folder as argument, keeps the sources there.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareFolded, fold } from '../../data/geography/search/fold.js';
import { territories } from '../../data/geography/territories.js';
import { formerStatesFile, listFormerStates, readFormerStates } from '../geography/former-states-file.js';
import { citiesFile, readCities, writeCities } from '../geography/places-file.js';
import {
  type ListedCountry,
  countriesFile,
  countryNamesFile,
  listPlaces,
  readPlaces,
} from '../geography/places-list.js';
import { withNewStates } from './changes/add-states.js';
import { withChanges } from './changes/apply.js';
import { withAirports } from './cities/airports.js';
import { type PlacedCity, compileCities } from './cities/compile-cities.js';
import { correctCountries } from './countries/correct-countries.js';
import { type CorrectedState, StateCorrection } from './states/correct-states.js';
import { displacedPairs } from './cities/displaced.js';
import { Districts } from './cities/districts.js';
import { readGeoNames } from './cities/geonames.js';
import { type UnnumberedPlaces, numberCities } from './cities/number-cities.js';
import { Locator } from './cities/locate.js';
import { formerStates } from './states/former-states.js';
import { withLoneStates } from './states/lone-states.js';
import { Matches } from './match.js';
import { parted, unsettled } from './states/levels.js';
import { withMissingStates } from './states/missing-states.js';
import { withoutMunicipalities } from './cities/municipalities.js';
import { groupBy } from './point.js';
import { Polygons } from './polygons.js';
import { readBase } from './read-base.js';
import { Parents } from './states/parents.js';
import { CityParts } from './cities/parts.js';
import { newReport, print } from './report.js';
import { type Sources, fetchSources } from './sources.js';
import { stateCode } from './states/state-codes.js';
import { englishStateName } from './states/english-state-names.js';
import { readStateNames } from './states/state-names.js';
import { Units } from './cities/units.js';
import { withKnownPlaces } from './cities/fill.js';
import { settleStrays } from './cities/strays.js';
import { settleTerritories } from './cities/territories.js';
import { withoutTwins } from './cities/twins.js';
import { Villages } from './cities/villages.js';
import { withZoneNames } from './cities/zone-cities.js';
import { Zones } from './countries/zones.js';

interface CompiledCountry extends ListedCountry {
  readonly states: readonly CorrectedState[];
}

/** Inhabitants from which on a state has its names in other languages; a larger one has too, and one of those below it that GeoNames parts. */
const known = 500_000;

async function compile(sources: Sources): Promise<{ countries: CompiledCountry[]; cities: PlacedCity[] }> {
  const base = readBase(sources);
  const { cities } = base;
  const places = readGeoNames(sources);
  const countries = withMissingStates(withLoneStates(base.countries, places));
  console.log(`${cities.length} rows, ${places.length} places of GeoNames`);
  const polygons = new Polygons(sources);
  const zones = new Zones(sources, countries, places);
  const nearby = new Matches(cities, places);
  const units = new Units(sources, countries, nearby.pairs, places, polygons);
  for (const conflict of units.conflicts) console.log(conflict);
  const displaced = displacedPairs(cities, places, units);
  const matches = new Matches(cities, places, displaced);
  console.log(`${matches.pairs.size} rows are places of GeoNames, ${matches.twins.size} stand twice`);
  const parents = new Parents();
  const locator = new Locator(
    countries,
    parents,
    matches,
    units,
    polygons,
    zones,
    places,
    new Set(displaced.map(([{ country }]) => country)),
  );
  const districts = new Districts(sources, places, units);
  const report = newReport();
  const parts = new CityParts(sources, countries, places, units, parents);
  for (const division of parts.unmatched) console.log(`unmatched ${division}`);
  const settled = withoutMunicipalities(compileCities(countries, cities, places, matches, locator, districts, report));
  const villages = new Villages(sources, places, locator, parts, polygons);
  const single = withoutTwins(settleStrays(settleTerritories(countries, settled)));
  const placed = withAirports(
    sources,
    withZoneNames(sources, villages.fill(countries, parts.part(withKnownPlaces(single, places)))),
  );
  console.log(print(report));
  const correction = new StateCorrection(
    sources,
    await readStateNames(sources),
    parents,
    polygons,
    zones,
    places,
    cities,
  );
  const filled = new Set(placed.map(({ country, state }) => `${country} ${state}`));
  /** Whether a source says which cities lie in it, be it none. */
  const isKnown = (country: string, { baseCode, code }: { baseCode: string; code: string }): boolean =>
    territories.has(`${country} ${code}`) ||
    filled.has(`${country} ${baseCode}`) ||
    parents.has(country, code) ||
    unsettled.has(`${country} ${code}`);
  const corrected = correctCountries(countries, sources).map((country, at) => {
    const base = countries[at];
    const own = base === undefined ? [] : correction.correct(base);
    const states = own.map((state) => ({
      ...state,
      name: nameOf(country, state, own.length === 1),
      hasKnownCities: isKnown(country.isoCode, state),
    }));
    return { ...country, states: withNewStates(country.isoCode, states) };
  });
  return { countries: corrected, cities: placed };
}

/** The one state of a territory without divisions has the name of the territory. */
function nameOf(
  country: { readonly isoCode: string; readonly name: string },
  { code, name }: { readonly code: string; readonly name: string },
  isOnly: boolean,
): string {
  return isOnly && code === country.isoCode ? country.name : englishStateName(country.isoCode, code, name);
}

/** Under the corrected codes of their states. */
function byState(countries: readonly CompiledCountry[], cities: readonly PlacedCity[]): Map<string, UnnumberedPlaces> {
  const groups = groupBy(cities, ({ country, state }) => `${country} ${stateCode(country, state)}`);
  return new Map(
    countries.flatMap(({ isoCode, states }) =>
      states.map(({ code, parent, otherNames }): [string, UnnumberedPlaces] => {
        const own = groups.get(`${isoCode} ${code}`) ?? [];
        const isPart = parent !== null && parted.has(isoCode);
        const people = own.reduce((sum, { population }) => sum + (population ?? 0), 0);
        const isKnown = own.length === 0 || isPart || people >= known;
        return [
          `${isoCode} ${code}`,
          {
            cities: own.sort((a, b) => compareFolded(fold(a.name), fold(b.name))),
            otherNames: isKnown ? otherNames : [],
          },
        ];
      }),
    ),
  );
}

const given = process.argv[2];
const folder = given ?? (await mkdtemp(join(tmpdir(), 'places-')));
const before = { countries: readPlaces(), former: readFormerStates(), cities: readCities(readFileSync(citiesFile)) };
const sources = await fetchSources(folder);
const { countries, cities } = await compile(sources);
const { matched, added, moves, ...numbered } = numberCities(byState(countries, cities), before.cities);
const aliasesFile = createRequire(import.meta.url).resolve('cldr-core/supplemental/aliases.json');
const aliases: unknown = JSON.parse(readFileSync(aliasesFile, 'utf8'));
const listed = listPlaces(countries);
await writeFile(countriesFile, listed.countries);
await writeFile(countryNamesFile, listed.names);
await writeFile(formerStatesFile, listFormerStates(formerStates(countries, before, aliases, moves)));
await writeFile(citiesFile, writeCities({ ...numbered, byState: withChanges(numbered.byState) }));
if (given === undefined) await rm(folder, { recursive: true });
const gone = numbered.retired.size - before.cities.retired.size;
console.log(`${matched + added} cities: ${matched} as before, ${added} new; ${gone} are gone`);
