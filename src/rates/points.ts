/** The rates of one currency day by day. */
import type { Rates } from './rates.js';

/** One day that has a rate. */
export interface Point {
  /** yyyy-mm-dd */
  readonly date: string;
  /** Units of the currency for one unit of the base. */
  readonly rate: number;
  /** Who published it. */
  readonly source: string;
}

/** From the first day to the last, both included, in order; days without a rate are left out. */
export function* pointsBetween(rates: Rates, base: string, code: string, first: string, last: string): Iterable<Point> {
  for (const table of rates.tablesBetween(first, last)) {
    const rate = rates.rate(base, code, table);
    if (rate !== undefined) yield { date: table.date, rate, source: table.source };
  }
}

/** The last day, not after the one given, of which the currency has a rate. */
export function lastDateOf(rates: Rates, code: string, date: string): string | undefined {
  let last: string | undefined;
  for (const point of pointsBetween(rates, code, code, rates.firstDate, date)) last = point.date;
  return last;
}
