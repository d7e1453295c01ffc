/** What lists and ranges cost a store of 21 accounts, beside more and more other entries: CPU of the engine and of Meridian. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createClient } from '@keyv/redis';
import pg from 'pg';
import { meridianCommand, startServer } from './servers.js';
import { createToken, dataOf, sparePort } from './stage.js';
import { printHead, printRow, progress } from './table.js';

const [accounts, days, lines] = [21, 30, 60];
const others = [0, 10_000, 100_000];
const upstreamUrl = 'http://127.0.0.1:9';
const redisPort = sparePort - 10;
const postgresUrl = 'postgres://postgres@127.0.0.1:5432/';
const database = 'meridian_bench_ranges';

const since = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
/** Each with how often it is asked. */
const asked = {
  'no budgets': ['{ hosting { budgets { name } } }', 100],
  'no alert rules': ['{ alertRules { id } }', 100],
  [`drift of ${accounts} accounts`]: [
    `{ hosting { drift(since: "${since}", currency: "EUR") { itemCount items(first: 1) { nodes { id } } } } }`,
    20,
  ],
};

export async function ranges(stage) {
  printHead(['ms of CPU a question', 'other entries', ...Object.keys(asked).flatMap((name) => [name, 'Meridian'])]);
  for (const [kind, open] of Object.entries(engines)) {
    const engine = await open(stage).catch((error) => progress(`${kind} is left out: ${error.message}`));
    if (!engine) continue;
    try {
      fill(engine.env, String(days), String(lines), String(accounts));
      for (const [place, count] of others.entries()) {
        progress(`ranges: ${kind} beside ${count}`);
        fillOthers(engine.env, others[place - 1] ?? 0, count);
        printRow([kind, count, ...(await measured(engine))]);
      }
    } finally {
      await engine.remove();
    }
  }
}

async function measured({ env, cpuSeconds }) {
  const names = Array.from({ length: accounts }, (_, n) => `shop-${n}=bench-${n}`).join(',');
  const settings = {
    HOST: '127.0.0.1',
    RATES_SYNC: 'off',
    LOG_LEVEL: 'error',
    PORT: String(sparePort),
    SANDBOX: 'off',
  };
  const own = { ...env, ...settings, CLOUD_ACCOUNTS: names, CLOUD_BASE_URL: upstreamUrl };
  const authorization = { authorization: `Bearer ${createToken(env)}` };
  const server = await startServer(meridianCommand, own, /Health/);
  try {
    const figures = [];
    for (const [query, times] of Object.values(asked)) {
      const ask = () => dataOf(`http://127.0.0.1:${sparePort}/graphql`, JSON.stringify({ query }), authorization);
      for (let n = 0; n < 5; n += 1) await ask();
      const before = [await cpuSeconds(), server.cpuSeconds()];
      for (let n = 0; n < times; n += 1) await ask();
      const spent = [await cpuSeconds(), server.cpuSeconds()].map(
        (now, place) => ((now - before[place]) * 1000) / times,
      );
      figures.push(...spent.map((ms) => (Number.isNaN(ms) ? '' : ms.toFixed(2))));
    }
    return figures;
  } finally {
    await server.stop();
  }
}

function fill(env, ...args) {
  execFileSync('node', ['bench/fill-history.js', ...args], {
    env: { ...process.env, ...env, CLOUD_BASE_URL: upstreamUrl },
  });
}

function fillOthers(env, from, to) {
  const script = `
    import { openStore } from './dist/server/store/open.js';
    const store = await openStore({ storeUrl: process.env.STORE_URL || null, dataDir: process.env.DATA_DIR });
    const entries = store.namespace('others');
    for (let n = ${from}; n < ${to}; n += 500)
      await entries.setMany(Array.from({ length: 500 }, (_, more) => ({ key: 'entry ' + (n + more), value: n })));
    await store.close();`;
  execFileSync('node', ['--input-type=module', '-e', script], { env: { ...process.env, ...env } });
}

const engines = {
  /** Within Meridian's process. */
  lmdb: async (stage) => ({
    env: { DATA_DIR: stage.folder(), STORE_URL: '' },
    cpuSeconds: () => NaN,
    remove: async () => undefined,
  }),
  async PostgreSQL(stage) {
    const admin = new pg.Client(`${postgresUrl}postgres`);
    await admin.connect();
    await admin.query(`CREATE DATABASE ${database}`);
    return {
      env: { DATA_DIR: stage.folder(), STORE_URL: `${postgresUrl}${database}` },
      /** Of the processes of its connections, which a replica opens in its first seconds. */
      async cpuSeconds() {
        const { rows } = await admin.query(`SELECT pid FROM pg_stat_activity WHERE datname = '${database}'`);
        return rows.reduce((sum, { pid }) => sum + ticksOf(pid) / 100, 0);
      },
      async remove() {
        await admin.query(`DROP DATABASE ${database} WITH (FORCE)`);
        await admin.end();
      },
    };
  },
  async Redis(stage) {
    const folder = stage.folder();
    const args = ['--port', String(redisPort), '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
    const child = spawn('redis-server', args, { stdio: 'ignore' });
    await once(child, 'spawn');
    const url = `redis://127.0.0.1:${redisPort}`;
    const client = createClient({ url, socket: { reconnectStrategy: 50 } });
    client.on('error', () => undefined);
    await client.connect();
    return {
      env: { DATA_DIR: folder, STORE_URL: url },
      async cpuSeconds() {
        const info = await client.info('cpu');
        return [...info.matchAll(/used_cpu_(?:user|sys):([\d.]+)/g)].reduce((sum, [, value]) => sum + Number(value), 0);
      },
      async remove() {
        client.destroy();
        child.kill();
        await once(child, 'exit');
      },
    };
  },
};

function ticksOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
