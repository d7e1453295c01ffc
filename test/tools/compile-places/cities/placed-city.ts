/** Cities and places of GeoNames on the equator, as the compilation has them. */
import type { PlacedCity } from '../../../../src/tools/compile-places/cities/compile-cities.js';
import type { GeoPlace } from '../../../../src/tools/compile-places/cities/geonames.js';

const kmPerDegree = 111.32;

interface Row {
  readonly name: string;
  readonly country?: string;
  /** How far east, in kilometres. */
  readonly east?: number;
  readonly population?: number | null;
  readonly otherNames?: readonly string[];
}

export function placedCity({ name, country = 'XX', east = 0, population = null, otherNames = [] }: Row): PlacedCity {
  return {
    name,
    country,
    state: 'N',
    latitude: 0,
    longitude: east / kmPerDegree,
    timezone: 'Etc/UTC',
    population,
    isDistrict: false,
    seat: false,
    fame: 0,
    otherNames,
    iataCodes: [],
    place: null,
  };
}

/** A population of 0 is one that GeoNames does not know. */
export function geoPlace(
  { name, country = 'XX', east = 0, population = 0, otherNames = [] }: Row,
  feature = 'PPL',
): GeoPlace {
  const known = { name, otherNames, newerNames: [], feature, population: population ?? 0, timezone: 'Etc/UTC' };
  return { name, country, latitude: 0, longitude: east / kmPerDegree, admin1: '01', admin2: '', known };
}
