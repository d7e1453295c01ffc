/** A place in each kind of store that there is, which a test leaves as it found it. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@keyv/redis';
import pg from 'pg';
import type { Store } from '../../../src/base/store/store.js';
import { openLmdb } from '../../../src/server/store/lmdb/store.js';
import { openPostgres } from '../../../src/server/store/postgres/store.js';
import { openRedis } from '../../../src/server/store/redis/store.js';
import { Optional, type Optionals, type Temporary } from './optional.js';
import { services } from './services.js';

export interface Place extends Temporary {
  readonly kind: Store['kind'];
  /** Of the server behind it; null: there is none. */
  readonly port: number | null;
  /** Through another port, such as a proxy's, when one is given. */
  open(port?: number): Promise<Store>;
  /** For another process: the kind, where it is, and which part of that is its own. */
  readonly address: readonly [kind: Store['kind'], place: string, part: string];
}

export interface NetworkedPlace extends Place {
  readonly port: number;
}

/** Those with a server behind them. */
export const networkedPlaces: Optionals<NetworkedPlace> = {
  postgres: services.postgres.temporary(postgresPlace),
  redis: services.redis.temporary(redisPlace),
};

export const places: Optionals<Place> = {
  lmdb: Optional.found('lmdb').temporary(lmdbPlace),
  ...networkedPlaces,
};

function lmdbPlace(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-store-'));
  return {
    kind: 'lmdb',
    address: ['lmdb', folder, ''],
    port: null,
    open: async () => openLmdb(folder),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function postgresPlace(url: string): NetworkedPlace {
  const table = `meridian_test_${randomBytes(6).toString('hex')}`;
  return {
    kind: 'postgres',
    address: ['postgres', url, table],
    port: Number(new URL(url).port),
    open: (port) => openPostgres(through(url, port), table),
    async remove() {
      const client = new pg.Client(url);
      await client.connect();
      await client.query(`DROP TABLE IF EXISTS public.${table}, public.${table}_leases, public.${table}_windows`);
      await client.end();
    },
  };
}

function redisPlace(url: string): NetworkedPlace {
  const prefix = `meridian-test-${randomBytes(6).toString('hex')}`;
  return {
    kind: 'redis',
    address: ['redis', url, prefix],
    port: Number(new URL(url).port),
    open: (port) => openRedis(through(url, port), prefix),
    async remove() {
      const client = await createClient({ url }).connect();
      for await (const keys of client.scanIterator({ MATCH: `${prefix}:*` }))
        if (keys.length > 0) await client.del(keys);
      await client.close();
    },
  };
}

function through(url: string, port: number | undefined): string {
  const address = new URL(url);
  if (port !== undefined) address.port = String(port);
  return address.href;
}
