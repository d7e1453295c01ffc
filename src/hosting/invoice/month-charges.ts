/** A month of several accounts: what was there in it, and what that costs until some time. */
import { exact } from '../../base/decimal.js';
import { type BillFilter, passes } from '../bill/filter.js';
import type { BillGap } from '../history/bill-history.js';
import { historyLines } from '../history/history-line.js';
import type { HistoryScope } from '../history/history-scope.js';
import type { HistoryContext } from '../history/history-context.js';
import { rateOn } from '../history/rate-on.js';
import { sharedKeys } from '../history/shared-lines.js';
import { inTurns, itemTurn } from '../inventory/in-turns.js';
import { type AccountMonth, accountMonth } from './account-month.js';
import { type Charged, type RateFrom, charged, chargedKey } from './charged.js';
import type { Month } from './month.js';
import { type Running, type Segment, segmentsOf, usedSegment } from './segments.js';
import { WrittenTimes } from './written-times.js';

interface ChargesUntil {
  /** Milliseconds since 1970: what is there now goes on until then. */
  readonly until: number;
  readonly filter: BillFilter;
  /** The currency of the amounts; null: each in that of its price. */
  readonly currency: string | null;
  /** Leaves out the time in which nobody had seen what was there. */
  readonly isSeenOnly?: boolean;
}

export class MonthCharges {
  constructor(
    private readonly historyContext: HistoryContext,
    readonly month: Month,
    private readonly accounts: readonly AccountMonth[],
  ) {}

  static async read(
    historyContext: HistoryContext,
    { accounts, present }: Pick<HistoryScope, 'accounts' | 'present'>,
    month: Month,
  ): Promise<MonthCharges> {
    const { hosting, upstreams } = historyContext.context;
    const now = upstreams.clock.now();
    const read: AccountMonth[] = [];
    for (const account of accounts) {
      const isPresent = present.has(account);
      read.push(await accountMonth(hosting.billHistory, { account, month, now, isPresent }));
    }
    return new MonthCharges(historyContext, month, read);
  }

  /** The days so far on which an account was not wholly read, by account. */
  get gaps(): BillGap[] {
    return this.accounts.flatMap(({ gap }) => gap ?? []);
  }

  /** All that was there and passes the filter, each thing once. */
  async charged({ until, filter, currency, isSeenOnly = false }: ChargesUntil): Promise<Charged[]> {
    const { geography, hosting } = this.historyContext.context;
    const { month, accounts } = this;
    const rateFrom = await this.ratesTo(currency);
    const isWanted = passes(filter, geography);
    const locate = historyLines(geography);
    const sharedKeyOf = sharedKeys(accounts.map(({ account }) => account));
    const shared = new Set<string>();
    const found: Charged[] = [];
    for (const one of accounts) {
      const { account, stretches } = one;
      const running = runningOf(one, until, month);
      const times = new WrittenTimes(hosting.ownWrites, account, month.start);
      const note = (key: string, segments: readonly Segment[]): void => {
        const last = segments.at(-1);
        const line = last && locate(account, last.line);
        if (!line || !isWanted(line)) return;
        const thing = sharedKeyOf(account, line);
        if (thing !== null && shared.has(thing)) return;
        if (thing !== null) shared.add(thing);
        found.push(charged({ key: chargedKey(account, key), account, line }, segments, rateFrom));
      };
      for (const [key, own] of stretches.all()) {
        await itemTurn();
        note(key, await segmentsOf(own, { month, running, times, isSeenOnly }));
      }
      await inTurns([...stretches.used()], ([key, line]) => note(key, [usedSegment(line, month, running.until)]));
    }
    return found;
  }

  /** The rates of the last day of the month, or those in force while it goes on. */
  async ratesTo(currency: string | null): Promise<RateFrom> {
    if (currency === null) return () => exact(1);
    const { rates, hosting, upstreams } = this.historyContext.context;
    const { lastDay, end } = this.month;
    const isOver = upstreams.clock.now() >= end;
    const stored = isOver ? (await hosting.billHistory.rates([lastDay])).get(lastDay) : undefined;
    const table = isOver ? (stored ?? rates.tableOn(lastDay)) : rates.table;
    const byCode = new Map<string, ReturnType<RateFrom>>();
    return (from) => {
      let rate = byCode.get(from);
      if (rate === undefined) byCode.set(from, (rate = rateOn(table, from, currency)));
      return rate;
    };
  }
}

/** An account that is no longer configured is known until it was last read. */
function runningOf({ isPresent, stretches: { lastAt } }: AccountMonth, until: number, { end }: Month): Running {
  if (isPresent || lastAt === null) return { until, isSeen: true };
  return { until: Math.min(lastAt, until), isSeen: lastAt >= end };
}
