/** Stores closed months: an entry for each account and month without an end, and a list of the months of each account. */
import type { Keyv } from 'keyv';
import type { Availability } from '../../../base/store/availability.js';
import type { Collection } from '../../../base/store/collection.js';
import { refusing } from '../../../base/store/refuse.js';
import type { Store } from '../../../base/store/store.js';
import { storeKeyOf } from '../../../rest/transport/account.js';
import type { HistoryAccount } from '../../history/snapshots/history-account.js';
import { pack, unpack } from '../../history/snapshots/packed.js';
import type { Month } from '../month.js';
import { type ClosedAccount, packClosedAccount, unpackClosedAccount, withMonth } from './closed-account.js';
import { type StoredMonth, type UnpackedMonth, packMonth, unpackMonth } from './packed-month.js';

export const closedAccounts = {
  name: 'bill-month-accounts',
  most: 1_000,
  lasting: true,
  secret: false,
} as const satisfies Collection;
export const closedMonths: Collection = { name: 'bill-months', most: null, lasting: true, secret: false };

export type MonthAccount = Pick<HistoryAccount, 'api' | 'name' | 'sandbox' | 'baseUrl'>;

interface StoredClosedAccount {
  /** The raw entry; undefined if there is none. */
  readonly stored: unknown;
  /** Null if there is none, or another release has written it in another way. */
  readonly account: ClosedAccount | null;
}

export class ClosedMonths {
  readonly #months: Keyv<unknown>;
  readonly #accounts: Keyv<unknown>;
  private readonly availability: Pick<Availability, 'ask' | 'write'>;

  constructor(
    private readonly store: Pick<Store, 'namespace' | 'range' | 'compareAndSetAll'>,
    availability: Pick<Availability, 'ask' | 'write'>,
  ) {
    this.availability = refusing(availability);
    this.#months = store.namespace(closedMonths.name);
    this.#accounts = store.namespace(closedAccounts.name);
  }

  /** The lists of all accounts by their key; null for one that this release cannot read. */
  accounts(): Promise<ReadonlyMap<string, ClosedAccount | null>> {
    return this.availability.ask(async () => {
      const found = new Map<string, ClosedAccount | null>();
      for await (const [key, value] of this.store.range(closedAccounts.name, { limit: closedAccounts.most }))
        found.set(key, unpackClosedAccount(value));
      return found;
    });
  }

  async account(account: MonthAccount): Promise<StoredClosedAccount> {
    const stored = await this.availability.ask(() => this.#accounts.get(storeKeyOf(account)));
    return { stored, account: unpackClosedAccount(stored) };
  }

  /** Null if the entry is damaged, or another release has written it in another way. */
  async find(account: MonthAccount, month: Month): Promise<UnpackedMonth | null> {
    const stored = await this.availability.ask(() => this.#months.get(monthKey(account, month.name)));
    return unpackMonth(await unpack(stored));
  }

  /** False when another process has closed a month of the account since it was `known` so: nothing is overwritten. */
  async add(known: StoredClosedAccount, account: MonthAccount, month: Month, closing: StoredMonth): Promise<boolean> {
    const { api, name, sandbox, baseUrl } = account;
    const before = known.account ?? { api, name, sandbox, baseUrl, months: new Map<string, number>() };
    const { account: after, dropped } = withMonth({ ...before, baseUrl }, month, closing.closedAt);
    const value = await pack(await packMonth(closing));
    const isAdded = await this.availability.write(() =>
      this.store.compareAndSetAll([
        { entry: { namespace: closedMonths.name, key: monthKey(account, month.name) }, expected: undefined, value },
        {
          entry: { namespace: closedAccounts.name, key: storeKeyOf(account) },
          expected: known.stored,
          value: packClosedAccount(after),
        },
      ]),
    );
    if (isAdded && dropped.length > 0) {
      await this.availability.write(() => this.#months.deleteMany(dropped.map((old) => monthKey(account, old))));
    }
    return isAdded;
  }
}

function monthKey(account: MonthAccount, month: string): string {
  return `${storeKeyOf(account)} ${month}`;
}
