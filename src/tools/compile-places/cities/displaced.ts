/**
 * The countries whose rows lie beside the places that they name: of many the coordinates are the corner of an area.
 * There a name that is the only one of the country or of its state, in the base package and in GeoNames, says more.
 */
import { fold } from '../../../data/geography/search/fold.js';
import type { GeoPlace } from './geonames.js';
import { isGeocoded } from './geocoded.js';
import { offCentre } from '../states/levels.js';
import { NearIndex, type GeoPoint, groupBy, kilometres } from '../point.js';
import type { BaseCity } from '../read-base.js';
import type { Units } from './units.js';

/** Kilometres beyond which a row is beside its place, and the share of such rows that makes a country displaced. */
const beside = 10;
const share = 0.2;
/** Fewer names are no evidence. */
const fewest = 30;
/** Farther away, it is another place after all; nearer if that one lies in another state than the row claims. */
const farthest = 100;
const farthestElsewhere = 50;
/** How many rows around, and how near, show how far one lies beside its place. */
const rowsAround = 3;
const aroundKm = 15;

type Pair = readonly [BaseCity, GeoPlace];

export function displacedPairs(cities: readonly BaseCity[], places: readonly GeoPlace[], units: Units): Pair[] {
  const inState = onlyOnes(
    groupBy(cities, ({ country, state, name }) => `${country} ${state} ${fold(name)}`),
    groupBy(places, (place) => `${place.country} ${units.ofPlace(place) ?? ''} ${fold(place.name)}`),
  );
  const displaced = new Set(
    [...groupBy(inState, ([{ country }]) => country)].flatMap(([country, pairs]) => {
      const far = pairs.filter(([city, place]) => kilometres(city, place) > beside).length;
      return pairs.length < fewest || far < pairs.length * share ? [] : country;
    }),
  );
  const inCountry = onlyOnes(
    groupBy(cities, ({ country, name }) => `${country} ${fold(name)}`),
    groupBy(places, (place) => `${place.country} ${fold(place.name)}`),
  );
  return [...inCountry, ...inState].filter(
    ([city, place]) =>
      displaced.has(city.country) &&
      (units.ofPlace(place) === city.state || kilometres(city, place) <= farthestElsewhere),
  );
}

/** Rows and places of the same key that are the only ones of it. */
function onlyOnes(rows: Map<string, BaseCity[]>, named: Map<string, GeoPlace[]>): Pair[] {
  return [...rows].flatMap(([key, [city, ...otherRows]]): Pair[] => {
    const [place, ...otherPlaces] = named.get(key) ?? [];
    if (!city || !place || otherRows.length > 0 || otherPlaces.length > 0) return [];
    return kilometres(city, place) > farthest ? [] : [[city, place]];
  });
}

interface Beside extends GeoPoint {
  readonly place: GeoPlace;
}

/** Rows around are as far beside their places as a row without one is: their states and the mean of their distances decide. */
export class Displacements {
  readonly #rows: ReadonlyMap<string, NearIndex<Beside>>;
  readonly #units: Units;

  constructor(pairs: ReadonlyMap<BaseCity, GeoPlace>, displaced: ReadonlySet<string>, units: Units) {
    this.#units = units;
    const own = [...pairs].filter(([{ country }]) => displaced.has(country) && offCentre.has(country));
    this.#rows = new Map(
      [...groupBy(own, ([{ country }]) => country)].map(([country, rows]) => [
        country,
        new NearIndex(rows.map(([city, place]) => ({ ...city, place }))),
      ]),
    );
  }

  /** The point where the row is meant to lie, and its state; undefined where rows are not displaced, or none is around. */
  of(city: BaseCity): (GeoPoint & { readonly state: string | undefined }) | undefined {
    if (!isGeocoded(city)) return undefined;
    const around = this.#rows.get(city.country)?.nearest(city, rowsAround, aroundKm) ?? [];
    if (around.length === 0) return undefined;
    const states = around.flatMap(({ place }) => this.#units.ofPlace(place) ?? []);
    const mean = (way: (row: Beside) => number) => around.reduce((sum, row) => sum + way(row), 0) / around.length;
    return {
      latitude: degrees(city.latitude + mean((row) => row.place.latitude - row.latitude)),
      longitude: degrees(city.longitude + mean((row) => row.place.longitude - row.longitude)),
      state: states.find((each, at) => states.indexOf(each) < at) ?? states[0],
    };
  }
}

/** Degrees are as exact as the sources write them. */
function degrees(value: number): number {
  return Number(value.toFixed(5));
}
