/** Closes the months of accounts that have been over for three days: what is learnt later does not change them. */
import { joinedAccounts } from '../../../rest/transport/account.js';
import type { BillGap } from '../../history/bill-history.js';
import type { HistoryContext } from '../../history/history-context.js';
import type { HistoryAccount } from '../../history/snapshots/history-account.js';
import { BillingRules } from '../billing-rules/billing-rule-store.js';
import type { Month } from '../month.js';
import { ratesOfDay } from '../month-charges.js';
import { openMonth } from '../month-of-account.js';
import type { MonthAccount } from './closed-months.js';
import { dueMonths } from './due-months.js';
import type { StoredMonth } from './packed-month.js';

type ClosingContext = Pick<HistoryContext['context'], 'hosting' | 'rates' | 'upstreams'>;

export class MonthClosing {
  constructor(private readonly context: ClosingContext) {}

  /** The accounts whose months are closed in the turn of this one: the first also has those that are no longer configured. */
  async accountsOf(turn: MonthAccount): Promise<HistoryAccount[]> {
    const configured = this.#configured();
    const isFirst = configured.findIndex((one) => isSame(one, turn)) === 0;
    const known = await this.context.hosting.billHistory.accounts();
    return known.filter((one) => isSame(one, turn) || (isFirst && !configured.some((other) => isSame(other, one))));
  }

  /** The months of the account that are to be closed. Throws if another release has written which ones are. */
  async due(account: HistoryAccount): Promise<Month[]> {
    const { stored, account: closed } = await this.context.hosting.closedMonths.account(account);
    if (stored !== undefined && !closed) throw new Error('Another release has closed its months in a way of its own');
    const isPresent = this.#isPresent(account);
    return dueMonths(account, closed, { now: this.#now, isPresent });
  }

  /** Some month of its snapshots is to be closed yet, now or later. */
  async hasOpen(account: HistoryAccount): Promise<boolean> {
    const { stored, account: closed } = await this.context.hosting.closedMonths.account(account);
    // What another release has closed is not closed here.
    if (stored !== undefined && !closed) return false;
    return dueMonths(account, closed, { now: Infinity, isPresent: false }).length > 0;
  }

  /** Throws if another process has closed a month of the account meanwhile, or the signal has aborted. */
  async close(account: HistoryAccount, month: Month, signal: AbortSignal): Promise<void> {
    const { closedMonths } = this.context.hosting;
    const known = await closedMonths.account(account);
    const closing = await this.#chargesOf(account, month);
    signal.throwIfAborted();
    if (!(await closedMonths.add(known, account, month, closing))) {
      throw new Error('Another process has closed it meanwhile');
    }
  }

  async #chargesOf(account: HistoryAccount, month: Month): Promise<StoredMonth> {
    const { hosting } = this.context;
    const now = this.#now;
    const readings = (await BillingRules.read(hosting.stored)).of(account);
    const open = await openMonth(hosting, { account, month, now, isPresent: this.#isPresent(account), readings });
    const { things } = await open.until(month.end, false);
    const seen = new Map((await open.until(month.end, true)).things.map(({ key, segments }) => [key, segments]));
    return {
      closedAt: now,
      isRead: open.isRead,
      gap: storedGap(open.gap),
      withoutActions: storedGap(open.withoutActions),
      fingerprints: account.fingerprints,
      things: things.map((thing) => ({ ...thing, seen: seen.get(thing.key) ?? [] })),
      table: (await ratesOfDay(month.lastDay, this.context)) ?? null,
    };
  }

  #isPresent(account: MonthAccount): boolean {
    return this.#configured().some((one) => isSame(one, account));
  }

  #configured(): readonly MonthAccount[] {
    return joinedAccounts(this.context.upstreams.accounts);
  }

  get #now(): number {
    return this.context.upstreams.clock.now();
  }
}

function storedGap(gap: BillGap | null): StoredMonth['gap'] {
  return gap && { days: gap.days, error: gap.error };
}

function isSame(one: MonthAccount, other: MonthAccount): boolean {
  return one.api === other.api && one.name === other.name && one.sandbox === other.sandbox;
}
