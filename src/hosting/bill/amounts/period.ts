/** Converts prices of other periods to months: a year has 365 days, and a month is a twelfth of it. */
import { digitsOf, exact } from '../../../base/decimal.js';
import { quotient } from './significant.js';

export const periods = ['hour', 'week', 'month', 'quarter', 'year'] as const;
export type BillingPeriod = (typeof periods)[number];

/** How many a month has, as a fraction. */
const inMonth: Readonly<Record<BillingPeriod, readonly [over: number, under: number]>> = {
  hour: [730, 1],
  week: [365, 84],
  month: [1, 1],
  quarter: [1, 3],
  year: [1, 12],
};

/** The monthly amount in digits: exact if finite, and unchanged for a month. */
export function monthly(amount: string, period: BillingPeriod): string {
  if (period === 'month') return amount;
  const [over, under] = inMonth[period];
  const times = exact(amount).times(over);
  return digitsOf(under === 1 ? times : quotient(times, under));
}
