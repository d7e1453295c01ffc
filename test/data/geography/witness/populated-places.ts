/** The populated places of Natural Earth, as the package city-timezones has them: no source of Meridian's own data. */
import { jsonObject, list, number, text } from '../../../../src/base/checked.js';
import type { Point } from './distance.js';
import { exported, lazily } from './registers/files.js';

export interface PopulatedPlace extends Point {
  readonly names: readonly string[];
  readonly countryCode: string;
  readonly province: string;
  /** Inhabitants of the built-up area, estimated. */
  readonly population: number;
  /** Null for a few. */
  readonly timezone: string | null;
}

/** Those that lie in a country with an ISO code. */
export const populatedPlaces = lazily((): readonly PopulatedPlace[] =>
  list(exported('city-timezones').cityMapping)
    .map(jsonObject)
    .filter(({ iso2 }) => /^[A-Z]{2}$/.test(String(iso2)))
    .map((place) => ({
      names: [...new Set([String(place.city), String(place.city_ascii)])],
      countryCode: text(place, 'iso2'),
      province: String(place.province),
      population: number(place, 'pop'),
      latitude: number(place, 'lat'),
      longitude: number(place, 'lng'),
      timezone: typeof place.timezone === 'string' ? place.timezone : null,
    })),
);
