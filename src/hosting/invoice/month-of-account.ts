/** The charges of one account for a month: from the store once it is closed, otherwise from its snapshots. */
import { caches } from '../../base/shares/caches.js';
import { storeKeyOf } from '../../rest/transport/account.js';
import { Derived } from '../derived/derived.js';
import type { Sources } from '../derived/reader.js';
import type { HistoryContext } from '../history/history-context.js';
import type { HistoryAccount } from '../history/snapshots/history-account.js';
import { hasRead } from '../history/snapshots/has-read.js';
import type { HistoryStore } from '../history/snapshots/history-store.js';
import type { Snapshot } from '../history/snapshots/snapshot.js';
import { Inventory } from '../inventory/inventory.js';
import type { BillingReading } from './billing-rules/billing-reading.js';
import type { AccountCharges } from './account-charges.js';
import { accountMonth } from './account-month.js';
import { ChangeTimes } from './change-times.js';
import { ClosedMonth } from './closed/closed-month.js';
import type { Month } from './month.js';
import type { MonthReading } from './month-reading.js';
import { OpenMonth } from './open-month.js';

export interface MonthSources extends Sources {
  readonly reading: MonthReading;
}

interface MonthOfAccount {
  readonly account: HistoryAccount;
  readonly month: Month;
}

export function monthSources(reading: MonthReading): MonthSources {
  return { inventory: Inventory.of(reading.historyContext, 0), reading };
}

export const monthOfAccount = new Derived<MonthSources, MonthOfAccount, AccountCharges>(
  {
    share: caches.monthCharges,
    sizeOf: ({ size }) => size,
    scopeOf: ({ account }) => storeKeyOf(account),
    keyOf: ({ month }) => month.name,
  },
  async (d, { account, month }) => {
    await d.value(({ reading }) => reading.versionOf(account, month));
    // The days so far count as read or not.
    if (month.end > d.moment.now) d.moment.holdsToday();
    return chargesOf(d.sources.reading, { account, month, now: d.moment.now });
  },
);

async function chargesOf(
  reading: MonthReading,
  { account, month, now }: MonthOfAccount & { readonly now: number },
): Promise<AccountCharges> {
  const { hosting } = reading.historyContext.context;
  const closing = reading.closingOf(account, month);
  if (closing) {
    const stored = await hosting.closedMonths.find(account, month);
    return new ClosedMonth(account, month, closing.at, stored);
  }
  const [isPresent, readings] = [reading.scope.present.has(account), reading.rules.of(account)];
  return openMonth(hosting, { account, month, now, isPresent, readings });
}

interface OpenMonthOfAccount extends MonthOfAccount {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** It is configured: it goes on. */
  readonly isPresent: boolean;
  /** The readings of rules in force for it. */
  readonly readings: readonly BillingReading[];
}

export async function openMonth(
  { billHistory, ownWrites }: Pick<HistoryContext['context']['hosting'], 'billHistory' | 'ownWrites'>,
  { account, month, now, isPresent, readings }: OpenMonthOfAccount,
): Promise<OpenMonth> {
  const snapshots = new NotedSnapshots(billHistory, month.end);
  const read = await accountMonth(snapshots, { account, month, now, isPresent });
  const times = new ChangeTimes({ account, witnesses: read.witnesses, writes: ownWrites, from: month.start });
  return new OpenMonth(read, { month, times, isRead: snapshots.isRead, readings });
}

/** Notes whether any snapshot before a time has read something. */
class NotedSnapshots implements Pick<HistoryStore, 'snapshots'> {
  isRead = false;

  constructor(
    private readonly history: Pick<HistoryStore, 'snapshots'>,
    private readonly end: number,
  ) {}

  async *snapshots(account: HistoryAccount, from: string, to: string): AsyncGenerator<Snapshot> {
    for await (const snapshot of this.history.snapshots(account, from, to)) {
      if (snapshot.takenAt < this.end && hasRead(account.api, snapshot)) this.isRead = true;
      yield snapshot;
    }
  }
}
