/** Recent responses of all accounts of this process, for callers who accept a maximum age. */
import { caches, sizedCache } from '../../base/shares/caches.js';
import { type CacheStatistics, Lookups } from '../../base/cache-statistics.js';
import { answerKind } from '../rows/response-kind.js';
import type { Call } from '../transport/call.js';
import { isStaleBy } from './invalidation.js';

/** Seconds; the longest `max-age` that is accepted. */
export const longestAge = 3_600;
interface CachedResponse {
  readonly body: unknown;
  readonly call: Call;
  /** The account and its credential. */
  readonly owner: string;
  /** Milliseconds since 1970 when the call was made: the content is at least as recent. */
  readonly at: number;
}

export class ResponseCache {
  readonly #reads = sizedCache<string, CachedResponse>(caches.reads);
  readonly #lookups = new Lookups();
  #lastAccepted = -Infinity;

  get statistics(): CacheStatistics {
    const { hits, misses } = this.#lookups;
    return { hits, misses, entries: this.#reads.size, bytes: this.#reads.calculatedSize };
  }

  /** The response, unless it is older than `longest` milliseconds. */
  get(key: string, now: number, longest: number): Pick<CachedResponse, 'body' | 'at'> | null {
    this.#lastAccepted = now;
    const read = this.#reads.get(key);
    return this.#lookups.count(read && now - read.at <= longest ? { body: read.body, at: read.at } : undefined) ?? null;
  }

  /** Whether `get` would return it; not counted as a lookup. */
  has(key: string, now: number, longest: number): boolean {
    this.#lastAccepted = now;
    const read = this.#reads.peek(key);
    return read !== undefined && now - read.at <= longest;
  }

  /** Stores and measures nothing until a caller has accepted some age. */
  keep(key: string, read: CachedResponse, now: number): void {
    if (now - this.#lastAccepted > longestAge * 1000) return this.#reads.clear();
    // A single file may be as large as everything else together.
    if (answerKind(read.call.row) === 'bytes') return;
    const size = Buffer.byteLength(JSON.stringify(read.body) ?? '') + key.length;
    this.#reads.set(key, read, { size, ttl: longestAge * 1000 });
  }

  /** Drops what a write with these marks changes. */
  drop(owner: string, changed: readonly string[] | null): void {
    for (const [key, read] of this.#reads.entries()) {
      if (read.owner === owner && isStaleBy(changed, read.call)) this.#reads.delete(key);
    }
  }
}
