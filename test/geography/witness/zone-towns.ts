/** The principal town of each time zone, as tzdb's table of zones places it: no source of Meridian's own data. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { list, number, row, text, texts } from '../../../src/geography/checked.js';
import type { Point } from './distance.js';

export interface ZoneTown extends Point {
  readonly zone: string;
  readonly countryCodes: readonly string[];
}

const path = createRequire(import.meta.url).resolve('moment-timezone/data/meta/latest.json');

export const zoneTowns: readonly ZoneTown[] = list(
  Object.values(row(row(JSON.parse(readFileSync(path, 'utf8'))).zones)),
).map((value) => {
  const zone = row(value);
  return {
    zone: text(zone, 'name'),
    countryCodes: texts(zone.countries),
    latitude: number(zone, 'lat'),
    longitude: number(zone, 'long'),
  };
});
