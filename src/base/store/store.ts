/** The durable store: tokens, rate tables, and for minutes what is left for a later request. */
import type { Keyv } from 'keyv';

/** A write is acknowledged once it is durable; every call rejects when the store behind it fails. */
export interface Store {
  readonly kind: 'lmdb' | 'postgres' | 'redis';
  /** Why an acknowledged write may be lost all the same; absent when nothing speaks for it. */
  readonly warning?: string | null;
  /** A Keyv of this namespace, named in lower-case letters, digits and dashes. */
  namespace<T>(name: string): Keyv<T>;
  /** True for one alone of all who claim the same key, in whatever process, within so many milliseconds. */
  claim(key: string, ttl: number): Promise<boolean>;
  /** Rejects when the store cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Where claims are kept. */
export const claims = 'claims';

/** A claim as Keyv would keep it, for which it lists and expires like any other entry of its namespace. */
export function claimOf(key: string, ttl: number): { readonly key: string; readonly value: string } {
  return { key: `${claims}:${key}`, value: JSON.stringify({ value: true, expires: Date.now() + ttl }) };
}
