/** Adds to a collection in one step with a count: of two that counted at once only one adds, whichever replicas they are of. */
import type { Keyv } from 'keyv';
import type { Availability } from './availability.js';
import type { Collection } from './collection.js';
import type { ConditionalWrite, Store } from './store.js';

/** The number of the last addition of each collection. */
export const additions: Collection = { name: 'additions', most: null, lasting: false, secret: false };

export class Additions {
  readonly #numbers: Keyv<unknown>;
  #before: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly store: Pick<Store, 'namespace' | 'compareAndSetAll'>,
    private readonly availability: Pick<Availability, 'ask' | 'write'>,
    private readonly collection: string,
  ) {
    this.#numbers = store.namespace(additions.name);
  }

  /** Additions of this process come one after the other: hundreds at once would make each other try again. */
  inTurn<T>(add: () => Promise<T>): Promise<T> {
    const added = this.#before.then(add);
    this.#before = added.catch(() => undefined);
    return added;
  }

  /** Ask for it before counting. */
  last(): Promise<unknown> {
    return this.availability.ask(() => this.#numbers.get(this.collection));
  }

  /** False when another has added since the last one, or when an entry is not as expected. */
  add(last: unknown, changes: readonly ConditionalWrite[]): Promise<boolean> {
    const number = {
      entry: { namespace: additions.name, key: this.collection },
      expected: last,
      value: typeof last === 'number' ? last + 1 : 1,
    };
    return this.availability.write(() => this.store.compareAndSetAll([number, ...changes]));
  }
}
