/** The months of an account that are to be closed: those that have been over for three days. */
import type { HistoryAccount } from '../../history/snapshots/history-account.js';
import { type Month, monthAt } from '../month.js';
import { type ClosedAccount, mostMonths } from './closed-account.js';

/** Milliseconds from the end of a month until it is closed: the first readings after it say what was there until then. */
const settling = 3 * 24 * 3_600_000;

export function isDue({ end }: Month, now: number): boolean {
  return end + settling <= now;
}

interface DueAt {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** It is configured: it is read again after the month. */
  readonly isPresent: boolean;
}

/** The months in order, from that of the first snapshot. */
export function dueMonths(
  { firstDay, lastDay }: HistoryAccount,
  closed: ClosedAccount | null,
  { now, isPresent }: DueAt,
): Month[] {
  const due: Month[] = [];
  const known = closed ? [...closed.months.keys()] : [];
  const oldest = known.length < mostMonths ? '' : (known[0] ?? '');
  for (let month = monthAt(Date.parse(firstDay)); isDue(month, now); month = monthAt(month.end)) {
    if (isPresent ? lastDay <= month.lastDay : lastDay < month.firstDay) break;
    if (month.name > oldest && !known.includes(month.name)) due.push(month);
  }
  return due;
}
