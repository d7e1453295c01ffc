/** What is in force on a day: of each currency the newest rate that was published, with its own date. */
import { addDays } from '../../../base/dates.js';
import { restatement } from './known-leaps.js';
import type { RateTable } from './table.js';

/** A rate that is older than this is none any more. */
export const daysInForce = 30;

export interface Published {
  /** yyyy-mm-dd */
  readonly date: string;
  readonly source: string;
}

export interface TableInForce extends Published {
  /** Unix seconds of the date's 00:00 UTC. */
  readonly timestamp: number;
  /** Units for one US dollar by currency code. */
  readonly rates: ReadonlyMap<string, number>;
  /** Of the rates that are not the table's own: when and by whom they were published. */
  readonly carried: ReadonlyMap<string, Published>;
}

/** `tables`: the newest first, the one that is in force before all. A rate of before a known leap is not carried over. */
export function inForce(table: RateTable, tables: Iterable<RateTable>): TableInForce {
  const { date, source, timestamp } = table;
  const oldest = addDays(date, -daysInForce);
  const rates = new Map(table.rates);
  const carried = new Map<string, Published>();
  for (const earlier of tables) {
    if (earlier.date < oldest) break;
    for (const [code, rate] of earlier.rates) {
      if (rates.has(code) || restatement(code, earlier.date, date) !== 1) continue;
      rates.set(code, rate);
      carried.set(code, { date: earlier.date, source: earlier.source });
    }
  }
  return { date, source, timestamp, rates, carried };
}

/** Who published the currency's rate, and when. */
export function publication({ carried, date, source }: TableInForce, code: string): Published {
  return carried.get(code) ?? { date, source };
}

/** The same of a cross rate: it is as old as the older of the two that it comes from. */
export function crossPublication(table: TableInForce, from: string, to: string): Published {
  const [a, b] = [publication(table, from), publication(table, to)];
  return a.date < b.date ? a : b;
}
