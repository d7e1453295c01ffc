/** Stores that hold 500 days of bills of 2,000 lines, one of each kind. */
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@keyv/redis';
import pg from 'pg';
import { meridianCommand, startServer } from './servers.js';
import { createToken, dataOf, sparePort } from './stage.js';
import { progress } from './table.js';

const days = 500;
export const lines = 2_000;
const upstreamUrl = 'http://127.0.0.1:9';
/** Of a Redis, which is to be empty. */
const redisUrl = 'redis://127.0.0.1:6379/13';
const postgresUrl = 'postgres://postgres@127.0.0.1:5432/';
const database = 'meridian_bench_history';

/** `measure` is given the kind, its megabytes, and what asks a server over it: the answer, and its milliseconds of CPU. */
export async function eachFilledStore(stage, title, measure) {
  for (const [kind, store] of Object.entries(stores)) {
    const opened = await store(stage).catch((error) => progress(`${kind} is left out: ${error.message}`));
    if (!opened) continue;
    progress(`${title}: ${kind}`);
    try {
      const { env } = opened;
      const args = ['bench/fill-history.js', String(days), String(lines)];
      execFileSync('node', args, { env: { ...process.env, ...env, CLOUD_BASE_URL: upstreamUrl } });
      const mb = (await opened.bytes()) / 1e6;
      await asking(env, (ask) => measure(kind, mb, ask));
    } finally {
      await opened.remove();
    }
  }
}

async function asking(env, measure) {
  const port = String(sparePort);
  const settings = { HOST: '127.0.0.1', RATES_SYNC: 'off', LOG_LEVEL: 'warn', PORT: port, SANDBOX: 'off' };
  const own = { ...env, ...settings, CLOUD_TOKEN: 'bench', CLOUD_BASE_URL: upstreamUrl };
  const authorization = { authorization: `Bearer ${createToken(env)}` };
  const server = await startServer(meridianCommand, own, /Health/);
  try {
    await measure(async (query) => {
      const before = server.cpuSeconds();
      const { hosting } = await dataOf(`http://127.0.0.1:${port}/graphql`, JSON.stringify({ query }), authorization);
      return { hosting, ms: (server.cpuSeconds() - before) * 1000 };
    });
  } finally {
    await server.stop();
  }
}

const stores = {
  async lmdb(stage) {
    const folder = stage.folder();
    const bytes = async () => statSync(join(folder, 'store.mdb')).size;
    return { env: { DATA_DIR: folder, STORE_URL: '' }, bytes, remove: async () => undefined };
  },
  async postgres(stage) {
    const admin = new pg.Client(`${postgresUrl}postgres`);
    await admin.connect();
    await admin.query(`CREATE DATABASE ${database}`);
    return {
      env: { DATA_DIR: stage.folder(), STORE_URL: `${postgresUrl}${database}` },
      async bytes() {
        const client = new pg.Client(`${postgresUrl}${database}`);
        await client.connect();
        const { rows } = await client.query(`SELECT pg_total_relation_size('public.meridian') AS bytes`);
        await client.end();
        return Number(rows[0].bytes);
      },
      async remove() {
        await admin.query(`DROP DATABASE ${database} WITH (FORCE)`);
        await admin.end();
      },
    };
  },
  async redis(stage) {
    const client = await createClient({ url: redisUrl }).connect();
    if ((await client.dbSize()) > 0) throw new Error(`${redisUrl} is not empty`);
    return {
      env: { DATA_DIR: stage.folder(), STORE_URL: redisUrl },
      async bytes() {
        let bytes = 0;
        for await (const keys of client.scanIterator())
          for (const key of keys) bytes += await client.memoryUsage(key, { SAMPLES: 0 });
        return bytes;
      },
      async remove() {
        await client.flushDb();
        await client.close();
      },
    };
  },
};
