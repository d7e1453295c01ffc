/** The principal town of each time zone, as tzdb's table of zones places it: no source of Meridian's own data. */
import { list, number, jsonObject, text, texts } from '../../../../src/base/checked.js';
import type { Point } from './distance.js';
import { json, lazily } from './registers/files.js';

export interface ZoneTown extends Point {
  readonly zone: string;
  readonly countryCodes: readonly string[];
}

export const zoneTowns = lazily((): readonly ZoneTown[] =>
  list(Object.values(jsonObject(jsonObject(json('moment-timezone/data/meta/latest.json')).zones))).map((value) => {
    const zone = jsonObject(value);
    return {
      zone: text(zone, 'name'),
      countryCodes: texts(zone.countries),
      latitude: degrees(number(zone, 'lat')),
      longitude: degrees(number(zone, 'long')),
    };
  }),
);

/** The package adds the minutes of southern and western degrees where they are to be taken off: -87° 39' is -86.35 in it. */
function degrees(value: number): number {
  const whole = Math.floor(value);
  return value < 0 ? whole - (value - whole) : value;
}
