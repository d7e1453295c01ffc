/** The changes of the bill between two days: amounts with their sign, and reasons in words. */
import { addDays, dateOf } from '../../../../base/dates.js';
import { compare, minorUnitsOf, money, subtract, sum, type Decimal } from '../../../format/money.js';
import type { BillChangeReason, CostChangeQuery } from '../../../generated/graphql.js';
import { today } from './periods.js';

export type CostChange = CostChangeQuery['hosting']['billChange'];

type ChangeSpanKey = 'day' | 'month';

export interface ChangeSpan {
  readonly key: ChangeSpanKey;
  readonly title: string;
  /** After `since`. */
  readonly label: string;
  readonly from: string;
}

/** `lastDay`: the last one that counts. */
export function spansTo(lastDay: string): readonly [ChangeSpan, ChangeSpan] {
  const monthEnd = addDays(`${lastDay.slice(0, 7)}-01`, -1);
  const before = lastDay === today() ? 'yesterday' : 'the day before';
  return [
    { key: 'day', title: `Since ${before}`, label: sentence(before), from: addDays(lastDay, -1) },
    { key: 'month', title: 'Since last month', label: 'Last month', from: dateOf(Date.parse(monthEnd)) },
  ];
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Exact, and as it is paid. */
interface ChangeAmount {
  readonly amount: Decimal;
  readonly rounded: { readonly amount: Decimal };
}

export function isZero({ amount }: ChangeAmount): boolean {
  return compare(amount, '0') === 0;
}

/** `+₹12.00`, `−₹3.50`; a change is never written as none, however small. */
export function signed(change: ChangeAmount, currency: string): string {
  const { amount, rounded } = change;
  if (compare(rounded.amount, '0') === 0 && !isZero(change)) {
    const least = money({ amount: leastOf(currency), currency });
    return `${signOf(amount)}less than ${least}`;
  }
  return signedMoney(rounded.amount, currency);
}

export function signedMoney(amount: Decimal, currency: string): string {
  return `${signOf(amount)}${money({ amount: amount.replace(/^-/, ''), currency })}`;
}

function signOf(amount: Decimal): string {
  const order = compare(amount, '0');
  return order === 0 ? '' : order > 0 ? '+' : '−';
}

function leastOf(currency: string): Decimal {
  const digits = minorUnitsOf(currency);
  return digits === 0 ? '1' : `0.${'1'.padStart(digits, '0')}`;
}

/** The rest of a total besides its shown parts; null if they add up. */
export function restOf(total: ChangeAmount, parts: readonly ChangeAmount[]): Decimal | null {
  const rest = subtract(total.rounded.amount, sum(parts.map(({ rounded }) => rounded.amount)));
  return compare(rest, '0') === 0 ? null : rest;
}

/** After how many lines: `2 began`. */
export const reasonWords: Readonly<Record<BillChangeReason, string>> = {
  BEGAN: 'began',
  ENDED: 'ended',
  ACCOUNT_ADDED: 'in an account that was added',
  ACCOUNT_REMOVED: 'in an account that was removed',
  GREW: 'grew',
  SHRANK: 'shrank',
  LIST_PRICE: 'with a new list price',
  OWN_PRICE: 'with a new price of your own',
  SETUP: 'with the price of an order',
  MONTH_LENGTH: 'for another number of hours',
  RULE_TAKEN: 'by another rule of billing',
  MOVED: 'in another group',
  EXCHANGE_RATE: 'by the exchange rate alone',
  COST_KNOWN: 'whose cost was unknown before',
  COST_UNKNOWN: 'whose cost is now unknown',
};
