/**
 * The countries whose rows lie beside the places that they name: of many the coordinates are the corner of an area.
 * There a name that is the only one of the country or of its state, in the base package and in GeoNames, tells more.
 */
import { fold } from '../fold.js';
import type { GeoPlace } from './geonames.js';
import { groupBy, kilometres } from './point.js';
import type { BaseCity } from './read-base.js';
import type { Units } from './units.js';

/** Kilometres beyond which a row is beside its place, and the share of such rows that makes a country displaced. */
const beside = 10;
const share = 0.2;
/** Fewer names are no evidence. */
const fewest = 30;
/** Farther away, it is another place after all. */
const farthest = 100;

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
  return [...inCountry, ...inState].filter(([{ country }]) => displaced.has(country));
}

/** Rows and places of the same key that are the only ones of it. */
function onlyOnes(rows: Map<string, BaseCity[]>, named: Map<string, GeoPlace[]>): Pair[] {
  return [...rows].flatMap(([key, [city, ...otherRows]]): Pair[] => {
    const [place, ...otherPlaces] = named.get(key) ?? [];
    if (!city || !place || otherRows.length > 0 || otherPlaces.length > 0) return [];
    return kilometres(city, place) > farthest ? [] : [[city, place]];
  });
}
