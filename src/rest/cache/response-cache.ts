/** The recent responses of all accounts of this process: catalogues, and others whose callers accept a maximum age. */
import type { LRUCache } from 'lru-cache';
import { caches, sizedCache } from '../../base/shares/caches.js';
import { type CacheStatistics, Lookups } from '../../base/cache-statistics.js';
import { answerKind } from '../rows/response-kind.js';
import type { BoundRow } from '../rows/bound-row.js';
import type { Call } from '../transport/call.js';
import { isStaleBy } from './invalidation.js';

/** Seconds; the longest `max-age` that is accepted. */
export const longestAge = 3_600;

/** Seconds for which a catalogue that is too old is retained in case its upstream fails. */
const staleFor = 24 * 3600;

interface CachedResponse {
  readonly body: unknown;
  readonly call: Call;
  /** The account and its credential. */
  readonly owner: string;
  /** Milliseconds since 1970 when the call was made: the content is at least as recent. */
  readonly at: number;
}

interface Catalogue extends CachedResponse {
  /** Milliseconds. */
  readonly retainedFor: number;
}

type Found = Pick<CachedResponse, 'body' | 'at'>;

export class ResponseCache {
  readonly #reads = sizedCache<string, CachedResponse>(caches.reads);
  /** Apart, as large lists would evict them. */
  readonly #catalogues = sizedCache<string, Catalogue>(caches.catalogues);
  readonly #lookups = new Lookups();
  #lastAccepted = -Infinity;

  get statistics(): CacheStatistics {
    const { hits, misses } = this.#lookups;
    const all = [this.#reads, this.#catalogues];
    const sumOf = (one: 'size' | 'calculatedSize') => all.reduce((sum, cache) => sum + cache[one], 0);
    return { hits, misses, entries: sumOf('size'), bytes: sumOf('calculatedSize') };
  }

  /** The response, unless it is older than `longest` milliseconds. */
  get(key: string, row: BoundRow, now: number, longest: number): Found | null {
    const read = this.#of(row, now).get(key);
    return this.#lookups.count(read && now - read.at <= longest ? foundIn(read) : undefined) ?? null;
  }

  /** Whether `get` would return it; not counted as a lookup. */
  has(key: string, row: BoundRow, now: number, longest: number): boolean {
    const read = this.#of(row, now).peek(key);
    return read !== undefined && now - read.at <= longest;
  }

  /** A caller that reads a catalogue has accepted no age for anything else. */
  #of({ options }: BoundRow, now: number): Pick<LRUCache<string, CachedResponse>, 'get' | 'peek'> {
    if (options.ttl !== undefined) return this.#catalogues;
    this.#lastAccepted = now;
    return this.#reads;
  }

  /** A catalogue that is too old to be served while its upstream answers. */
  stale(key: string, now: number): Found | null {
    const read = this.#catalogues.peek(key);
    return read && now - read.at <= read.retainedFor ? foundIn(read) : null;
  }

  /** Stores and measures nothing but catalogues until a caller has accepted some age. */
  keep(key: string, read: CachedResponse, now: number): void {
    const { ttl } = read.call.row.options;
    const size = () => Buffer.byteLength(JSON.stringify(read.body) ?? '') + key.length;
    if (ttl) {
      const retainedFor = (ttl + staleFor) * 1000;
      this.#catalogues.set(key, { ...read, retainedFor }, { size: size(), ttl: retainedFor });
      return;
    }
    if (now - this.#lastAccepted > longestAge * 1000) return this.#reads.clear();
    // A single file may be as large as everything else together.
    if (answerKind(read.call.row) === 'bytes') return;
    this.#reads.set(key, read, { size: size(), ttl: longestAge * 1000 });
  }

  /** Drops the responses that a write with these marks changes. If it may change everything, only catalogues stay. */
  drop(owner: string, changed: readonly string[] | null): void {
    for (const cache of changed === null ? [this.#reads] : [this.#reads, this.#catalogues])
      for (const [key, read] of cache.entries())
        if (read.owner === owner && isStaleBy(changed, read.call)) cache.delete(key);
  }

  /** Drops everything that was read with a credential. */
  forget(owner: string): void {
    for (const cache of [this.#reads, this.#catalogues])
      for (const [key, read] of cache.entries()) if (read.owner === owner) cache.delete(key);
  }
}

function foundIn({ body, at }: CachedResponse): Found {
  return { body, at };
}
