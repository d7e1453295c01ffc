/** One question to one, two and three processes: what it costs upstream and in CPU, with and without a shared cache. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createClient } from '@keyv/redis';
import { volumesQuestion } from './questions.js';
import { startServer } from './servers.js';
import { createToken, recipes, sparePort } from './stage.js';
import { printHead, printRow, progress } from './table.js';

const redisPort = sparePort - 1;
const redisUrl = `redis://127.0.0.1:${redisPort}`;
const firstPort = sparePort - 10;
const callers = 30;
const requests = 600;

/** What the processes share, by how it is set. */
const sharings = {
  'nothing (embedded store)': {},
  'limits and changes (STORE_URL)': { STORE_URL: redisUrl },
  'answers too (CACHE_URL)': { CACHE_URL: redisUrl },
};

export async function replicas(stage) {
  printHead([
    '200 volumes and their servers',
    'processes',
    `calls for ${callers} callers at once`,
    'calls for as many who accept 60 s',
    'CPU ms a question',
    'of Redis',
  ]);
  const upstream = await stage.server('upstream');
  for (const [sharing, settings] of Object.entries(sharings)) {
    for (const count of [1, 2, 3]) {
      progress(`replicas: ${count}, sharing ${sharing}`);
      printRow([sharing, count, ...(await costs(stage, upstream, settings, count))]);
    }
  }
}

async function costs(stage, upstream, settings, count) {
  const redis = await startRedis(stage.folder());
  const env = {
    ...recipes['Meridian over the upstream'].env,
    ...settings,
    DATA_DIR: stage.folder(),
    CLOUD_TOKEN: `bench-${Math.random()}`,
    CLOUD_BASE_URL: upstream.url,
    EDGE_BASE_URL: `${upstream.url}/edge`,
  };
  const token = createToken(env);
  const servers = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const port = firstPort + at;
      const server = await startServer(recipes.Meridian.command, { ...env, PORT: String(port) }, /Health/);
      return { ...server, url: `http://127.0.0.1:${port}/graphql` };
    }),
  );
  const ask = async (nth, headers) => {
    const response = await fetch(servers[nth % count].url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      body: JSON.stringify({ query: volumesQuestion }),
    });
    const { data, errors } = await response.json();
    if (errors || data.cloud.volumes.nodes.length !== 200) throw new Error(JSON.stringify(errors ?? data));
  };
  const together = (amount, headers) => Promise.all(Array.from({ length: amount }, (_, nth) => ask(nth, headers)));
  const accepting = { 'x-meridian-max-age': '60' };
  try {
    // Warm, so that no process is busy with its first.
    await together(count * 5);
    await callsOf(upstream);
    await together(callers);
    const fresh = await callsOf(upstream);
    for (let nth = 0; nth < callers; nth++) await ask(nth, accepting);
    const kept = await callsOf(upstream);
    const before = [servers.reduce((sum, server) => sum + server.cpuSeconds(), 0), await redis.cpuSeconds()];
    for (let nth = 0; nth < requests; nth++) await ask(nth, accepting);
    const after = [servers.reduce((sum, server) => sum + server.cpuSeconds(), 0), await redis.cpuSeconds()];
    const [own, shared] = after.map((seconds, at) => (((seconds - before[at]) * 1000) / requests).toFixed(2));
    return [fresh, kept, own, Object.keys(settings).length > 0 ? shared : ''];
  } finally {
    for (const server of servers) await server.stop();
    await redis.stop();
  }
}

/** How many there were since the last time. */
async function callsOf({ url }) {
  return Number(await (await fetch(`${url}/calls`)).text());
}

async function startRedis(folder) {
  const args = ['--port', String(redisPort), '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
  const child = spawn('taskset', ['-c', '0', 'redis-server', ...args], { stdio: 'ignore' });
  const listens = () =>
    new Promise((resolve) => {
      const socket = connect(redisPort, '127.0.0.1', () => resolve(socket.destroy()));
      socket.on('error', () => setTimeout(() => resolve(listens()), 20));
    });
  await listens();
  const client = createClient({ url: redisUrl });
  await client.connect();
  return {
    async cpuSeconds() {
      const info = await client.info('cpu');
      const of = (name) => Number(new RegExp(`${name}:([\\d.]+)`).exec(info)[1]);
      return of('used_cpu_user') + of('used_cpu_sys');
    },
    async stop() {
      client.destroy();
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}
