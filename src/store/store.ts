/** The durable store: tokens and rate tables. */
import type { Keyv } from 'keyv';

/** A write is acknowledged once it is durable; every call rejects when the store behind it fails. */
export interface Store {
  readonly kind: 'lmdb' | 'postgres' | 'redis';
  /** Why an acknowledged write may be lost all the same; absent when nothing speaks for it. */
  readonly warning?: string | null;
  /** A Keyv of this namespace, named in lower-case letters, digits and dashes. */
  namespace<T>(name: string): Keyv<T>;
  /** Rejects when the store cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
