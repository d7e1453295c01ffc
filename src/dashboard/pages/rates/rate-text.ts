/** Rates as texts: with enough digits, and decimal points aligned. */

import { digitsFor } from '../../format/rate-digits.js';

/** A space as wide as a digit in fonts with tabular figures. */
const blank = '\u2007';

export function rateText(rate: number, locale?: string): string {
  const digits = digitsFor(rate);
  return new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(rate);
}

/** Padded to the digits of the column. */
export function aligned(rate: number, most: number, locale?: string): string {
  return rateText(rate, locale) + blank.repeat(Math.max(0, most - digitsFor(rate)));
}

/** `+4.78`; with a true minus sign. */
export function percentText(percent: number, locale?: string): string {
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  });
  return format.format(percent).replace('-', '−');
}

/** A change of a rate, with its sign. */
export function changeText(change: number, rate: number, locale?: string): string {
  const sign = change < 0 ? '−' : change > 0 ? '+' : '';
  const digits = digitsFor(rate);
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${sign}${format.format(Math.abs(change))}`;
}
