/** The exchange rate by which a bill of a day counts. */
import type { BigNumber } from 'bignumber.js';
import { exact } from '../../base/decimal.js';
import { publishedRate } from '../../data/rates/quotations/published-rate.js';
import type { TableInForce } from '../../data/rates/tables/in-force.js';
import { significantDigits } from '../bill/amounts/significant.js';

/** The rate, fixed to as many digits as on the bill; null if the table has none. */
export function rateOn(table: TableInForce | undefined, from: string, to: string): BigNumber | null {
  if (from === to) return exact(1);
  const rate = table && publishedRate(table, from, to);
  return rate === undefined ? null : exact(rate).precision(significantDigits);
}
