/** Reads the month of one account: its stretches, and the days on which it was not wholly known. */
import { addDays, dateOf } from '../../base/dates.js';
import { BillGap } from '../history/bill-history.js';
import type { HistoryAccount } from '../history/snapshots/history-account.js';
import type { HistoryStore } from '../history/snapshots/history-store.js';
import type { Month } from './month.js';
import type { Running } from './segments.js';
import { Stretches } from './stretches.js';

export interface AccountMonth {
  readonly account: HistoryAccount;
  readonly stretches: Stretches;
  readonly running: Running;
  /** Null if it was wholly read on each day of the month so far. */
  readonly gap: BillGap | null;
}

interface AccountMonthOptions {
  readonly account: HistoryAccount;
  readonly month: Month;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** It is configured: it goes on. */
  readonly isPresent: boolean;
}

export async function accountMonth(
  history: Pick<HistoryStore, 'snapshots'>,
  { account, month, now, isPresent }: AccountMonthOptions,
): Promise<AccountMonth> {
  const stretches = new Stretches(month);
  const days = new Map<string, string | null>();
  // The first reading after the month says what was there until its end.
  const lastDay = [dateOf(now), account.lastDay].sort()[0] ?? account.lastDay;
  // What stands on the day before has been seen when the month begins.
  for await (const snapshot of history.snapshots(account, addDays(month.firstDay, -1), lastDay)) {
    stretches.add(snapshot);
    days.set(snapshot.day, snapshot.error);
    if (snapshot.takenAt >= month.end) break;
  }
  const { lastAt } = stretches;
  const until = Math.min(now, month.end);
  return {
    account,
    stretches,
    running: isPresent ? { until, isSeen: true } : { until: lastAt ?? until, isSeen: (lastAt ?? 0) >= month.end },
    gap: gapOf(account, month, days, lastDay),
  };
}

/** Days before the first snapshot are unknown as well. */
function gapOf(
  { api, name }: HistoryAccount,
  month: Month,
  days: ReadonlyMap<string, string | null>,
  lastDay: string,
): BillGap | null {
  const end = lastDay < month.lastDay ? lastDay : month.lastDay;
  const unknown: string[] = [];
  let error: string | null = null;
  for (let day = month.firstDay; day <= end; day = addDays(day, 1)) {
    if (days.get(day) === null) continue;
    unknown.push(day);
    error = days.get(day) ?? null;
  }
  return unknown.length > 0 ? Object.assign(new BillGap(), { api, accountName: name, days: unknown, error }) : null;
}
