/** The daily points of a rate, from all sources: each comes from one day and one source, nothing is carried over. */
import { oldestFirst } from '../tables/newest-first.js';
import type { Point, Series } from '../tables/series.js';

/** `rate`: units of the currency for one unit of the base. */
export type HistoryPoint = Point;

/** Sorted by date, both ends included. Where several sources have the day, the preferred one's table is used. */
export function pointsOf(
  series: readonly Series[],
  [base, code]: readonly [string, string],
  [first, last]: readonly [string, string],
): Iterable<HistoryPoint> {
  return oldestFirst(series.map((each) => each.points(base, code, first, last)));
}
