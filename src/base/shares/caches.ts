/**
 * All caches in memory, declared once: the least recently used entry goes first. Callers have no parts of them, because
 * an entry that is missing costs a little time and nothing else.
 */
import { LRUCache } from 'lru-cache';

export interface CacheShare {
  /** The number of entries, or the total of `sizeOf`. */
  readonly most: number;
  /** The most that one entry may take. */
  readonly each?: number;
}

const MiB = 1024 * 1024;

export const caches = {
  /** A number of entries. */
  accountEntries: { most: 1_000 },
  knownAddresses: { most: 100_000 },
  listHistory: { most: 1_000 },
  listingChecks: { most: 10_000 },
  localeNames: { most: 32 },
  nameParts: { most: 10_000 },
  nameWholes: { most: 16 },
  operationHashes: { most: 1_000 },
  operations: { most: 100 },
  /** A number of characters of their texts; an operation may have 20,000. */
  persistedQueries: { most: 16 * MiB, each: 20_001 },
  preferences: { most: 100 },
  rateBases: { most: 8 },
  rateDays: { most: 32 },
  sandboxZones: { most: 100 },
  sharedWindows: { most: 1_000 },
  tokenVerdicts: { most: 10_000 },
  /** A number of bytes; a single answer may not evict all others. */
  answers: { most: 32 * MiB, each: 4 * MiB },
  readyAnswers: { most: 32 * MiB },
  reads: { most: 32 * MiB },
  catalogues: { most: 16 * MiB },
  /** A number of lines of bills, of all callers. */
  arrangedBills: { most: 50_000 },
  arrangedInvoices: { most: 50_000 },
  billDrafts: { most: 100_000 },
  monthCharges: { most: 50_000 },
  monthsAsRead: { most: 50_000 },
  statementComparisons: { most: 50_000 },
  reckonedBills: { most: 50_000 },
  /** A number of sums of months, of all callers. */
  monthSums: { most: 10_000 },
  /** A number of findings, of all rules and callers. */
  endedCosts: { most: 50_000 },
  rankedFindings: { most: 200_000 },
  ruleRuns: { most: 100_000 },
} as const satisfies Readonly<Record<string, CacheShare>>;

/** Its memory grows with use: with `max`, LRUCache allocates all of it at once. */
export function boundedCache<V extends NonNullable<unknown>>({ most }: CacheShare): LRUCache<string, V> {
  return new LRUCache({ maxSize: most, sizeCalculation: () => 1 });
}

/** If `sizeOf` is left out, each entry is set with its size. */
export function sizedCache<K extends string | number, V extends NonNullable<unknown>>(
  { most, each = most }: CacheShare,
  sizeOf?: (value: V, key: K) => number,
): LRUCache<K, V> {
  return new LRUCache({ maxSize: most, maxEntrySize: each, ...(sizeOf && { sizeCalculation: sizeOf }) });
}
