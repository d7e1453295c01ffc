/** How a converted amount is written: 6 decimals from 1 up, 6 significant digits below, so that it is never 0. */
import type { BigNumber } from 'bignumber.js';
import { exact } from './decimal.js';

/** Told wherever amounts are converted. */
export const roundingRule = '6 decimals from 1 up, 6 significant digits below 1, halves away from zero';

/** The exact product of the digits of both, rounded. */
export function converted(amount: number | string, rate: number): BigNumber {
  return round(exact(amount).times(exact(rate)));
}

export function round(amount: BigNumber): BigNumber {
  return amount.abs().isLessThan(1) ? amount.precision(6) : amount.decimalPlaces(6);
}
