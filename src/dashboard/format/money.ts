/** Amounts as the reader's locale writes them. What the server rounded is never rounded again. */

import { digitsFor } from './rate-digits.js';

/** Decimal text, as in the schema. */
export type Decimal = string;

/** An amount is formatted in its own currency, whichever the page shows next. */
export interface Money {
  readonly amount: Decimal;
  readonly currency: string;
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.NumberFormat(undefined, options);
  formats.set(key, known);
  return known;
}

function isNumeric(text: string): text is `${number}` {
  return /^-?\d+(?:\.\d+)?$/.test(text);
}

function digitsIn(text: string): number {
  return (text.split('.')[1] ?? '').length;
}

function formatted(amount: Decimal, options: Intl.NumberFormatOptions): string {
  if (!isNumeric(amount)) return amount;
  const digits = Math.min(digitsIn(amount), 20);
  return formatOf({ ...options, minimumFractionDigits: digits, maximumFractionDigits: digits }).format(amount);
}

/** A plain dollar sign is that of the United States: others name their country. */
const best = ['USD', 'EUR', 'GBP', 'JPY', 'INR'];

const signs = new Map<string, Intl.NumberFormatOptions>();

function withSymbol(currency: string): Intl.NumberFormatOptions {
  const known = signs.get(currency);
  if (known !== undefined) return known;
  const narrow = (of: string) => ({ style: 'currency', currency: of, currencyDisplay: 'narrowSymbol' }) as const;
  const own = symbolIn(narrow(currency));
  const isTaken = !best.includes(currency) && best.some((other) => symbolIn(narrow(other)) === own);
  const options = isTaken ? ({ ...narrow(currency), currencyDisplay: 'symbol' } as const) : narrow(currency);
  signs.set(currency, options);
  return options;
}

function symbolIn(options: Intl.NumberFormatOptions): string | undefined {
  return formatOf(options)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;
}

/** The amount with the symbol of its currency: `₹1,701.69`. */
export function money({ amount, currency }: Money): string {
  return formatted(amount, withSymbol(currency));
}

/** The price of one unit of another currency: `₹109.1599`, `₩1,358.19`. */
export function rateMoney(rate: number, currency: string): string {
  return money({ amount: rate.toFixed(digitsFor(rate)), currency });
}

/** The amount in whole units, where space is short; a table beside it has the rest. */
export function wholeMoney({ amount, currency }: Money): string {
  if (!isNumeric(amount)) return amount;
  return formatOf({ ...withSymbol(currency), maximumFractionDigits: 0 }).format(amount);
}

/** The amount without a symbol, for columns whose heading names the currency: `1,701.69`. */
export function figure(amount: Decimal): string {
  return formatted(amount, { useGrouping: true });
}

export function symbolOf(currency: string): string {
  return symbolIn(withSymbol(currency)) ?? currency;
}

/** Decimal places of its amounts. */
export function minorUnitsOf(currency: string): number {
  return formatOf({ style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

export function count(value: number): string {
  return formatOf({}).format(value);
}

/** `1 item`, `2 items`. */
export function counted(value: number, one: string, several: string): string {
  return `${count(value)} ${value === 1 ? one : several}`;
}

/** A part of a total, as a percentage with one decimal; null of zero. */
export function share(part: Decimal, total: Decimal): string | null {
  const [a, b] = [Number(part), Number(total)];
  return b > 0
    ? formatOf({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(a / b)
    : null;
}

/** The exact sum of decimal texts, with as many decimals as the longest has. */
export function sum(amounts: Iterable<Decimal>): Decimal {
  const all = [...amounts];
  const digits = Math.max(0, ...all.map(digitsIn));
  const total = all.reduce((so, amount) => so + scaled(amount, digits), 0n);
  return unscaled(total, digits);
}

/** Pads the amount to the decimals of its currency, which the sum of no amounts lacks. */
export function inMinorUnits({ amount, currency }: Money): Money {
  const missing = minorUnitsOf(currency) - digitsIn(amount);
  if (missing <= 0) return { amount, currency };
  return { amount: `${amount}${amount.includes('.') ? '' : '.'}${'0'.repeat(missing)}`, currency };
}

/** The amount; null for an incomplete sum of nothing: at least zero is no amount. */
export function unlessUnknown(amount: Decimal | null, isComplete: boolean): Decimal | null {
  return !isComplete && Number(amount) === 0 ? null : amount;
}

/** Negative when the first is less. */
export function compare(a: Decimal, b: Decimal): number {
  const digits = Math.max(digitsIn(a), digitsIn(b));
  const difference = scaled(a, digits) - scaled(b, digits);
  return difference < 0n ? -1 : Number(difference > 0n);
}

/** Rounds a non-negative amount to that many decimals, halves up. */
export function rounded(amount: Decimal, digits: number): Decimal {
  const given = digitsIn(amount);
  if (given <= digits) return unscaled(scaled(amount, digits), digits);
  const value = scaled(amount, given);
  const unit = 10n ** BigInt(given - digits);
  return unscaled((value + unit / 2n) / unit, digits);
}

/** One amount minus another. */
export function subtract(amount: Decimal, without: Decimal): Decimal {
  return sum([amount, without.startsWith('-') ? without.slice(1) : `-${without}`]);
}

function scaled(amount: Decimal, digits: number): bigint {
  const [integer = '0', behind = ''] = amount.split('.');
  return BigInt(integer + behind.padEnd(digits, '0'));
}

function unscaled(value: bigint, digits: number): Decimal {
  if (digits === 0) return String(value);
  const sign = value < 0n ? '-' : '';
  const text = String(value < 0n ? -value : value).padStart(digits + 1, '0');
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
