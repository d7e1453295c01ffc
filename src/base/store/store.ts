/** The durable store: tokens, rate tables, and short-lived state for later requests. */
import type { Keyv } from 'keyv';

/** A write resolves once it is durable; every call rejects when the underlying store fails. */
export interface Store {
  readonly kind: 'lmdb' | 'postgres' | 'redis';
  /** Why an acknowledged write may still be lost; absent if nothing suggests that. */
  readonly warning?: string | null;
  /** A Keyv of this namespace; names consist of lower-case letters, digits and dashes. */
  namespace<T>(name: string): Keyv<T>;
  /** Across all processes, true for exactly one caller per key within `ttl` milliseconds. */
  claim(key: string, ttl: number): Promise<boolean>;
  /** Rejects when the store is unreachable. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The namespace of claims. */
export const claims = 'claims';

/** A claim stored as Keyv stores entries, so that it is listed and expires like any other. */
export function claimOf(key: string, ttl: number): { readonly key: string; readonly value: string } {
  return { key: `${claims}:${key}`, value: JSON.stringify({ value: true, expires: Date.now() + ttl }) };
}
