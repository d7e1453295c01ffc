/** The rates that ship with the service, read once in each worker: each of its servers begins with a copy. */
import { knownCodes } from '../../../src/data/rates/currency-list.js';
import { type Shipped, readShipped } from '../../../src/data/rates/tables/shipped.js';
import { sharedGeography } from './geography.js';

let shipped: Shipped | undefined;

export function sharedRates(): Shipped {
  shipped ??= readShipped(knownCodes(sharedGeography()));
  return { ...shipped, tables: shipped.tables.copy() };
}
