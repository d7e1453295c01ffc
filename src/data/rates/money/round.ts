/** Rounds converted amounts: 6 decimals from 1 up, 6 significant digits below, so that none becomes 0. */
import type { BigNumber } from 'bignumber.js';
import { exact } from '../../../base/decimal.js';

/** A part of the descriptions of fields that convert amounts. */
export const roundingRule = '6 decimals from 1 up, 6 significant digits below 1, halves away from zero';

/** The exact product, rounded. */
export function converted(amount: number | string, rate: number): BigNumber {
  return round(exact(amount).times(exact(rate)));
}

/** The same for two numbers, without exact arithmetic where the product is clear of a half. */
export function convertedNumber(amount: number, rate: number): number {
  const millionths = amount * rate * 1e6;
  // Eight times the error of the digits and two products, so that beyond 2 ** 49 nothing is clear.
  const off = millionths * 2 ** -50;
  const isClear = Math.abs(millionths - Math.floor(millionths) - 0.5) > off;
  if (isClear && millionths - off >= 1e6) return Math.round(millionths) / 1e6;
  return productOfFewDigits(amount, rate) ?? converted(amount, rate).toNumber();
}

/**
 * The product of hundredths and a rate of eight decimals, as most rates against the dollar are: doubles hold it
 * exactly.
 */
function productOfFewDigits(amount: number, rate: number): number | undefined {
  const hundredths = Math.round(amount * 100);
  const parts = Math.round(rate * 1e8);
  const product = hundredths * parts + 5_000;
  const areDigits = hundredths / 100 === amount && parts / 1e8 === rate && hundredths < 1e15 && parts < 1e15;
  if (!areDigits || product > Number.MAX_SAFE_INTEGER || product < 1e10 + 5_000) return undefined;
  return (product - (product % 10_000)) / 10_000 / 1e6;
}

export function round(amount: BigNumber): BigNumber {
  return amount.abs().isLessThan(1) ? amount.precision(6) : amount.decimalPlaces(6);
}
