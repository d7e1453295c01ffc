/** The invoices of the months of a statement, in the accounts that it bills. */
import { storeKeyOf } from '../../../rest/transport/account.js';
import type { BillKind } from '../../bill/kind.js';
import type { BillGap } from '../../history/bill-history.js';
import type { HistoryContext } from '../../history/history-context.js';
import type { HistoryAccount } from '../../history/snapshots/history-account.js';
import type { BillingReading } from '../../invoice/billing-rules/billing-reading.js';
import type { Charged } from '../../invoice/charged.js';
import type { Month } from '../../invoice/month.js';
import { MonthCharges } from '../../invoice/month-charges.js';
import { monthSources } from '../../invoice/month-of-account.js';
import { MonthReading } from '../../invoice/month-reading.js';
import { type ConfiguredAccount, neverRead } from '../../invoice/never-read.js';
import type { StoredCorrection } from '../../invoice/corrections/correction-store.js';
import { correctionsOf } from '../../invoice/corrections/corrections-of.js';
import type { StatementAccount } from '../statement-store.js';

export interface OwnLine {
  readonly month: Month;
  readonly charged: Charged;
}

interface ThingName {
  readonly kind: BillKind | null;
  readonly id: string | null;
}

export class OwnMonths {
  readonly #lines = new Map<string, OwnLine[]>();
  readonly #gaps = new Map<string, Set<string>>();
  readonly #read = new Set<string>();
  readonly #corrections: StoredCorrection[] = [];
  readonly #gapsIn = new Map<string, readonly BillGap[]>();

  private constructor(
    private readonly reading: MonthReading,
    private readonly now: number,
    private readonly isMeant: (account: ConfiguredAccount) => boolean,
  ) {}

  static async of(historyContext: HistoryContext, accounts: readonly StatementAccount[]): Promise<OwnMonths> {
    const keys = new Set(accounts.map(storeKeyOf));
    const isMeant = (account: ConfiguredAccount) => keys.has(storeKeyOf(account));
    const reading = await MonthReading.of(historyContext, {}, isMeant);
    return new OwnMonths(reading, historyContext.context.upstreams.clock.now(), isMeant);
  }

  /** Reads a month once, as far as it has gone. */
  async read(month: Month): Promise<void> {
    if (month.start > this.now || this.#read.has(month.name)) return;
    this.#read.add(month.name);
    const charges = await MonthCharges.read(monthSources(this.reading), month);
    const { lines } = await charges.charged({ until: Math.min(this.now, month.end), filter: {}, currency: null });
    for (const charged of lines) {
      const key = keyOf(charged.account, charged.line);
      const known = this.#lines.get(key) ?? [];
      known.push({ month, charged });
      this.#lines.set(key, known);
    }
    const { historyContext, scope } = this.reading;
    const wanted = { month: month.name, accounts: scope.accounts, keys: null };
    this.#corrections.push(...(await correctionsOf(historyContext, wanted)));
    this.#gapsIn.set(month.name, [
      ...charges.gaps,
      ...neverRead(historyContext, { isMeant: this.isMeant }, scope, month),
    ]);
    for (const { api, accountName, days } of charges.gaps) {
      const key = JSON.stringify([api, accountName]);
      this.#gaps.set(key, new Set([...(this.#gaps.get(key) ?? []), ...days]));
    }
  }

  /** The lines of a thing, of the months that were read. */
  find(account: StatementAccount, thing: ThingName): readonly OwnLine[] {
    return this.#lines.get(keyOf(account, thing)) ?? [];
  }

  /** All lines of the months that were read, by thing. */
  get things(): readonly (readonly OwnLine[])[] {
    return [...this.#lines.values()];
  }

  /** All corrections of the months that were read. */
  get corrections(): readonly StoredCorrection[] {
    return this.#corrections;
  }

  /** The days of a month that was read on which not everything is known, by account. */
  gapsOf({ name }: Month): readonly BillGap[] {
    return this.#gapsIn.get(name) ?? [];
  }

  /** The readings of rules in force for the account. */
  readingsOf(account: StatementAccount): readonly BillingReading[] {
    return this.reading.rules.of(account);
  }

  /** Whether the account was read wholly on a day of a month that was read. */
  isRead(account: StatementAccount, day: string): boolean {
    const known = this.#known(account);
    if (!known || day < known.firstDay || day > known.lastDay) return false;
    return !this.#gaps.get(JSON.stringify([account.api, account.name]))?.has(day);
  }

  /** The first day on which the account was read; null: never. */
  firstDay(account: StatementAccount): string | null {
    return this.#known(account)?.firstDay ?? null;
  }

  /** Whether the month of the account is closed, so that it takes corrections. */
  isClosed(account: StatementAccount, month: Month): boolean {
    const found = this.#known(account);
    return found !== undefined && (this.reading.closingOf(found, month)?.at ?? null) !== null;
  }

  isOver({ end }: Month): boolean {
    return end <= this.now;
  }

  #known(account: StatementAccount): HistoryAccount | undefined {
    const key = storeKeyOf(account);
    return this.reading.scope.accounts.find((one) => storeKeyOf(one) === key);
  }
}

function keyOf({ api, name }: Pick<StatementAccount, 'api' | 'name'>, { kind, id }: ThingName): string {
  return JSON.stringify([api, name, kind, id]);
}
