/** Reads the month of one account: its stretches, and the days on which it was not wholly known. */
import { addDays, dateOf } from '../../base/dates.js';
import { BillGap } from '../history/bill-history.js';
import type { HistoryAccount } from '../history/snapshots/history-account.js';
import type { HistoryStore } from '../history/snapshots/history-store.js';
import type { Month } from './month.js';
import type { SnapshotLine } from '../history/snapshots/snapshot-line.js';
import type { ChangeEvent } from '../history/snapshots/witness.js';
import { Stretches } from './stretches.js';

export interface AccountMonth {
  readonly account: HistoryAccount;
  readonly stretches: Pick<Stretches, 'lastAt' | 'lastRead' | 'all' | 'used'>;
  /** It is configured: what was there when it was last read goes on. */
  readonly isPresent: boolean;
  /** Null if it was wholly read on each day of the month so far. */
  readonly gap: BillGap | null;
  /** The changes that its actions report. */
  readonly witnesses: readonly ChangeEvent[];
  /** Lines of things that were created through this service and that no reading after it had. */
  readonly created: readonly SnapshotLine[];
  /** The days whose snapshots lack actions; null if none does. */
  readonly withoutActions: BillGap | null;
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
  const withoutActions = new Map<string, string>();
  const witnesses: ChangeEvent[] = [];
  const created: SnapshotLine[] = [];
  const readTo = isPresent ? dateOf(now) : account.lastDay;
  // What stands on the day before has been seen when the month begins; the first reading after it says what was there
  // until its end.
  const snapshots = history.snapshots({ ...account, lastDay: readTo }, addDays(month.firstDay, -1), readTo);
  for await (const snapshot of snapshots) {
    stretches.add(snapshot);
    days.set(snapshot.day, snapshot.error);
    witnesses.push(...snapshot.actions.witnesses);
    created.push(...snapshot.actions.created);
    const { error } = snapshot.actions;
    if (error !== null && snapshot.takenAt > month.start) withoutActions.set(snapshot.day, error);
    if (snapshot.takenAt >= month.end) break;
  }
  return {
    account,
    stretches,
    isPresent,
    gap: gapOf(account, month, days),
    witnesses,
    created,
    withoutActions: billGap(account, [...withoutActions.keys()], [...withoutActions.values()].at(-1) ?? null),
  };
}

/** Days before the first snapshot are unknown as well. */
function gapOf(account: HistoryAccount, month: Month, days: ReadonlyMap<string, string | null>): BillGap | null {
  const { lastDay } = account;
  const end = lastDay < month.lastDay ? lastDay : month.lastDay;
  const unknown: string[] = [];
  let error: string | null = null;
  for (let day = month.firstDay; day <= end; day = addDays(day, 1)) {
    if (days.get(day) === null) continue;
    unknown.push(day);
    error = days.get(day) ?? null;
  }
  return billGap(account, unknown, error);
}

function billGap({ api, name }: HistoryAccount, days: string[], error: string | null): BillGap | null {
  return days.length > 0 ? Object.assign(new BillGap(), { api, accountName: name, days, error }) : null;
}
