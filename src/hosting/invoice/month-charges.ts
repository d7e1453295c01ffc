/** A month of several accounts: what was there in it, and what that costs until some time. */
import { exact } from '../../base/decimal.js';
import { type BillFilter, passes } from '../bill/filter.js';
import type { BillGap } from '../history/bill-history.js';
import { historyLines } from '../history/history-line.js';
import type { HistoryScope } from '../history/history-scope.js';
import type { HistoryContext } from '../history/history-context.js';
import { lineIds } from '../history/resource-id.js';
import { rateOn } from '../history/rate-on.js';
import { sharedKeys } from '../history/shared-lines.js';
import { inTurns, itemTurn } from '../inventory/in-turns.js';
import { type AccountMonth, accountMonth } from './account-month.js';
import { ChangeTimes } from './change-times.js';
import { type Charged, type RateFrom, charged } from './charged.js';
import type { Month } from './month.js';
import type { Running, Segment } from './segment.js';
import { segmentsOf, usedSegment } from './segments.js';
import { shortLived } from './short-lived.js';

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
  private constructor(
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

  /** The days whose snapshots lack actions, by account. */
  get withoutActions(): BillGap[] {
    return this.accounts.flatMap(({ withoutActions }) => withoutActions ?? []);
  }

  /** All that was there and passes the filter, each thing once. */
  async charged({ until, filter, currency, isSeenOnly = false }: ChargesUntil): Promise<Charged[]> {
    const { geography, hosting } = this.historyContext.context;
    const { month, accounts } = this;
    const rateFrom = await this.#ratesTo(currency);
    const { products } = filter;
    const isWanted = passes(filter, geography, lineIds(this.historyContext.info.schema));
    const locate = historyLines(geography);
    const sharedKeyOf = sharedKeys(accounts.map(({ account }) => account));
    const shared = new Set<string>();
    const found: Charged[] = [];
    for (const one of accounts) {
      const { account, stretches, witnesses } = one;
      const running = runningOf(one, until, month);
      const times = new ChangeTimes({ account, witnesses, writes: hosting.ownWrites, from: month.start });
      const note = (key: string, segments: readonly Segment[]): void => {
        // A resized thing was another product before.
        const own = segments.filter(({ line }) => !products || products.includes(line.product ?? ''));
        const last = own.at(-1);
        const line = last && locate(account, last.line);
        if (!line || !isWanted(line)) return;
        const thing = sharedKeyOf(account, line);
        if (thing !== null && shared.has(thing)) return;
        if (thing !== null) shared.add(thing);
        const name = JSON.stringify([account.api, account.name, key]);
        found.push(charged({ key: name, account, line }, own, rateFrom));
      };
      for (const [key, own] of stretches.all()) {
        await itemTurn();
        note(key, await segmentsOf(own, { month, running, times, isSeenOnly }));
      }
      for (const [key, segments] of await shortLived(one, { month, running, times, isSeenOnly })) note(key, segments);
      await inTurns([...stretches.used()], ([key, line]) => note(key, [usedSegment(line, month, running.until)]));
    }
    return found;
  }

  /** The rates of the last day of the month, or those in force while it goes on. */
  async #ratesTo(currency: string | null): Promise<RateFrom> {
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
