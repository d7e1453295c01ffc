/** The rates that ship with the service, read once in each worker: who begins with them gets a copy. */
import { type CurrencyUsers, knownCodes } from '../../../src/data/rates/currency-list.js';
import { type Shipped, readShipped } from '../../../src/data/rates/tables/shipped.js';
import { sharedGeography } from './geography.js';

const read = new Map<string, Shipped>();

export function sharedRates(users: CurrencyUsers = sharedGeography()): Shipped {
  const known = knownCodes(users);
  const codes = known.join();
  const shipped = read.get(codes) ?? readShipped(known);
  read.set(codes, shipped);
  return { ...shipped, tables: shipped.tables.copy() };
}
