/**
 * The rate of two currencies: the number that a source published for the pair, else the quotient of two published ones.
 */
import { quotient } from './quotient.js';
import { type EuroList, type RateTable } from '../tables/table.js';

/** The quotations of one source and day, or those in force. */
export interface Quotations extends Pick<RateTable, 'rates' | 'perEuro'> {
  /** The list that a currency's rate in force comes from, by currency. */
  readonly euroLists?: ReadonlyMap<string, EuroList>;
}

/** Units of `to` for one `from`; undefined when the table lacks either. */
export function publishedRate(table: Quotations, from: string, to: string): number | undefined {
  const [fromPerDollar, toPerDollar] = [table.rates.get(from), table.rates.get(to)];
  if (fromPerDollar === undefined || toPerDollar === undefined) return undefined;
  const list = listOfBoth(table, from, to);
  const [under, over] = [list?.get(from) ?? fromPerDollar, list?.get(to) ?? toPerDollar];
  return quotient(over, under);
}

/**
 * The list that has both currencies, if one does. A currency known only from a list of the ECB takes its pairs from
 * there where it can.
 */
export function listOfBoth({ perEuro, euroLists }: Quotations, from: string, to: string): EuroList | undefined {
  return [perEuro, euroLists?.get(from), euroLists?.get(to)].find((list) => list?.has(from) && list.has(to));
}
