/** The durable store: tokens, rate tables, and data that all replicas share. */
import type { Keyv } from 'keyv';
import type { Leases } from './lease.js';
import type { PubSub } from './pub-sub.js';
import type { SlidingWindows } from './sliding-windows.js';

/** A write resolves once it is durable; every call rejects when the underlying store fails. */
export interface Store {
  readonly kind: 'lmdb' | 'postgres' | 'redis';
  /** Why an acknowledged write may still be lost; absent if nothing suggests that. */
  readonly warning?: string | null;
  readonly leases: Leases;
  readonly pubSub: PubSub;
  /** Null for the embedded store: one process counts in its memory. */
  readonly windows: SlidingWindows | null;
  /**
   * A Keyv of this namespace; names consist of lower-case letters, digits and dashes. Keys may be any text: one that
   * some engine would refuse is stored and listed as its hash (`keyOf`).
   */
  namespace<T>(name: string): Keyv<T>;
  /**
   * Sets the value, without an expiry, if the present one is still `expected` (undefined: no entry); returns false if
   * it is not.
   */
  compareAndSet(entry: EntryName, expected: unknown, value: unknown): Promise<boolean>;
  /**
   * Makes all the changes in one step, or none: false if one of the entries is not as expected. Each entry may occur
   * once.
   */
  compareAndSetAll(changes: readonly ConditionalWrite[]): Promise<boolean>;
  /** The entries of a namespace, sorted by the bytes of their keys. Hashed keys sort by their hash. */
  range(namespace: string, bounds: RangeBounds): AsyncIterable<readonly [key: string, value: unknown]>;
  /** Rejects when the store is unreachable. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface EntryName {
  readonly namespace: string;
  readonly key: string;
}

/** A write that takes place only if the entry is as expected. If `value` is absent, the entry is deleted. */
export interface ConditionalWrite {
  readonly entry: EntryName;
  /** Undefined: there is none. */
  readonly expected: unknown;
  readonly value?: unknown;
}

export interface RangeBounds {
  /** The prefix of the keys; all keys by default. */
  readonly prefix?: string;
  /** The key after which to begin. */
  readonly after?: string;
  /** The most entries. */
  readonly limit: number;
}
