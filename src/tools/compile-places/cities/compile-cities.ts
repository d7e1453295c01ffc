/** Makes of the cities of the base package what is served: each once, where it lies, with what GeoNames knows of it. */
import { fold } from '../../../data/geography/search/fold.js';
import { isArea, townOf } from './designations.js';
import { newcomers } from '../changes/city-changes.js';
import type { Districts } from './districts.js';
import { fameOf } from './fame.js';
import { type GeoPlace, isSeat, part } from './geonames.js';
import type { Located, Locator } from './locate.js';
import { isNoPlace } from './no-places.js';
import type { UnnumberedCity } from './number-cities.js';
import { type Matches, isLarge } from '../match.js';
import { type CompiledNames, namesInScripts, namesOfPlace, namesOfRow } from '../names.js';
import { NearIndex, groupBy, kilometres } from '../point.js';
import type { BaseCity, BaseCountry } from '../read-base.js';
import { type Report, count } from '../report.js';
import { isLikeName } from './same-name.js';
import { squeezed } from '../spelling.js';

/** Inhabitants of the places that must not lack. */
const mustHave = 3_000;
/** Inhabitants of a place that rows are often some way off. */
const large = 15_000;
/** A row as near that is no place of GeoNames may be one in another spelling, and surely is when very near. */
const spelledOtherwiseKm = 3;
const samePointKm = 1;
/** Rows of one name in one state nearer than this are one place. */
const sameKm = 5;
/** Nearer than this to a large city, a row of its name that is no place of GeoNames is that city. */
const sameLargeKm = 25;

export interface PlacedCity extends UnnumberedCity {
  readonly country: string;
  /** The base package's code. */
  state: string;
  readonly place: GeoPlace | null;
}

export function compileCities(
  countries: readonly BaseCountry[],
  rows: readonly BaseCity[],
  places: readonly GeoPlace[],
  matches: Matches,
  locator: Locator,
  districts: Districts,
  report: Report,
): PlacedCity[] {
  const twins = groupBy(matches.twins, ([, row]) => rowKey(row));
  const stateNames = new Set(
    countries.flatMap(({ isoCode, states }) => states.map(({ name }) => `${isoCode} ${fold(name)}`)),
  );
  const placed: PlacedCity[] = [];
  const isUnknown: boolean[] = [];
  for (const row of rows) {
    count(report, row.country, 'rows');
    if (matches.twins.has(row)) {
      count(report, row.country, 'twice');
      continue;
    }
    const located = locator.locate(row);
    if (located === undefined) {
      count(report, row.country, 'nowhere');
      report.dropped.push(`${row.country} ${row.state} ${row.name} ${row.latitude} ${row.longitude}`);
      continue;
    }
    if (isNoPlace(row, located, districts)) {
      count(report, row.country, 'noPlace');
      continue;
    }
    if (located.state !== row.state) count(report, row.country, 'otherState');
    if (located.latitude !== row.latitude || located.longitude !== row.longitude)
      count(report, row.country, 'otherPlace');
    const others = (twins.get(rowKey(row)) ?? []).map(([twin]) => twin.name);
    const names = namesOfRow(row.country, row.name, located.place, others);
    if (names.name !== row.name) count(report, row.country, 'renamed');
    // A state written as a city is no settlement either.
    const isState = located.place === null && stateNames.has(`${row.country} ${fold(row.name)}`);
    placed.push(asCity(located, names, isArea(names.name) || isState || districts.has(row, located)));
    isUnknown.push(located.place === null);
  }
  const unknown = groupBy(
    placed.filter((_, at) => isUnknown[at]),
    ({ country }) => country,
  );
  const near = new Map([...unknown].map(([country, own]) => [country, new NearIndex(own)]));
  const listed = new Set(rows.map(({ country }) => country));
  for (const place of places) {
    if (matches.has(place) || (listed.has(place.country) && !isMissed(place))) continue;
    const around = isLarge(place) ? [] : (near.get(place.country)?.nearest(place, 10, spelledOtherwiseKm) ?? []);
    if (around.some((row) => isLikeName(row.name, place.name) || kilometres(row, place) <= samePointKm)) continue;
    const located = locator.add(place);
    if (located === undefined) continue;
    count(report, place.country, 'added');
    report.added.push(`${place.country} ${located.state} ${place.name}`);
    const row = { ...place, state: located.state };
    placed.push(asCity(located, namesOfPlace(place, place), districts.has(row, located)));
  }
  return withoutDuplicates(placed, report);
}

function isMissed({ country, name, known }: GeoPlace): boolean {
  if (newcomers.has(`${country} ${name}`)) return true;
  return (
    known !== null &&
    (known.population >= mustHave || known.feature === 'PPLC' || known.feature === 'PPLA') &&
    known.feature !== part
  );
}

export function asCity(
  { place, ...located }: Located,
  { name, otherNames }: CompiledNames,
  district: boolean,
): PlacedCity {
  const known = place?.known;
  const population = known === null || known === undefined || known.population === 0 ? null : known.population;
  const fame = known ? fameOf(namesInScripts(known)) : 0;
  return {
    ...located,
    place,
    name,
    population,
    isDistrict: district,
    seat: !district && isSeat(known?.feature),
    fame,
    otherNames,
    iataCodes: [],
  };
}

/** Among cities of one name in one state, nearby, the one with the most inhabitants stays, else the first. */
function withoutDuplicates(cities: readonly PlacedCity[], report: Report): PlacedCity[] {
  const groups = groupBy(cities, ({ country, state, name }) => `${country} ${state} ${squeezed(townOf(name))}`);
  return [...groups.values()].flatMap((group) => {
    const distinct: PlacedCity[] = [];
    for (const city of group.toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0))) {
      if (distinct.some((other) => isSame(other, city))) count(report, city.country, 'twice');
      else distinct.push(city);
    }
    return distinct;
  });
}

function isSame(larger: PlacedCity, city: PlacedCity): boolean {
  const isLarge = city.population === null && larger.population !== null && larger.population >= large;
  return kilometres(larger, city) < (isLarge ? sameLargeKm : sameKm);
}

function rowKey({ country, state, name, latitude, longitude }: BaseCity): string {
  return [country, state, name, latitude, longitude].join('\t');
}
