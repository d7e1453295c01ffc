/** The rates in force on a day: for each currency the newest published rate, with its own date. */
import { addDays } from '../../../base/dates.js';
import { fixedOn, inUnitsOf, pastCodes, pastCurrency } from '../past/past-currencies.js';
import { isOver } from '../past/validity.js';
import { restatement } from './known-leaps.js';
import { listOfBoth } from '../quotations/published-rate.js';
import type { EuroList, RateTable } from './table.js';

/** The age in days from which a rate is no longer in force, counted from the last table that has most currencies. */
const daysInForce = 30;

/** The publisher of a rate fixed by law: that of a currency to its successor. */
const conversionSource = 'conversion';

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
  /** The date and publisher of each rate that comes from another table. */
  readonly carried: ReadonlyMap<string, Published>;
  /** The list of each rate that was published in units for one euro. */
  readonly euroLists: ReadonlyMap<string, EuroList>;
}

/** The tables to search, the newest first, starting with the one in force. */
interface TablesUpTo {
  readonly tables: Iterable<RateTable>;
  /** The day of the last complete table; undefined where there is none. */
  readonly lastComplete: string | undefined;
}

/**
 * The rates in force on the requested day. Rates from before a known leap are not carried over, nor those of ended
 * currencies. Rates of a complete table stay in force beside a partial one: losing one source must not lose more than
 * losing both.
 */
export function inForce(table: RateTable, { tables, lastComplete }: TablesUpTo, day: string): TableInForce {
  const { date, source, timestamp } = table;
  const oldest = addDays(lastComplete ?? date, -daysInForce);
  const over = new Set(pastCodes.filter((code) => isOver(code, day)));
  const rates = new Map([...table.rates].filter(([code]) => !over.has(code)));
  const euroLists = new Map<string, EuroList>();
  const own = believedList(table);
  if (own) for (const code of table.rates.keys()) euroLists.set(code, own);
  const carried = new Map<string, Published>();
  for (const earlier of tables) {
    if (earlier.date < oldest) break;
    const list = believedList(earlier);
    for (const [code, rate] of earlier.rates) {
      if (rates.has(code) || over.has(code) || restatement(code, earlier.date, date) !== 1) continue;
      rates.set(code, rate);
      carried.set(code, { date: earlier.date, source: earlier.source });
      if (list) euroLists.set(code, list);
    }
  }
  const extended = new Map<EuroList, Map<string, number>>();
  for (const fact of fixedOn(day)) {
    const { code, successor, from } = fact;
    const perDollar = rates.get(successor);
    if (perDollar === undefined) continue;
    rates.set(code, inUnitsOf(fact, perDollar));
    carried.set(code, { date: from, source: conversionSource });
    const list = euroLists.get(successor) ?? (successor === 'EUR' ? euroAlone : undefined);
    const perEuro = list?.get(successor);
    if (!list || perEuro === undefined) {
      euroLists.delete(code);
      continue;
    }
    const longer = extended.get(list) ?? new Map(list);
    extended.set(list, longer.set(code, inUnitsOf(fact, perEuro)));
    euroLists.set(code, longer);
  }
  return { date, source, timestamp, rates, carried, euroLists };
}

const euroAlone: EuroList = new Map([['EUR', 1]]);

/** The publisher and date of the currency's rate. */
export function publication({ carried, date, source }: TableInForce, code: string): Published {
  return carried.get(code) ?? { date, source };
}

/** The same for a cross rate: that of the list which has both, else the older of the two. */
export function crossPublication(table: TableInForce, from: string, to: string): Published {
  const [a, b] = [publication(table, from), publication(table, to)];
  // A fixed rate is of its law only against its successor; against others it is as that one's.
  if (a.source === conversionSource) {
    const successor = pastCurrency(from)?.successor ?? to;
    return successor === to ? a : crossPublication(table, successor, to);
  }
  if (b.source === conversionSource) {
    const successor = pastCurrency(to)?.successor ?? from;
    return successor === from ? b : crossPublication(table, from, successor);
  }
  const list = listOfBoth(table, from, to);
  if (list) return table.euroLists.get(from) === list ? a : b;
  return a.date < b.date ? a : b;
}

function believedList({ perEuro, rates, doubted }: RateTable): EuroList | undefined {
  return perEuro && doubted.size > 0 ? new Map([...perEuro].filter(([code]) => rates.has(code))) : perEuro;
}

/** Whether both have the same rates, of the same day and publisher. */
export function isSameTable(a: TableInForce, b: TableInForce): boolean {
  if (a.date !== b.date || a.source !== b.source || a.rates.size !== b.rates.size) return false;
  return [...a.rates].every(([code, rate]) => b.rates.get(code) === rate);
}
