/** Opens the store: embedded, or in PostgreSQL or Redis, as `STORE_URL` says. */
import type { Config } from '../config/config.js';
import { StoreError } from '../../base/store/error.js';
import { openLmdb } from './lmdb.js';
import type { Store } from '../../base/store/store.js';

/** The drivers are loaded when asked for: the embedded store starts without the time and memory that they take. */
export async function openStore({ storeUrl, dataDir }: Pick<Config, 'storeUrl' | 'dataDir'>): Promise<Store> {
  if (storeUrl === null) return openLmdb(dataDir);
  switch (URL.canParse(storeUrl) ? new URL(storeUrl).protocol : undefined) {
    case 'postgres:':
    case 'postgresql:':
      return (await import('./postgres.js')).openPostgres(storeUrl);
    case 'redis:':
    case 'rediss:':
      return (await import('./redis.js')).openRedis(storeUrl);
    default:
      throw new StoreError(
        'STORE_URL must be an address like postgres://user:password@host:5432/database or redis://user:password@host:6379, ' +
          'or be left out for the embedded store.',
      );
  }
}
