/** The accounts whose months a request may read, and what says that the charges of a month are still the same. */
import { providerText } from '../drift/own-writes.js';
import type { HistoryContext } from '../history/history-context.js';
import { type HistoryScope, historyScope } from '../history/history-scope.js';
import type { BillFilter } from '../bill/filter.js';
import type { HistoryAccount } from '../history/snapshots/history-account.js';
import { storeKeyOf } from '../../rest/transport/account.js';
import { BillingRules } from './billing-rules/billing-rule-store.js';
import type { ClosedAccount } from './closed/closed-account.js';
import { type Month, monthIn } from './month.js';
import { isDue } from './closed/due-months.js';

type ClosedAccounts = ReadonlyMap<string, ClosedAccount | null>;

/** When a month of an account was closed, in milliseconds since 1970; null where that cannot be read. */
export interface Closing {
  readonly at: number | null;
}

export class MonthReading {
  #marks: Promise<ReadonlyMap<string, string>> | null = null;

  private constructor(
    readonly historyContext: HistoryContext,
    readonly scope: HistoryScope,
    private readonly closed: ClosedAccounts,
    /** The rules of billing in force. */
    readonly rules: BillingRules,
  ) {}

  /** Reads the accounts that the caller may read now, those of which nothing but closed months is left included. */
  static async of(
    historyContext: HistoryContext,
    filter: Pick<BillFilter, 'apis' | 'accounts'>,
    isMeant: (account: HistoryAccount) => boolean = () => true,
  ): Promise<MonthReading> {
    const { billHistory, closedMonths, stored } = historyContext.context.hosting;
    const closed = await closedMonths.accounts();
    const accounts = async () => {
      const known = await billHistory.accounts();
      const keys = new Set(known.map(storeKeyOf));
      return [
        ...known,
        ...[...closed].flatMap(([key, one]) => (one && !keys.has(key) ? (formerAccount(one) ?? []) : [])),
      ];
    };
    const scope = await historyScope(historyContext, { accounts }, filter);
    const rules = await BillingRules.read(stored);
    return new MonthReading(historyContext, { ...scope, accounts: scope.accounts.filter(isMeant) }, closed, rules);
  }

  /** The months of accounts that are known already. */
  static async in(historyContext: HistoryContext, scope: HistoryScope): Promise<MonthReading> {
    const { closedMonths, stored } = historyContext.context.hosting;
    const [closed, rules] = await Promise.all([closedMonths.accounts(), BillingRules.read(stored)]);
    return new MonthReading(historyContext, scope, closed, rules);
  }

  /** Null while the month is open. */
  closingOf(account: HistoryAccount, month: Month): Closing | null {
    const closed = this.closed.get(storeKeyOf(account));
    if (closed === undefined) return null;
    if (closed === null) return isDue(month, this.#now) ? { at: null } : null;
    const at = closed.months.get(month.name);
    return at === undefined ? null : { at };
  }

  /** A text that is another one once the month of the account may be charged otherwise. */
  versionOf(account: HistoryAccount, month: Month): string | Promise<string> {
    const closing = this.closingOf(account, month);
    return closing ? `closed ${closing.at}` : this.#openVersion(account);
  }

  /** The same of several accounts. */
  async versionsOf(accounts: readonly HistoryAccount[], month: Month): Promise<string> {
    return JSON.stringify(await Promise.all(accounts.map((account) => this.versionOf(account, month))));
  }

  /** An account is known by its key: the one of a former request has what was known then. */
  async #openVersion(former: HistoryAccount): Promise<string> {
    const key = storeKeyOf(former);
    const account = this.scope.accounts.find((one) => storeKeyOf(one) === key) ?? former;
    const marks = await (this.#marks ??= this.#readMarks());
    const { lastDay, fullDays, fingerprints } = account;
    return JSON.stringify([
      this.scope.present.has(account),
      lastDay,
      fullDays.length,
      fingerprints,
      this.rules.of(account),
      marks.get(key) ?? null,
      marks.get(providerText(account)) ?? null,
    ]);
  }

  async #readMarks(): Promise<ReadonlyMap<string, string>> {
    const { billHistory, ownWrites } = this.historyContext.context.hosting;
    const { accounts } = this.scope;
    const providers = [...new Map(accounts.map((account) => [providerText(account), account]))];
    const keys = new Set(accounts.map(storeKeyOf));
    // The scope has them as if they were known until its own last day.
    const known = (await billHistory.accounts()).filter((account) => keys.has(storeKeyOf(account)));
    const written = await ownWrites.marks(providers.map(([, account]) => account));
    return new Map([
      ...(await billHistory.lastMarks(known)),
      ...providers.map(([text], place) => [text, written[place] ?? ''] as const),
    ]);
  }

  get #now(): number {
    return this.historyContext.context.upstreams.clock.now();
  }
}

/** An account of which nothing but closed months is left. */
function formerAccount({ months, ...account }: ClosedAccount): HistoryAccount | null {
  const names = [...months.keys()];
  const [first, last] = [monthIn(names[0] ?? ''), monthIn(names.at(-1) ?? '')];
  return (
    first && last && { ...account, firstDay: first.firstDay, lastDay: last.lastDay, fullDays: [], fingerprints: [] }
  );
}
