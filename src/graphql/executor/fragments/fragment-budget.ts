/** Bounds the memory of all cached fragments of one server. */
import { type CacheStatistics, Lookups } from '../../../base/cache-statistics.js';

/** Bytes of all texts, and of the overhead of each; beyond that all are dropped. */
const most = 8 * 1024 * 1024;
const entry = 96;

interface Keeper {
  drop(): void;
}

export class FragmentBudget {
  readonly lookups = new Lookups();
  #taken = 0;
  /** Weak, so that evicted operations release their texts. */
  readonly #keepers = new Set<WeakRef<Keeper>>();

  get statistics(): CacheStatistics {
    const { hits, misses } = this.lookups;
    return { hits, misses, entries: null, bytes: this.#taken };
  }

  join(keeper: Keeper): void {
    this.#keepers.add(new WeakRef(keeper));
  }

  /** False where there was no room: then everything is dropped, and this text is not to be cached either. */
  take(length: number): boolean {
    this.#taken += length + entry;
    if (this.#taken <= most) return true;
    this.#taken = 0;
    for (const keeper of this.#keepers) keeper.deref()?.drop();
    this.#keepers.clear();
    return false;
  }
}
