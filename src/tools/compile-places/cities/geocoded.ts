/**
 * Rows that were found by asking a map service for their names: they have the corner of an area for its middle, and are
 * known by coordinates of seven decimals. Those of other sources have five at most, or are computed from minutes.
 */
import type { GeoPoint } from '../point.js';

/** One row in a hundred of seven decimals ends in two zeros, which a number does not show. */
const fewest = 6;
const most = 7;

export function isGeocoded({ latitude, longitude }: GeoPoint): boolean {
  const decimals = Math.max(...[latitude, longitude].map((degrees) => (String(degrees).split('.')[1] ?? '').length));
  return decimals >= fewest && decimals <= most;
}
