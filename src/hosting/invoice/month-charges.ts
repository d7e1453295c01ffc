/** A month of several accounts: what was there in it, and what that costs until some time. */
import { exact } from '../../base/decimal.js';
import type { TableInForce } from '../../data/rates/tables/in-force.js';
import { checkWaiting } from '../bill/amounts/in-making.js';
import { type BillFilter, passes } from '../bill/filter.js';
import type { BillGap } from '../history/bill-history.js';
import type { HistoryContext } from '../history/history-context.js';
import { historyLines } from '../history/history-line.js';
import { lineIds } from '../history/resource-id.js';
import { rateOn } from '../history/rate-on.js';
import { sharedKeys } from '../history/shared-lines.js';
import { inTurns } from '../inventory/in-turns.js';
import type { AccountCharges, ChargedThing } from './account-charges.js';
import { type Charged, type RateFrom, charged, chargedKey } from './charged.js';
import type { Month } from './month.js';
import { type MonthSources, monthOfAccount } from './month-of-account.js';

interface ChargesUntil {
  /** Milliseconds since 1970: what is there now goes on until then. */
  readonly until: number;
  readonly filter: BillFilter;
  /** The currency of the amounts; null: each in that of its price. */
  readonly currency: string | null;
  /** Leaves out the time in which nobody had seen what was there. */
  readonly isSeenOnly?: boolean;
  /** Includes accounts that were first read after the month, as they were then. */
  readonly withUnread?: boolean;
}

interface ChargedLines {
  readonly lines: Charged[];
  /** The last millisecond since 1970 at which they cost the same. */
  readonly holdsUntil: number;
}

export class MonthCharges {
  #openTable: Promise<TableInForce | undefined> | null = null;

  constructor(
    private readonly historyContext: HistoryContext,
    readonly month: Month,
    private readonly accounts: readonly AccountCharges[],
  ) {}

  static async read(sources: MonthSources, month: Month): Promise<MonthCharges> {
    const { reading } = sources;
    const read: AccountCharges[] = [];
    for (const account of reading.scope.accounts) {
      checkWaiting(reading.historyContext);
      read.push(await monthOfAccount.of(sources, { account, month }));
    }
    return new MonthCharges(reading.historyContext, month, read);
  }

  /** The days so far on which an account was not wholly read, by account. */
  get gaps(): BillGap[] {
    return this.accounts.flatMap(({ gap }) => gap ?? []);
  }

  /** The days whose snapshots lack actions, by account. */
  get withoutActions(): BillGap[] {
    return this.accounts.flatMap(({ withoutActions }) => withoutActions ?? []);
  }

  /** The accounts of which something was read before the end of the month. */
  get read(): readonly AccountCharges['account'][] {
    return this.accounts.filter(({ isRead }) => isRead).map(({ account }) => account);
  }

  /** When the last of its accounts was closed, in milliseconds since 1970; null while one of them is open. */
  get closedAt(): number | null {
    const times = this.accounts
      .filter(
        ({ account, isRead, closedAt }) => closedAt !== null || (isRead && account.lastDay >= this.month.firstDay),
      )
      .map(({ closedAt }) => closedAt);
    return times.reduce((last, at) => (last === null || at === null ? null : Math.max(last, at)), times[0] ?? null);
  }

  /** All that was there and passes the filter, each thing once. */
  async charged({
    until,
    filter,
    currency,
    isSeenOnly = false,
    withUnread = false,
  }: ChargesUntil): Promise<ChargedLines> {
    const { context, info } = this.historyContext;
    const { geography } = context;
    const { products } = filter;
    const accounts = this.accounts.filter(({ isRead }) => isRead || withUnread);
    const isWanted = passes(filter, geography, lineIds(info.schema));
    const locate = historyLines(geography);
    const sharedKeyOf = sharedKeys(accounts.map(({ account }) => account));
    const shared = new Set<string>();
    const lines: Charged[] = [];
    let holdsUntil = Infinity;
    for (const one of accounts) {
      const { account } = one;
      const table = currency === null ? null : await this.#tableOf(one.table);
      const rateFrom = ratesIn(table, currency);
      const note = (thing: ChargedThing): void => {
        // A resized thing was another product before.
        const segments = thing.segments.filter((one) => !products || products.includes(one.line.product ?? ''));
        const last = segments.at(-1);
        const line = last && locate(account, last.line);
        if (!line || !isWanted(line)) return;
        const sharedKey = sharedKeyOf(account, line);
        if (sharedKey !== null && shared.has(sharedKey)) return;
        if (sharedKey !== null) shared.add(sharedKey);
        lines.push(charged({ key: chargedKey(account, thing.key), account, line, table }, segments, rateFrom));
      };
      const found = await one.until(until, isSeenOnly);
      holdsUntil = Math.min(holdsUntil, found.holdsUntil);
      await inTurns(found.things, note);
    }
    return { lines, holdsUntil };
  }

  /** The rates of the last day of the month, or those in force while it goes on. */
  async ratesTo(currency: string): Promise<RateFrom> {
    return ratesIn(await this.#tableOf(this.accounts.find(({ table }) => table)?.table ?? null), currency);
  }

  async #tableOf(closed: TableInForce | null): Promise<TableInForce | null> {
    return closed ?? (await (this.#openTable ??= this.#readTable())) ?? null;
  }

  async #readTable(): Promise<TableInForce | undefined> {
    const { context } = this.historyContext;
    const { lastDay, end } = this.month;
    return context.upstreams.clock.now() >= end ? ratesOfDay(lastDay, context) : context.rates.table;
  }
}

function ratesIn(table: TableInForce | null, currency: string | null): RateFrom {
  if (currency === null) return () => exact(1);
  const byCode = new Map<string, ReturnType<RateFrom>>();
  return (from) => {
    let rate = byCode.get(from);
    if (rate === undefined) byCode.set(from, (rate = rateOn(table ?? undefined, from, currency)));
    return rate;
  };
}

/** The rates of a day that is over, as its snapshots have them; undefined if none are known. */
export async function ratesOfDay(
  day: string,
  { rates, hosting }: Pick<HistoryContext['context'], 'rates' | 'hosting'>,
): Promise<TableInForce | undefined> {
  return (await hosting.billHistory.rates([day])).get(day) ?? rates.tableOn(day);
}
