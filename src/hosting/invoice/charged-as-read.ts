/** The lines of the running month in accounts without any snapshot, as the bill has just read them. */
import { caches } from '../../base/shares/caches.js';
import type { Account } from '../../rest/transport/account.js';
import type { Sorted } from '../bill/amounts/priced.js';
import type { BillFilter } from '../bill/filter.js';
import { listOf } from '../bill/lines/list-of.js';
import { Derived } from '../derived/derived.js';
import type { Sources } from '../derived/reader.js';
import type { HistoryContext } from '../history/history-context.js';
import { lineOf } from '../history/snapshots/take-snapshot.js';
import type { Charged } from './charged.js';
import { hour, monthAt } from './month.js';
import { type ReadThing, monthAsRead } from './month-as-read.js';
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
}

export const chargedAsRead = new Derived<ReadSources, ReadArgs, readonly Charged[]>(
  {
    share: caches.monthsAsRead,
    sizeOf: ({ length }) => length,
    keyOf: ({ filter, currency, accounts }) =>
      JSON.stringify([filter, currency, accounts.map(({ api, name }) => [api, name])]),
  },
  async (d, { filter, currency, accounts }) => {
    const own = await d.value((sources) => sources.own);
    const { now } = d.moment;
    const month = monthAt(now);
    const months = accounts.map((account) => monthAsRead(account, thingsOf(account, own), { month, now }));
    const charges = new MonthCharges(d.sources.historyContext, month, months);
    const lines = await charges.charged({ until: now, filter, currency });
    d.moment.holdsFor(nextHour(lines, month.end) - now);
    return lines;
  },
);

function thingsOf({ api, name }: Account, { lines, unknown }: Sorted): ReadThing[] {
  return [...lines, ...unknown]
    .filter(({ draft: { account } }) => account.api === api && account.name === name)
    .map(({ draft }) => ({ line: lineOf(listOf(draft), draft), earlier: draft.earlier }));
}

/** When the next hour of anything begins, or the month ends. */
function nextHour(lines: readonly Charged[], end: number): number {
  let next = end - 1;
  for (const { segments } of lines)
    for (const { isOpen, from, hours } of segments) {
      if (isOpen && hours > 0) next = Math.min(next, from + hours * hour);
    }
  return next;
}
