/** A year by month out of 500 days of 2,000 lines, on each store: what is stored, and the CPU that an answer takes. */
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@keyv/redis';
import pg from 'pg';
import { meridianCommand, startServer } from './servers.js';
import { createToken, dataOf, sparePort } from './stage.js';
import { median } from './median.js';
import { printHead, printRow, progress } from './table.js';

const [days, lines] = [500, 2_000];
const answers = 15;
const upstreamUrl = 'http://127.0.0.1:9';
/** Of a Redis, which is to be empty. */
const redisUrl = 'redis://127.0.0.1:6379/13';
const postgresUrl = 'postgres://postgres@127.0.0.1:5432/';
const database = 'meridian_bench_history';

export async function billHistory(stage, bounds) {
  printHead(['bills over time', 'MB stored', 'ms of CPU, first', 'median of 15', 'in another currency', 'grouped']);
  for (const [kind, store] of Object.entries(stores)) {
    const opened = await store(stage).catch((error) => progress(`${kind} is left out: ${error.message}`));
    if (!opened) continue;
    progress(`bills over time: ${kind}`);
    try {
      const { env } = opened;
      const args = ['bench/fill-history.js', String(days), String(lines)];
      execFileSync('node', args, { env: { ...process.env, ...env, CLOUD_BASE_URL: upstreamUrl } });
      const mb = (await opened.bytes()) / 1e6;
      const [first, again, converted, grouped] = await measured(env);
      printRow([kind, mb.toFixed(1), ...[first, again, converted, grouped].map((ms) => ms.toFixed(0))]);
      bounds.atMost(`bills over time in ${kind}`, 50, mb, 'MB');
      bounds.atMost(`a year of bills by month, ${kind}`, 200, again, 'ms of CPU');
    } finally {
      await opened.remove();
    }
  }
}

async function measured(env) {
  const port = String(sparePort);
  const settings = { HOST: '127.0.0.1', RATES_SYNC: 'off', LOG_LEVEL: 'warn', PORT: port, SANDBOX: 'off' };
  const own = { ...env, ...settings, CLOUD_TOKEN: 'bench', CLOUD_BASE_URL: upstreamUrl };
  const authorization = { authorization: `Bearer ${createToken(env)}` };
  const server = await startServer(meridianCommand, own, /Health/);
  const ask = async (more = '') => {
    const from = new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10);
    const amounts = '{ net { amount } gross { amount } }';
    const query = `{ hosting { billHistory(from: "${from}", every: MONTH, ${more || 'currency: "EUR"'}) {
      periods { lineCount isComplete monthlyAmount ${amounts} spent ${amounts} groups { lineCount } } } } }`;
    const before = server.cpuSeconds();
    const { hosting } = await dataOf(`http://127.0.0.1:${port}/graphql`, JSON.stringify({ query }), authorization);
    if (hosting.billHistory.periods.some(({ lineCount }) => lineCount !== lines)) throw new Error('Not all is there');
    return (server.cpuSeconds() - before) * 1000;
  };
  const several = async (more) => {
    const all = [];
    for (let n = 0; n < answers; n += 1) all.push(await ask(more));
    return median(all);
  };
  try {
    const first = await ask();
    return [
      first,
      await several(),
      await several('currency: "INR"'),
      await several('currency: "INR", groupBy: [KIND, COUNTRY]'),
    ];
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
