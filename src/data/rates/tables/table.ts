/** One day's rates of one source against the US dollar, and the cross rates that follow from them. */
import { secondsOf } from '../../../base/dates.js';

/** The source whose tables lack most currencies: it stands in while the complete one is away. */
export const partialSource = 'ecb';

export interface RateTable {
  /** yyyy-mm-dd */
  readonly date: string;
  /** Who published it: `currency-api`, `ecb`, or `snapshot` for the table that ships with the service. */
  readonly source: string;
  /** Unix seconds of the date's 00:00 UTC. */
  readonly timestamp: number;
  /** Units for one US dollar by currency code, as published that day; the dollar itself is included. */
  readonly rates: ReadonlyMap<string, number>;
  /** What was published that day too, but is not believed. */
  readonly doubted: ReadonlyMap<string, Doubt>;
  /** As its source wrote them, where that is in units for one euro; doubted ones are among them. */
  readonly perEuro?: EuroList | undefined;
}

/** Units for one euro by currency code, the euro itself included, in the digits that were published. */
export type EuroList = ReadonlyMap<string, number>;

export interface Doubt {
  /** Null when it is no rate at all. */
  readonly value: number | null;
  readonly reason: string;
}

const nothing: ReadonlyMap<string, Doubt> = new Map();

export function rateTable(
  date: string,
  source: string,
  rates: ReadonlyMap<string, number>,
  doubted: ReadonlyMap<string, Doubt> = nothing,
  perEuro?: EuroList,
): RateTable {
  return { date, source, timestamp: secondsOf(date), rates, doubted, perEuro };
}

export function isComplete({ source }: Pick<RateTable, 'source'>): boolean {
  return source !== partialSource;
}

/** Units of `to` for one `from`, by way of the dollar in doubles; undefined when the table lacks either. */
export function crossRate(table: Pick<RateTable, 'rates'>, from: string, to: string): number | undefined {
  const fromPerDollar = table.rates.get(from);
  const toPerDollar = table.rates.get(to);
  return fromPerDollar === undefined || toPerDollar === undefined ? undefined : toPerDollar / fromPerDollar;
}

/** Whether both say the same of every currency, believed or not. */
export function sameRates(a: RateTable, b: RateTable): boolean {
  return (
    a.rates.size === b.rates.size &&
    a.doubted.size === b.doubted.size &&
    [...a.rates].every(([code, rate]) => b.rates.get(code) === rate) &&
    [...a.doubted].every(([code, { value }]) => b.doubted.get(code)?.value === value)
  );
}
