/** The kinds of store that a run can reach, each opened on a place of its own that it leaves as it found it. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@keyv/redis';
import pg from 'pg';
import type { Store } from '../../../src/base/store/store.js';
import { openLmdb } from '../../../src/server/store/lmdb/store.js';
import { openPostgres } from '../../../src/server/store/postgres/store.js';
import { openRedis } from '../../../src/server/store/redis/store.js';

export interface Place {
  readonly kind: Store['kind'];
  /** Of the server behind it; null: there is none. */
  readonly port: number | null;
  /** Through another port, such as a proxy's, when one is given. */
  open(port?: number): Promise<Store>;
  /** For another process: the kind, where it is, and which part of that is its own. */
  readonly address: readonly [kind: Store['kind'], place: string, part: string];
  remove(): Promise<void>;
}

export interface NetworkedPlace extends Place {
  readonly port: number;
}

const postgresUrl = 'postgres://postgres@127.0.0.1:5432/postgres';
const redisUrl = 'redis://127.0.0.1:6379';

export async function reachablePlaces(): Promise<Place[]> {
  return [await lmdbPlace(), ...(await networkedPlaces())];
}

/** Those with a server behind them. */
export async function networkedPlaces(): Promise<NetworkedPlace[]> {
  const places: NetworkedPlace[] = [];
  for (const make of [postgresPlace, redisPlace]) {
    try {
      places.push(await make());
    } catch (error) {
      process.stdout.write(`The store tests leave one kind out: ${error instanceof Error ? error.message : error}\n`);
    }
  }
  return places;
}

async function lmdbPlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-store-'));
  return {
    kind: 'lmdb',
    address: ['lmdb', folder, ''],
    port: null,
    open: async () => openLmdb(folder),
    remove: () => rm(folder, { recursive: true }),
  };
}

async function postgresPlace(): Promise<NetworkedPlace> {
  const table = `meridian_test_${randomBytes(6).toString('hex')}`;
  await (await openPostgres(postgresUrl, table)).close();
  return {
    kind: 'postgres',
    address: ['postgres', postgresUrl, table],
    port: 5432,
    open: (port) => openPostgres(through(postgresUrl, port), table),
    async remove() {
      const client = new pg.Client(postgresUrl);
      await client.connect();
      await client.query(`DROP TABLE public.${table}, public.${table}_leases, public.${table}_windows`);
      await client.end();
    },
  };
}

async function redisPlace(): Promise<NetworkedPlace> {
  const prefix = `meridian-test-${randomBytes(6).toString('hex')}`;
  await (await openRedis(redisUrl, prefix)).close();
  return {
    kind: 'redis',
    address: ['redis', redisUrl, prefix],
    port: 6379,
    open: (port) => openRedis(through(redisUrl, port), prefix),
    async remove() {
      const client = await createClient({ url: redisUrl }).connect();
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
