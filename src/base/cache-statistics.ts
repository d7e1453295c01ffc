/** The statistics of a cache. */

export interface CacheStatistics {
  readonly hits: number;
  readonly misses: number;
  /** Null where that is not known. */
  readonly entries: number | null;
  readonly bytes: number | null;
}

/** Counts the lookups of a cache. */
export class Lookups {
  hits = 0;
  misses = 0;

  /** Returns what was found. */
  count<T>(found: T | undefined): T | undefined {
    if (found === undefined) this.misses += 1;
    else this.hits += 1;
    return found;
  }
}
