/** The populated places of Natural Earth, as the package city-timezones has them: no source of Meridian's own data. */
import { cityMapping } from 'city-timezones';
import type { Point } from './distance.js';

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
export const populatedPlaces: readonly PopulatedPlace[] = cityMapping.flatMap(
  ({ city, city_ascii, iso2, province, pop, lat, lng, timezone }) =>
    /^[A-Z]{2}$/.test(String(iso2))
      ? [
          {
            names: [...new Set([String(city), String(city_ascii)])],
            countryCode: String(iso2),
            province: String(province),
            population: pop,
            latitude: lat,
            longitude: lng,
            timezone: typeof timezone === 'string' ? timezone : null,
          },
        ]
      : [],
);
