/** The sums of a month of a period: its cost so far and at its end, once for the same snapshots, writes and rates. */
import { caches } from '../../../base/shares/caches.js';
import { storeKeyOf } from '../../../rest/transport/account.js';
import { type Both, sumOf } from '../../bill/amounts/both.js';
import { inCallersTurn } from '../../bill/amounts/in-making.js';
import type { BillFilter } from '../../bill/filter.js';
import { Derived } from '../../derived/derived.js';
import type { Charged } from '../../invoice/charged.js';
import type { Month } from '../../invoice/month.js';
import { MonthCharges } from '../../invoice/month-charges.js';
import type { MonthSources } from '../../invoice/month-of-account.js';
import type { HistoryAccount } from '../snapshots/history-account.js';
import { zero } from '../running-sums.js';

interface Amounts {
  readonly soFar: Both;
  readonly total: Both;
}

export interface ForecastMonth extends Amounts {
  /** The same without the time in which nobody had seen what was there. */
  readonly seen: Amounts;
  /** The keys of the things with a part of unknown cost. */
  readonly unknown: readonly string[];
  /** The days so far on which an account was not wholly read; some occur more than once. */
  readonly gapDays: readonly string[];
  /** Something was read before the end of the month. */
  readonly isRead: boolean;
}

interface MonthSumsArgs {
  readonly accounts: readonly HistoryAccount[];
  readonly month: Month;
  readonly filter: BillFilter;
  readonly currency: string;
}

export const monthSums = new Derived<MonthSources, MonthSumsArgs, ForecastMonth>(
  {
    share: caches.monthSums,
    sizeOf: () => 0,
    keyOf: ({ accounts, month, ...request }) => JSON.stringify([accounts.map(storeKeyOf), month.name, request]),
  },
  async (d, args) => {
    const { accounts, month } = args;
    await d.value(({ reading }) => reading.versionsOf(accounts, month));
    await d.value(({ reading }) => reading.historyContext.context.geography);
    await d.value(({ reading }) => reading.historyContext.context.rates.table);
    const { now } = d.moment;
    if (month.end > now) d.moment.holdsToday();
    const { sources } = d;
    const { sums, holdsUntil } = await inCallersTurn(sources.reading.historyContext, () => sum(sources, args, now));
    if (holdsUntil < Infinity) d.moment.holdsFor(holdsUntil - now);
    return sums;
  },
);

async function sum(
  sources: MonthSources,
  { month, filter, currency }: MonthSumsArgs,
  now: number,
): Promise<{ readonly sums: ForecastMonth; readonly holdsUntil: number }> {
  const charges = await MonthCharges.read(sources, month);
  let holdsUntil = Infinity;
  const linesUntil = async (until: number, isSeenOnly: boolean) => {
    const found = await charges.charged({ until, filter, currency, isSeenOnly, withUnread: true });
    holdsUntil = Math.min(holdsUntil, found.holdsUntil);
    return found.lines;
  };
  const atEnd = await linesUntil(month.end, false);
  const total = amountOf(atEnd);
  const seenTotal = amountOf(await linesUntil(month.end, true));
  const soFar = async (isSeenOnly: boolean, atItsEnd: Both) => {
    if (now >= month.end) return atItsEnd;
    return month.start > now ? zero : amountOf(await linesUntil(now, isSeenOnly));
  };
  const sums = {
    soFar: await soFar(false, total),
    total,
    seen: { soFar: await soFar(true, seenTotal), total: seenTotal },
    unknown: atEnd.filter(({ isUnknown }) => isUnknown).map(({ key }) => key),
    gapDays: charges.gaps.flatMap(({ days }) => days),
    isRead: charges.read.length > 0,
  };
  return { sums, holdsUntil };
}

function amountOf(lines: readonly Charged[]): Both {
  return sumOf(lines.map(({ amount }) => amount));
}
