/** One day's rates of all known currencies against the US dollar, and the cross rates that follow from them. */
import { secondsOf } from './dates.js';

export interface RateTable {
  /** yyyy-mm-dd */
  readonly date: string;
  /** Who published it: `currency-api`, `ecb`, or `snapshot` for the table that ships with the service. */
  readonly source: string;
  /** Unix seconds of the date's 00:00 UTC. */
  readonly timestamp: number;
  /** Units for one US dollar by currency code; the dollar itself is included. */
  readonly rates: ReadonlyMap<string, number>;
}

export function rateTable(date: string, source: string, rates: ReadonlyMap<string, number>): RateTable {
  return { date, source, timestamp: secondsOf(date), rates };
}

/** Units of `to` for one `from`; undefined when the table lacks either. */
export function crossRate(table: RateTable, from: string, to: string): number | undefined {
  const fromPerDollar = table.rates.get(from);
  const toPerDollar = table.rates.get(to);
  return fromPerDollar === undefined || toPerDollar === undefined ? undefined : toPerDollar / fromPerDollar;
}

export function sameRates(a: RateTable, b: RateTable): boolean {
  return a.rates.size === b.rates.size && [...a.rates].every(([code, rate]) => b.rates.get(code) === rate);
}
