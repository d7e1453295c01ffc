/** The rate of two currencies: the number that a source published for the pair, else the quotient of two that it did. */
import { quotient } from './quotient.js';
import { type EuroList, type RateTable } from '../tables/table.js';

/** Of one source and day, or what is in force. */
export interface Quotations extends Pick<RateTable, 'rates' | 'perEuro'> {
  /** By currency: the list that its rate in force stands in. */
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

/** Where one currency is known from a list of the ECB alone, the pair is of that list if it has the other one too. */
export function listOfBoth({ perEuro, euroLists }: Quotations, from: string, to: string): EuroList | undefined {
  return [perEuro, euroLists?.get(from), euroLists?.get(to)].find((list) => list?.has(from) && list.has(to));
}
