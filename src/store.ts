/** The durable store: tokens and rate tables, embedded or in PostgreSQL or Redis, chosen by `STORE_URL`. */
import type { Keyv } from 'keyv';
import type { Config } from './config.js';
import { StoreError } from './store/error.js';
import { openLmdb } from './store/lmdb.js';

export { StoreError };

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

/** The drivers are loaded when asked for: the embedded store starts without the time and memory that they take. */
export async function openStore({ storeUrl, dataDir }: Pick<Config, 'storeUrl' | 'dataDir'>): Promise<Store> {
  if (storeUrl === null) return openLmdb(dataDir);
  switch (URL.canParse(storeUrl) ? new URL(storeUrl).protocol : undefined) {
    case 'postgres:':
    case 'postgresql:':
      return (await import('./store/postgres.js')).openPostgres(storeUrl);
    case 'redis:':
    case 'rediss:':
      return (await import('./store/redis.js')).openRedis(storeUrl);
    default:
      throw new StoreError(
        'STORE_URL must be an address like postgres://user:password@host:5432/database or redis://user:password@host:6379, ' +
          'or be left out for the embedded store.',
      );
  }
}
