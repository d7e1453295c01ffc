/** The hours that a row of a statement bills. */
import type { BigNumber } from 'bignumber.js';
import { daysBetween } from '../../../base/dates.js';
import { exact } from '../../../base/decimal.js';
import { monthAt } from '../../invoice/month.js';
import type { StatementRow } from '../statement.js';

/** An hour is of one day, or of two at midnight. */
const mostDaysOfHour = 2;

/**
 * A month by its price, which hours reach before its end. Without a unit, one of something is a month, unless its days
 * are too few to reach that price: then it is an hour.
 */
export function isMonthly({ unit, quantity, ...days }: Pick<StatementRow, 'unit' | 'quantity' | 'from' | 'until'>) {
  return unit === 'Months' || (unit === null && exact(quantity).isEqualTo(1) && daysOf(days) > mostDaysOfHour);
}

/** Null where the row counts neither hours nor months. */
export function rowHours(row: StatementRow): BigNumber | null {
  const quantity = exact(row.quantity);
  if (isMonthly(row)) return quantity.times(monthAt(Date.parse(row.from)).hours);
  // The older form has no units: what is no month is hours.
  return row.unit === 'Hours' || row.unit === null ? quantity : null;
}

export function daysOf({ from, until }: Pick<StatementRow, 'from' | 'until'>): number {
  return daysBetween(from, until) + 1;
}
