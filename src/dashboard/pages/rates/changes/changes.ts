/** Computes the effect of a small rise of a rate on a month. */
import { type Decimal, sum } from '../../../format/money.js';
import type { RatesBillInQuery } from '../../../generated/graphql.js';

type Line = RatesBillInQuery['hosting']['bill']['lines']['nodes'][number];

/** A step that makes sense for the rate: one unit from ten up, a hundredth from a tenth up. */
export function stepOf(rate: number): Decimal {
  if (rate >= 10) return '1';
  if (rate >= 0.1) return '0.01';
  const digits = Math.min(18, Math.ceil(-Math.log10(rate)) + 1);
  return `0.${'0'.repeat(digits - 1)}1`;
}

/** The sum of lines priced in that currency; null where there is none. */
export function pricedIn(lines: readonly Line[], currency: string): Decimal | null {
  const amounts = lines.flatMap((line) =>
    line.unitPrice?.gross?.currency === currency && line.rounded?.gross ? [line.rounded.gross.amount] : [],
  );
  return amounts.length === 0 ? null : sum(amounts);
}

/** The amount times a step, a power of ten: shifts the decimal point, then rounds to that many digits, halves up. */
export function timesStep(amount: Decimal, step: Decimal, digits: number): Decimal {
  const places = (step.split('.')[1] ?? '').length;
  const [integer = '0', behind = ''] = amount.split('.');
  const scale = behind.length + places;
  const value = BigInt(integer + behind);
  const rounded =
    scale <= digits ? value * 10n ** BigInt(digits - scale) : roundedBy(value, 10n ** BigInt(scale - digits));
  const text = String(rounded).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

function roundedBy(value: bigint, unit: bigint): bigint {
  return (value + unit / 2n) / unit;
}

/** Currencies of prices that the opened one affects: all of them if the bill is in it, else itself. */
export function concerned(open: string, base: string, currency: string, priced: readonly string[]): readonly string[] {
  if (open === currency) return [...priced].sort((a, b) => Number(b === base) - Number(a === base));
  return priced.includes(open) ? [open] : [];
}
