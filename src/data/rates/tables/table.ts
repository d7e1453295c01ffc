/** The rates of one source and day against the US dollar, and the cross rates derived from them. */
import { secondsOf } from '../../../base/dates.js';

export interface RateTable {
  /** yyyy-mm-dd */
  readonly date: string;
  /** The publisher: `currency-api`, `ecb`, or `snapshot` for the table that ships with the service. */
  readonly source: string;
  /** Unix seconds of the date's 00:00 UTC. */
  readonly timestamp: number;
  /** Units for one US dollar by currency code, as published that day; the dollar itself is included. */
  readonly rates: ReadonlyMap<string, number>;
  /** Published values that are not believed. */
  readonly doubted: ReadonlyMap<string, Doubt>;
  /** Values that other sources contradict, believed or not. */
  readonly disputed: ReadonlyMap<string, Dispute>;
  /** Why none of the table is believed; all its values are then among the doubted ones. */
  readonly refusal: TableRefusal | null;
  /** The numbers of a source that publishes units for one euro, doubted ones included. */
  readonly perEuro?: EuroList | undefined;
}

/** Units for one euro by currency code, the euro itself included, in the digits that were published. */
export type EuroList = ReadonlyMap<string, number>;

export interface Doubt {
  /** Null if it is not a rate at all. */
  readonly value: number | null;
  readonly reason: string;
}

/** A rate against the US dollar, with its publisher and date. */
export interface Figure {
  readonly rate: number;
  readonly date: string;
  readonly source: string;
}

export interface Dispute {
  readonly rate: number;
  /** The day of the first consecutive table with this dispute. */
  readonly since: string;
  /** The other source's figure. */
  readonly other: Figure;
}

/** `frozen`: it repeats the numbers of an earlier day. `leaping`: most majors are in doubt. */
export interface TableRefusal {
  readonly kind: 'frozen' | 'leaping';
  readonly reason: string;
}

const nothing: ReadonlyMap<string, never> = new Map<string, never>();

export function rateTable(
  date: string,
  source: string,
  rates: ReadonlyMap<string, number>,
  doubted: ReadonlyMap<string, Doubt> = nothing,
  perEuro?: EuroList,
): RateTable {
  return { date, source, timestamp: secondsOf(date), rates, doubted, disputed: nothing, refusal: null, perEuro };
}

/** Units of `to` for one `from`, by way of the dollar in doubles; undefined when the table lacks either. */
export function crossRate(table: Pick<RateTable, 'rates'>, from: string, to: string): number | undefined {
  const fromPerDollar = table.rates.get(from);
  const toPerDollar = table.rates.get(to);
  return fromPerDollar === undefined || toPerDollar === undefined ? undefined : toPerDollar / fromPerDollar;
}

/** The published rate of the currency, believed or not. */
export function publishedIn({ rates, doubted }: RateTable, code: string): number | undefined {
  return rates.get(code) ?? doubted.get(code)?.value ?? undefined;
}

/** All published rates, believed or not. */
export function allPublished({ rates, doubted }: RateTable): ReadonlyMap<string, number> {
  const all = new Map(rates);
  for (const [code, { value }] of doubted) if (value !== null) all.set(code, value);
  return all;
}

/** Whether both have the same rate for every currency, believed or not. */
export function sameRates(a: RateTable, b: RateTable): boolean {
  const [one, other] = [allPublished(a), allPublished(b)];
  return one.size === other.size && [...one].every(([code, rate]) => other.get(code) === rate);
}
