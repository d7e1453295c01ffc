/** Rates of a span in the units of its last day, so that they can be put together: a new unit is no fall or rise. */
import { exact } from '../../../base/decimal.js';
import { unitChange } from '../tables/known-leaps.js';
import type { Point } from './points.js';

export function restated(points: readonly Point[], base: string, code: string, last: string): Point[] {
  return points.map((point) => {
    const factor = unitChange(code, point.date, last) / unitChange(base, point.date, last);
    return factor === 1 ? point : { ...point, rate: exact(point.rate).times(exact(factor)).toNumber() };
  });
}
