/** One entry of the store for each account: read anew after a short while, and changed so that no replica's change is lost. */
import type { Keyv } from 'keyv';
import { boundedCache, caches } from '../../../base/shares/caches.js';
import { type Availability, unwatched } from '../../../base/store/availability.js';
import type { AccountCollection } from '../../../base/store/collection.js';
import { refuse } from '../../../base/store/refuse.js';
import type { Store } from '../../../base/store/store.js';
import { CallerError } from '../../../base/errors.js';
import { numberAt } from '../../../base/unknown.js';
import { type Account, storeKeyOf } from '../../../rest/transport/account.js';
import { pack, unpack } from '../../history/snapshots/packed.js';

export type EntryStore = Pick<Store, 'namespace' | 'compareAndSet'>;
export type EntryAvailability = Pick<Availability, 'ask' | 'write'>;
export type NamedAccount = Pick<Account, 'api' | 'name' | 'sandbox'>;

/** The new value of an entry, null if it stays as it is, and the result of the change. */
interface EntryChange<T, Result> {
  readonly value: T | null;
  readonly result: Result;
}

interface KnownEntry<T> {
  readonly readAt: number;
  readonly value: Promise<T | null>;
}

interface ReadEntry<T> {
  readonly stored: unknown;
  readonly value: T | null;
}

/** Attempts of a change, while other replicas change the same entry. */
const mostAttempts = 20;

export class AccountEntries<T extends object> {
  readonly #entries: Keyv<unknown>;
  readonly #known = boundedCache<KnownEntry<T>>(caches.accountEntries);
  /** The last ones that could be read. */
  readonly #read = boundedCache<ReadEntry<T>>(caches.accountEntries);

  constructor(
    private readonly store: EntryStore,
    private readonly collection: AccountCollection<T, NamedAccount>,
    private readonly availability: EntryAvailability = unwatched,
  ) {
    this.#entries = store.namespace(collection.name);
  }

  /**
   * The entries in the order of the accounts; null if there is none that this release can read. While the store fails,
   * returns the last ones that were read, and rejects if there are none.
   */
  of(accounts: readonly NamedAccount[]): Promise<(T | null)[]> {
    const now = performance.now();
    const due = accounts.filter((account) => !this.#isFresh(storeKeyOf(account), now));
    const reading = due.length === 0 ? null : this.#ask(due.map(storeKeyOf));
    for (const [place, account] of due.entries()) {
      const value = this.#understood(account, reading, place);
      this.#known.set(storeKeyOf(account), { readAt: now, value });
    }
    return Promise.all(accounts.map((account) => this.#known.get(storeKeyOf(account))?.value ?? null));
  }

  /**
   * Changes an entry. Null if a later release has written it, which is left alone. `next` is called again if another
   * process was faster.
   */
  async change<Result>(
    account: NamedAccount,
    next: (present: T | null) => EntryChange<T, Result>,
  ): Promise<Result | null> {
    const { name: namespace, version, toStored, parse } = this.collection;
    const key = storeKeyOf(account);
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const [stored] = await this.#ask([key]);
      const unpacked = await unpack(stored);
      const written = numberAt(unpacked, 'v');
      if (written !== null && written > version) return null;
      const { value, result } = next(parse(unpacked, account));
      if (value === null) return result;
      const packed = await pack(toStored(value));
      const isWritten = await this.availability
        .write(() => this.store.compareAndSet({ namespace, key }, stored, packed))
        .catch(refuse);
      if (!isWritten) continue;
      this.#read.set(key, { stored: packed, value });
      this.#known.set(key, { readAt: performance.now(), value: Promise.resolve(value) });
      return result;
    }
    throw new CallerError('OVERLOADED', 'Too many changes at once. Try again in 5 s.', { retryAfter: 5 });
  }

  #isFresh(key: string, now: number): boolean {
    const known = this.#known.get(key);
    return known !== undefined && now - known.readAt < this.collection.freshFor;
  }

  async #ask(keys: readonly string[]): Promise<readonly unknown[]> {
    return this.availability.ask(() => this.#entries.getMany([...keys])).catch(refuse);
  }

  async #understood(
    account: NamedAccount,
    reading: Promise<readonly unknown[]> | null,
    place: number,
  ): Promise<T | null> {
    const key = storeKeyOf(account);
    const before = this.#read.get(key);
    try {
      const stored = (await reading)?.[place];
      if (before && before.stored === stored) return before.value;
      const value = stored === undefined ? null : this.collection.parse(await unpack(stored), account);
      this.#read.set(key, { stored, value });
      return value;
    } catch (error) {
      if (before) return before.value;
      this.#known.delete(key);
      throw error;
    }
  }
}
