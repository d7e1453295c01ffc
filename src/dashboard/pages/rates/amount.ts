/** Parses an amount as people type it, with their locale's separators, into digits for the API. */
import type { Decimal } from '../../format/money.js';

export type ReadAmount = { readonly decimal: Decimal } | { readonly problem: string };

const most = 100;

export function readAmount(text: string, locale?: string): ReadAmount {
  const { group, point } = separatorsOf(locale);
  const typed = text.normalize('NFKC').replaceAll('−', '-').trim();
  if (typed === '') return { problem: 'Write an amount.' };
  if (/^-/.test(typed)) return { problem: 'Expected an amount greater than zero.' };
  const [whole = '', behind = '', ...more] = typed.split(point);
  // Spaces and apostrophes are never the decimal separator.
  const digits = ungrouped(whole.replaceAll(/[\s'’]/g, ''), group);
  if (digits === null || more.length > 0 || !/^\d*$/.test(behind) || digits + behind === '') {
    return { problem: `Expected digits alone, such as ${sample(locale)}.` };
  }
  if (/^0*$/.test(digits + behind)) return { problem: 'Expected an amount greater than zero.' };
  const before = digits === '' ? '0' : digits.replace(/^0+(?=\d)/, '');
  const decimal = `${before}${behind && `.${behind}`}`;
  return decimal.length > most ? { problem: `Expected at most ${most} digits.` } : { decimal };
}

/** Null where a group separator is misplaced: `1,5` is not 15. Groups of two are Indian. */
function ungrouped(whole: string, group: string): string | null {
  if (/^\d*$/.test(whole)) return whole;
  const groups = whole.split(group);
  const [first = '', ...others] = groups;
  const last = others.pop() ?? '';
  const isGrouped = /^\d{1,3}$/.test(first) && others.every((each) => /^\d{2,3}$/.test(each)) && /^\d{3}$/.test(last);
  return isGrouped ? groups.join('') : null;
}

function separatorsOf(locale?: string): { readonly group: string; readonly point: string } {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(1234567.5);
  const of = (type: string, otherwise: string) => parts.find((part) => part.type === type)?.value ?? otherwise;
  return { group: of('group', ','), point: of('decimal', '.') };
}

function sample(locale?: string): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(1250.5);
}
