/** Stores snapshots of bills: entries for each account and day, a full one each month, and the rates of each day. */
import { createHash } from 'node:crypto';
import type { Keyv } from 'keyv';
import { addDays } from '../../../base/dates.js';
import type { Availability } from '../../../base/store/availability.js';
import type { Collection } from '../../../base/store/collection.js';
import { refusing } from '../../../base/store/refuse.js';
import type { Store } from '../../../base/store/store.js';
import type { TableInForce } from '../../../data/rates/tables/in-force.js';
import { storeKeyOf } from '../../../rest/transport/account.js';
import { itemTurn } from '../../inventory/in-turns.js';
import { daysFrom } from '../calendar.js';
import { type HistoryAccount, packAccount, unpackAccount } from './history-account.js';
import { pack, unpack } from './packed.js';
import { type Snapshot, packSnapshot, unpackSnapshot } from './snapshot.js';
import { packRates, unpackRates } from './stored-rates.js';
import { Timeline } from './timeline.js';

/** An entry for each account of the history. */
export const billAccounts = {
  name: 'bill-accounts',
  most: 1_000,
  lasting: true,
  secret: false,
} as const satisfies Collection;
export const billHistory: Collection = { name: 'bill-history', most: null, lasting: true, secret: false };
export const billRates: Collection = { name: 'bill-rates', most: null, lasting: true, secret: false };

/** Entries in one read. */
const atOnce = 100;
/** Days of rates before the first snapshot that are deleted, if they are there. */
const daysOfRatesChecked = 100;
type Named = Pick<HistoryAccount, 'api' | 'name' | 'sandbox'>;

export interface StoredAccount {
  /** The raw entry; undefined if there is none. */
  readonly stored: unknown;
  readonly account: HistoryAccount | null;
}

interface SnapshotToWrite {
  readonly difference: Snapshot;
  /** The full snapshot that a month begins with. */
  readonly full: Snapshot | null;
  /** A snapshot that repeats the changes of the day before, so that either entry may be lost. */
  readonly repeat: Snapshot | null;
  readonly table: TableInForce;
}

export class HistoryStore {
  readonly #snapshots: Keyv<unknown>;
  readonly #rates: Keyv<unknown>;
  readonly #accounts: Keyv<unknown>;

  private readonly availability: Pick<Availability, 'ask' | 'write'>;

  constructor(
    private readonly store: Store,
    availability: Pick<Availability, 'ask' | 'write'>,
  ) {
    this.availability = refusing(availability);
    this.#snapshots = store.namespace(billHistory.name);
    this.#rates = store.namespace(billRates.name);
    this.#accounts = store.namespace(billAccounts.name);
  }

  get leases(): Store['leases'] {
    return this.store.leases;
  }

  /** Every account with a snapshot, including those that are no longer configured. */
  accounts(): Promise<HistoryAccount[]> {
    return this.availability.ask(async () => {
      const found: HistoryAccount[] = [];
      for await (const [, value] of this.store.range(billAccounts.name, { limit: billAccounts.most })) {
        const account = unpackAccount(value);
        if (account) found.push(account);
      }
      return found;
    });
  }

