/** Parses an amount as people type it into digits for the API; where a text has two readings, the locale decides. */
import { amountReadings } from '../../../base/written-amount.js';
import type { Decimal } from '../../format/money.js';

type ReadAmount = { readonly decimal: Decimal } | { readonly problem: string };

const most = 100;

export function readAmount(text: string, locale?: string): ReadAmount {
  if (text.trim() === '') return { problem: 'Write an amount.' };
  const own = pointOf(locale);
  const readings = amountReadings(text.slice(0, 3 * most));
  const [one, other] = readings;
  const read = other?.point === own ? other : one;
  if (read === undefined) return { problem: `Expected digits alone, such as ${sample(locale)}.` };
  const decimal = read.digits;
  if (/^-|^[0.]*$/.test(decimal)) return { problem: 'Expected an amount greater than zero.' };
  return decimal.length > most || text.length > 3 * most
    ? { problem: `Expected at most ${most} digits.` }
    : { decimal };
}

function pointOf(locale?: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

function sample(locale?: string): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(1250.5);
}
