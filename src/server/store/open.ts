/** Opens the store: embedded, PostgreSQL or Redis, depending on `STORE_URL`. */
import { resolve } from 'node:path';
import type { Config } from '../config/config.js';
import { StoreError, withoutCredentials } from '../../base/store/error.js';
import { openLmdb } from './lmdb/store.js';
import type { Store } from '../../base/store/store.js';

/** The name of the tables in PostgreSQL, and the prefix of all keys in Redis. */
export const name = 'meridian';

/** The place of the store, for people: its folder, or its address without the password. */
export function placeOfStore({ storeUrl, dataDir }: Pick<Config, 'storeUrl' | 'dataDir'>): string {
  return storeUrl === null ? resolve(dataDir) : withoutCredentials(storeUrl);
}

/** Drivers are loaded on demand: with the embedded store, startup takes neither their time nor their memory. */
export async function openStore({
  storeUrl,
  storeCa,
  dataDir,
  storeConnections,
}: Pick<Config, 'storeUrl' | 'dataDir'> & Partial<Pick<Config, 'storeCa' | 'storeConnections'>>): Promise<Store> {
  if (storeUrl === null) return openLmdb(dataDir);
  switch (URL.canParse(storeUrl) ? new URL(storeUrl).protocol : undefined) {
    case 'postgres:':
    case 'postgresql:':
      return (await import('./postgres/store.js')).openPostgres(storeUrl, name, {
        ca: storeCa,
        connections: storeConnections,
      });
    case 'redis:':
    case 'rediss:':
      return (await import('./redis/store.js')).openRedis(storeUrl, name, storeCa);
    default:
      throw new StoreError(
        'STORE_URL must be an address like postgres://user:password@host:5432/database or redis://user:password@host:6379, ' +
          'or be left out for the embedded store.',
      );
  }
}
