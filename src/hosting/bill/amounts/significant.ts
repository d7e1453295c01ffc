/** Fixes quotients without a finite expansion to a number of significant digits; arithmetic is exact from there on. */
import type { BigNumber } from 'bignumber.js';

export const significantDigits = 12;

/** So far to the left that the digits behind the point are more than enough. */
const shift = 60;

export function quotient(over: BigNumber, under: number): BigNumber {
  return over.shiftedBy(shift).dividedBy(under).precision(significantDigits).shiftedBy(-shift);
}
