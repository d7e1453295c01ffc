/**
 * The entries of a keyed collection: bounded in total and for each token, even if several replicas add some at once.
 */
import type { Keyv } from 'keyv';
import { CallerError } from '../errors.js';
import { checkRoom } from '../shares/room.js';
import { Additions } from './additions.js';
import type { Availability } from './availability.js';
import type { Collection, KeyedDeclaration } from './collection.js';
import { refusing } from './refuse.js';
import type { ConditionalWrite, Store } from './store.js';

type KeyedStore = Pick<Store, 'namespace' | 'range' | 'compareAndSet' | 'compareAndSetAll'>;

/** The store of the collections. */
export interface Stores {
  readonly store: KeyedStore;
  readonly availability: Pick<Availability, 'ask' | 'write'>;
}

interface KeyedCollection<T extends object> extends KeyedDeclaration<T>, Collection {
  /** The collection's entries in that store: the same object each time. */
  in(stored: Stores): KeyedEntries<T>;
}

export function keyedCollection<T extends object>(declaration: KeyedDeclaration<T>): KeyedCollection<T> {
  const opened = new WeakMap<Stores, KeyedEntries<T>>();
  return {
    ...declaration,
    most: declaration.share.total,
    in(stored) {
      const entries = opened.get(stored) ?? new KeyedEntries(declaration, stored);
      opened.set(stored, entries);
      return entries;
    },
  };
}

interface KeyedEntry<T> {
  readonly key: string;
  readonly value: T;
}

/** Milliseconds after which a change is refused that other replicas keep overtaking. */
const longestWait = 5_000;
/** Milliseconds: the longest pause between two attempts. */
const longestPause = 50;

export class KeyedEntries<T extends object> {
  readonly #entries: Keyv<unknown>;
  readonly #additions: Additions;
  readonly #availability: Pick<Availability, 'ask' | 'write'>;

  private readonly store: KeyedStore;

  constructor(
    private readonly declaration: KeyedDeclaration<T>,
    { store, availability }: Stores,
  ) {
    this.store = store;
    this.#entries = store.namespace(declaration.name);
    this.#availability = refusing(availability);
    this.#additions = new Additions(store, this.#availability, declaration.name);
  }

  /** All entries, sorted by key. */
  async list(): Promise<KeyedEntry<T>[]> {
    const stored = await this.#stored();
    return [...stored].flatMap(([key, each]) => {
      const value = this.declaration.parse(each, key);
      return value === null ? [] : [{ key, value }];
    });
  }

  /** Null for a missing entry, or one that this release cannot read. */
  async find(key: string): Promise<T | null> {
    return this.declaration.parse(await this.#read(key), key);
  }

  /** Sets the entry, and removes those that it replaces. Throws where there is no room for it. */
  put(key: string, value: T, replaces: (other: T) => boolean = () => false): Promise<void> {
    return this.#additions.inTurn(() => this.#attempt(() => this.#put(key, value, replaces)));
  }

  /** Returns the changed entry; null where there is none. `next` is called again when another process was faster. */
  async change(key: string, next: (present: T) => T): Promise<T | null> {
    const { name, parse } = this.declaration;
    let changed: T | null = null;
    await this.#attempt(async () => {
      const stored = await this.#read(key);
      const present = parse(stored, key);
      changed = present && next(present);
      if (changed === null) return true;
      const value = this.#toStored(changed);
      return this.#availability.write(() => this.store.compareAndSet({ namespace: name, key }, stored, value));
    });
    return changed;
  }

  /** False where there was none. */
  delete(key: string): Promise<boolean> {
    return this.#availability.write(() => this.#entries.delete(key));
  }

  #read(key: string): Promise<unknown> {
    return this.#availability.ask(() => this.#entries.get(key));
  }

  #stored(): Promise<Map<string, unknown>> {
    const { name, share } = this.declaration;
    return this.#availability.ask(async () => {
      const found = new Map<string, unknown>();
      for await (const [key, stored] of this.store.range(name, { limit: share.total })) found.set(key, stored);
      return found;
    });
  }

  /** False when another replica has added an entry since they were counted. */
  async #put(key: string, value: T, replaces: (other: T) => boolean): Promise<boolean> {
    const { name: namespace, parse } = this.declaration;
    const last = await this.#additions.last();
    const [all, present] = [await this.#stored(), await this.#read(key)];
    const others = [...all]
      .filter(([other]) => other !== key)
      .map(([other, stored]) => ({ key: other, stored, value: parse(stored, other) }));
    const replaced = others.filter((other) => other.value !== null && replaces(other.value));
    if (present === undefined)
      this.#checkRoom(
        others.filter((other) => !replaced.includes(other)).map((other) => other.value),
        value,
      );
    const changes: ConditionalWrite[] = [
      { entry: { namespace, key }, expected: present, value: this.#toStored(value) },
    ];
    for (const other of replaced) changes.push({ entry: { namespace, key: other.key }, expected: other.stored });
    return this.#additions.add(last, changes);
  }

  #checkRoom(others: readonly (T | null)[], value: T): void {
    const { share, tokenOf } = this.declaration;
    const token = tokenOf(value);
    const own = others.filter((other) => other !== null && tokenOf(other) === token).length;
    checkRoom(share, { all: others.length, own });
  }

  #toStored(value: T): object {
    const { version, toStored } = this.declaration;
    const stored = toStored ? toStored(value) : { ...value };
    return version === null ? stored : { v: version, ...stored };
  }

  async #attempt(isDone: () => Promise<boolean>): Promise<void> {
    const latest = performance.now() + longestWait;
    while (performance.now() < latest) {
      if (await isDone()) return;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * longestPause));
    }
    const { words } = this.declaration.share;
    throw new CallerError('OVERLOADED', `Expected to change ${words}, but others change them. Please try again.`, {
      retryAfter: 1,
    });
  }
}
