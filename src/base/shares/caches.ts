/**
 * Everything that is remembered in memory and may be forgotten, declared once: the least recently used goes first. It has no part
 * for each caller, as whoever finds nothing in it waits a little longer and is refused nothing.
 */
import { LRUCache } from 'lru-cache';

export interface CacheShare {
  /** Entries, or what `sizeOf` counts. */
  readonly most: number;
  /** What one entry may have of it at most. */
  readonly each?: number;
}

const MiB = 1024 * 1024;

export const caches = {
  /** Entries. */
  accountEntries: { most: 1_000 },
  knownAddresses: { most: 100_000 },
  listHistory: { most: 1_000 },
  listingChecks: { most: 10_000 },
  localeNames: { most: 32 },
  nameParts: { most: 10_000 },
  nameWholes: { most: 16 },
  operationHashes: { most: 1_000 },
  operations: { most: 100 },
  /** Characters of their texts; an operation may have 20,000. */
  persistedQueries: { most: 16 * MiB, each: 20_001 },
  preferences: { most: 100 },
  rateBases: { most: 8 },
  rateDays: { most: 32 },
  sandboxZones: { most: 100 },
  sharedWindows: { most: 1_000 },
  tokenVerdicts: { most: 10_000 },
  /** Bytes; a single answer may not evict all others. */
  answers: { most: 32 * MiB, each: 4 * MiB },
  readyAnswers: { most: 32 * MiB },
  reads: { most: 32 * MiB },
  catalogues: { most: 16 * MiB },
  /** Lines of bills, of all callers. */
  arrangedBills: { most: 50_000 },
  billDrafts: { most: 100_000 },
  reckonedBills: { most: 50_000 },
  /** Findings, of all rules and callers. */
  endedCosts: { most: 50_000 },
  rankedFindings: { most: 200_000 },
  ruleRuns: { most: 100_000 },
} as const satisfies Readonly<Record<string, CacheShare>>;

/** It takes memory as it grows: with `max`, LRUCache takes all of it at once. */
export function boundedCache<V extends NonNullable<unknown>>({ most }: CacheShare): LRUCache<string, V> {
  return new LRUCache({ maxSize: most, sizeCalculation: () => 1 });
}

/** Without `sizeOf` each entry is set with its size. */
export function sizedCache<K extends string | number, V extends NonNullable<unknown>>(
  { most, each = most }: CacheShare,
  sizeOf?: (value: V, key: K) => number,
): LRUCache<K, V> {
  return new LRUCache({ maxSize: most, maxEntrySize: each, ...(sizeOf && { sizeCalculation: sizeOf }) });
}
