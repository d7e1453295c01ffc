/** Reads an amount as people type it into digits for the API; where a text has two readings, the locale decides. */
import { amountReadings } from '../../../base/written-amount.js';
import { compare, type Decimal } from '../../format/money.js';

type ReadAmount = { readonly decimal: Decimal } | { readonly problem: string };

interface AmountBounds {
  readonly isAboveZero?: boolean;
  readonly most?: Decimal;
  /** Digits before the point, and after it. */
  readonly digits?: readonly [before: number, after: number];
  /** Characters of the digits, with their point. */
  readonly longest?: number;
  /** An amount to show what is expected. */
  readonly example?: number;
}

/** Characters that the API reads. */
const longestRead = 100;

/**
 * Not react-aria's NumberField: its parser takes `250,00` in English for 25,000, and a number of JavaScript for an
 * amount, which has 15 digits.
 */
export function readAmount(
  text: string,
  {
    isAboveZero = false,
    most,
    longest = longestRead,
    digits = [longest, longest],
    example = 1250.5,
  }: AmountBounds = {},
  locale?: string,
): ReadAmount {
  const [before, after] = digits;
  const such = `such as ${sample(example, locale)}`;
  if (text.trim() === '') return { problem: `Enter an amount ${such}.` };
  const readings = amountReadings(text.slice(0, 3 * longestRead));
  const [one, other] = readings;
  const read = other?.point === pointOf(locale) ? other : one;
  if (read === undefined) return { problem: `Enter digits only, ${such}.` };
  const decimal = read.digits;
  const [integer = '', decimals = ''] = decimal.split('.');
  if (decimal.startsWith('-')) return { problem: isAboveZero ? 'Enter more than zero.' : 'Enter zero or more.' };
  if (isAboveZero && /^[0.]*$/.test(decimal)) return { problem: 'Enter more than zero.' };
  if (text.length > 3 * longestRead) return { problem: `Enter at most ${longest} digits.` };
  if (integer.length > before) return { problem: `Enter at most ${before} digits before the decimals.` };
  if (decimals.length > after) return { problem: `Enter at most ${after} decimals.` };
  if (decimal.length > longest) return { problem: `Enter at most ${longest} digits.` };
  if (most !== undefined && compare(decimal, most) > 0) return { problem: `Enter at most ${most}.` };
  return { decimal };
}

/** The digits of an amount that was checked. */
export function decimalIn(text: string): Decimal {
  const read = readAmount(text);
  if ('problem' in read) throw new Error(`Expected an amount, but got ${text}`);
  return read.decimal;
}

/** Nothing is wrong with an amount that is read. */
export function amountError(...args: Parameters<typeof readAmount>): string | null {
  const read = readAmount(...args);
  return 'problem' in read ? read.problem : null;
}

function pointOf(locale?: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

function sample(example: number, locale?: string): string {
  const digits = Number.isInteger(example) ? 0 : 2;
  return new Intl.NumberFormat(locale, { minimumFractionDigits: digits }).format(example);
}
