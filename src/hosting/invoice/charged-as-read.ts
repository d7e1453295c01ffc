/** The lines of the running month in accounts without any snapshot, as the bill has just read them. */
import { caches } from '../../base/shares/caches.js';
import type { Account } from '../../rest/transport/account.js';
import { inCallersTurn } from '../bill/amounts/in-making.js';
import type { Sorted } from '../bill/amounts/priced.js';
import type { BillFilter } from '../bill/filter.js';
import { listOf } from '../bill/lines/list-of.js';
import { Derived } from '../derived/derived.js';
import type { Sources } from '../derived/reader.js';
import type { HistoryContext } from '../history/history-context.js';
import { snapshotLineOf } from '../history/snapshots/line-of-draft.js';
import type { SnapshotLine } from '../history/snapshots/snapshot-line.js';
import type { BillingReading } from './billing-rules/billing-reading.js';
import { ChangeTimes } from './change-times.js';
import type { Charged } from './charged.js';
import { monthAt } from './month.js';
import { monthAsRead } from './month-as-read.js';
import { OpenMonth } from './open-month.js';
import { MonthCharges } from './month-charges.js';

export interface ReadSources extends Sources {
  /** The lines and unknown things of the bill, in one currency. */
  readonly own: Sorted;
  readonly historyContext: HistoryContext;
}

interface ReadArgs {
  readonly filter: BillFilter;
  readonly currency: string;
  readonly accounts: readonly Account[];
  /** The rules of billing in force for each of them. */
  readonly readings: readonly (readonly BillingReading[])[];
}

export const chargedAsRead = new Derived<ReadSources, ReadArgs, readonly Charged[]>(
  {
    share: caches.monthsAsRead,
    sizeOf: ({ length }) => length,
    keyOf: ({ filter, currency, accounts, readings }) =>
      JSON.stringify([filter, currency, accounts.map(({ api, name }) => [api, name]), readings]),
  },
  async (d, { filter, currency, accounts, readings }) => {
    const own = await d.value((sources) => sources.own);
    const { now } = d.moment;
    const month = monthAt(now);
    const { historyContext } = d.sources;
    const months = accounts.map((account, place) => {
      const read = monthAsRead(account, linesOf(account, own), { month, now });
      const writes = historyContext.context.hosting.ownWrites;
      const times = new ChangeTimes({ account: read.account, witnesses: [], writes, from: month.start });
      return new OpenMonth(read, { month, times, isRead: true, readings: readings[place] ?? [] });
    });
    const charges = new MonthCharges(historyContext, month, months);
    const { lines, holdsUntil } = await inCallersTurn(historyContext, () =>
      charges.charged({ until: now, filter, currency }),
    );
    d.moment.holdsFor(Math.min(holdsUntil, month.end - 1) - now);
    return lines;
  },
);

function linesOf({ api, name }: Account, { lines, unknown }: Sorted): SnapshotLine[] {
  return [...lines, ...unknown]
    .filter(({ draft: { account } }) => account.api === api && account.name === name)
    .map(({ draft }) => snapshotLineOf(listOf(draft), draft));
}
