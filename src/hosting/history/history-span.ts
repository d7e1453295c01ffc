/** The days that a history is about. */
import { daysBetween } from '../../base/dates.js';
import { CallerError } from '../../base/errors.js';
import { RollupPeriod, startOf } from '../../data/rates/history/rollup.js';
import { HistoryPeriod } from './bill-history.js';
import type { HistoryScope } from './history-scope.js';

/** Three years. */
export const mostDays = 1_100;

/** The days within the history; the first is after the last if there are none. */
export function spanOf(
  { from, to }: { readonly from: string; readonly to: string | null },
  { firstDay, lastDay }: HistoryScope,
): { readonly from: string; readonly to: string } {
  const last = to ?? lastDay;
  const isInOrder = from <= last || to === null;
  if (!isInOrder) {
    throw new CallerError('BAD_USER_INPUT', `from: expected a day that is not after to, ${last}, but got ${from}.`);
  }
  const days = daysBetween(from, last) + 1;
  if (days > mostDays) {
    throw new CallerError(
      'BAD_USER_INPUT',
      `Expected ${mostDays} days at most, but got ${days} from ${from} to ${last}.`,
    );
  }
  const first = firstDay !== null && firstDay > from ? firstDay : from;
  return { from: first, to: last < lastDay ? last : lastDay };
}

/** Whether a period goes on from the day before into this one. */
export function goesOnInto(day: string, by: HistoryPeriod): boolean {
  if (by === HistoryPeriod.ALL) return true;
  if (by === HistoryPeriod.DAY) return false;
  return startOf(day, by === HistoryPeriod.WEEK ? RollupPeriod.WEEK : RollupPeriod.MONTH) < day;
}
