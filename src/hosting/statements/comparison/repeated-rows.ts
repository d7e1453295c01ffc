/** Rows that bill the same product of a thing once more for the same time. */
import { exact } from '../../../base/decimal.js';
import type { StatementRow } from '../statement.js';
import { daysOf, isMonthly, rowHours } from './row-hours.js';

/** A day in the zone of the provider can be an hour longer than 24. */
const extraHours = 1;

export function repeatedRows(rows: readonly StatementRow[]): ReadonlySet<StatementRow> {
  const repeated = new Set<StatementRow>();
  for (const [place, row] of rows.entries()) {
    const before = rows.slice(0, place).filter((one) => !repeated.has(one) && one.product === row.product);
    if (!isCredit(row) && before.some((one) => !isCredit(one) && (isSame(one, row) || isTooMuch(one, row)))) {
      repeated.add(row);
    }
  }
  return repeated;
}

function isCredit({ total }: StatementRow): boolean {
  return exact(total).isNegative();
}

function isSame(one: StatementRow, other: StatementRow): boolean {
  return one.from === other.from && one.until === other.until && one.quantity === other.quantity;
}

/** More hours than the days have that both bill. */
function isTooMuch(one: StatementRow, other: StatementRow): boolean {
  if (one.until < other.from || other.until < one.from) return false;
  const hours = [one, other].map(hoursWithin);
  const [from = '', until = ''] = [[one.from, other.from].sort()[0], [one.until, other.until].sort()[1]];
  const most = 24 * daysOf({ from, until }) + extraHours;
  const [first, second] = hours;
  return first !== undefined && second !== undefined && first !== null && second !== null && first + second > most;
}

/** A thing that reaches the price of a month may have been there on some of its days alone. */
function hoursWithin(row: StatementRow): number | null {
  const hours = rowHours(row)?.toNumber() ?? null;
  return hours !== null && isMonthly(row) ? Math.min(hours, 24 * daysOf(row)) : hours;
}