  async account(account: Named): Promise<StoredAccount> {
    const stored = await this.availability.ask(() => this.#accounts.get(storeKeyOf(account)));
    return { stored, account: unpackAccount(stored) };
  }

  /** The snapshot of the day itself. */
  async snapshotOn(account: Named, day: string): Promise<Snapshot | null> {
    const stored = await this.availability.ask(() => this.#snapshots.get(dayKey(storeKeyOf(account), day)));
    return stored === undefined ? null : unpackSnapshot(await unpack(stored));
  }

  /** Marks of the last snapshots by the key of their account: another one, or none, once a snapshot was taken. */
  async lastMarks(accounts: readonly HistoryAccount[]): Promise<ReadonlyMap<string, string>> {
    const marks = new Map<string, string>();
    for (let start = 0; start < accounts.length; start += atOnce) {
      const page = accounts.slice(start, start + atOnce);
      const keys = page.map((account) => dayKey(storeKeyOf(account), account.lastDay));
      const values = await this.availability.ask(() => this.#snapshots.getMany(keys));
      for (const [place, account] of page.entries()) {
        const digest = createHash('sha256').update(String(values[place])).digest('base64url');
        marks.set(storeKeyOf(account), `${account.firstDay} ${account.lastDay} ${digest}`);
      }
    }
    return marks;
  }

  /** The timeline up to the last snapshot before or on the day; empty if the account has none. */
  async timelineUpTo(account: HistoryAccount, day: string): Promise<Timeline> {
    const timeline = new Timeline();
    for await (const snapshot of this.snapshots(account, day, day)) timeline.add(snapshot);
    return timeline;
  }

  /**
   * Yields snapshots to add to a timeline in order: first the known state before `from`, which ends with the last day
   * before it, then each day up to `to` that has a snapshot.
   */
  async *snapshots(account: HistoryAccount, from: string, to: string): AsyncGenerator<Snapshot> {
    const key = storeKeyOf(account);
    if (account.firstDay > to) return;
    let last = await this.#lastFull(key, account, from < account.firstDay ? account.firstDay : from);
    if (last) yield last;
    const end = to < account.lastDay ? to : account.lastDay;
    const first = last ? addDays(last.day, 1) : account.firstDay;
    for (let start = first; start <= end; start = addDays(start, atOnce)) {
      const days = daysFrom(start, least(end, addDays(start, atOnce - 1)));
      const values = await this.availability.ask(() => this.#snapshots.getMany(days.map((one) => dayKey(key, one))));
      for (const [place, day] of days.entries()) {
        const stored = values[place];
        if (stored === undefined) continue;
        await itemTurn();
        const snapshot = await this.#following(last, unpackSnapshot(await unpack(stored)), { key, account, day });
        if (snapshot) yield (last = snapshot);
      }
    }
  }

  /** The last readable full snapshot up to the day; null if there is none, as the first day has everything as well. */
  async #lastFull(key: string, { fullDays }: HistoryAccount, day: string): Promise<Snapshot | null> {
    for (const one of fullDays.filter((full) => full <= day).reverse()) {
      const full = await this.#read(fullKey(key, one));
      if (full) return full;
    }
    return null;
  }

  /**
   * The snapshot that continues from the last readable one, if necessary the one that repeats the changes of the day
   * before.
   */
  async #following(
    last: Snapshot | null,
    difference: Snapshot | null,
    { key, account, day }: { readonly key: string; readonly account: HistoryAccount; readonly day: string },
  ): Promise<Snapshot | null> {
    if (difference && follows(difference, last)) return difference;
    const repeat = await this.#read(repeatKey(key, day));
    if (repeat && follows(repeat, last)) return repeat;
    return account.fullDays.includes(day) ? this.#read(fullKey(key, day)) : null;
  }

  async #read(key: string): Promise<Snapshot | null> {
    return unpackSnapshot(await unpack(await this.availability.ask(() => this.#snapshots.get(key))));
  }

  /** The stored rates, by day. */
  async rates(days: readonly string[]): Promise<Map<string, TableInForce>> {
    const tables = new Map<string, TableInForce>();
    for (let start = 0; start < days.length; start += atOnce) {
      const page = days.slice(start, start + atOnce);
      const values = await this.availability.ask(() => this.#rates.getMany([...page]));
      for (const [place, value] of values.entries()) {
        const table = value === undefined ? null : unpackRates(await unpack(value));
        const day = page[place];
        if (table && day !== undefined) tables.set(day, table);
      }
    }
    return tables;
  }

  /** False when another process has written the account since it was `stored` so. */
  async write(
    stored: unknown,
    account: HistoryAccount,
    { difference, full, repeat, table }: SnapshotToWrite,
  ): Promise<boolean> {
    const key = storeKeyOf(account);
    const { day } = difference;
    const entries = [{ key: dayKey(key, day), value: await pack(packSnapshot(difference)) }];
    if (repeat) entries.push({ key: repeatKey(key, day), value: await pack(packSnapshot(repeat)) });
    if (full) entries.push({ key: fullKey(key, day), value: await pack(packSnapshot(full)) });
    const rates = await pack(packRates(table));
    return this.availability.write(async () => {
      await this.#rates.set(day, rates);
      await this.#snapshots.setMany(entries);
      return this.store.compareAndSet({ namespace: billAccounts.name, key }, stored, packAccount(account));
    });
  }

  async forget(account: HistoryAccount, days: readonly string[]): Promise<void> {
    const key = storeKeyOf(account);
    const keys = days.flatMap((day) => [dayKey(key, day), repeatKey(key, day), fullKey(key, day)]);
    await this.availability.write(() => this.#snapshots.deleteMany(keys));
  }

  /** Deletes all data of accounts that end before the day and are needed no more, and old rates. */
  async forgetBefore(day: string, isNeeded: (account: HistoryAccount) => Promise<boolean>): Promise<void> {
    for (const account of await this.accounts()) {
      if (account.lastDay >= day || (await isNeeded(account))) continue;
      await this.forget(account, daysFrom(account.firstDay, account.lastDay));
      await this.availability.write(() => this.#accounts.delete(storeKeyOf(account)));
    }
    const oldestDay = (await this.accounts()).map(({ firstDay }) => firstDay).sort()[0] ?? day;
    const old = daysFrom(addDays(oldestDay, -daysOfRatesChecked), addDays(oldestDay, -1));
    await this.availability.write(() => this.#rates.deleteMany(old));
  }
}

function dayKey(account: string, day: string): string {
  return `${account} ${day}`;
}

function fullKey(account: string, day: string): string {
  return `${account} full ${day}`;
}

function repeatKey(account: string, day: string): string {
  return `${account} repeat ${day}`;
}

function follows({ previous, between }: Snapshot, last: Snapshot | null): boolean {
  return previous === null || (last !== null && (previous === last.takenAt || between === last.takenAt));
}

function least(one: string, other: string): string {
  return one < other ? one : other;
}
