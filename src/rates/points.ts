/** The rates of one currency day by day. */
import type { Rates } from './rates.js';

/** One day that has a rate. */
export interface Point {
  /** yyyy-mm-dd */
  readonly date: string;
  /** Units of the currency for one unit of the base. */
  readonly rate: number;
}

/** From the first day to the last, both included, in order; days without a rate are left out. */
export function* pointsBetween(rates: Rates, base: string, code: string, first: string, last: string): Iterable<Point> {
  for (const table of rates.tablesBetween(first, last)) {
    const rate = rates.rate(base, code, table);
    if (rate !== undefined) yield { date: table.date, rate };
  }
}

const endOfTime = '9999-12-31';

/** Of each currency the days that have a rate: gone through once, until other tables come. */
const datesByCode = new WeakMap<Rates, Map<string, readonly string[]>>();

/** The last day, not after the one given, of which the currency has a rate. */
export function lastDateOf(rates: Rates, code: string, date: string): string | undefined {
  let known = datesByCode.get(rates);
  if (!known) {
    const fresh = (known = new Map<string, readonly string[]>());
    datesByCode.set(rates, fresh);
    rates.onPublish(() => fresh.clear());
  }
  let dates = known.get(code);
  if (!dates) {
    dates = Array.from(pointsBetween(rates, code, code, rates.firstDate, endOfTime), (point) => point.date);
    known.set(code, dates);
  }
  return dates.findLast((day) => day <= date);
}
