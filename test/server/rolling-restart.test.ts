import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { callers } from '../support/callers.js';
import { type ServerProcess, startProcess } from '../support/process.js';
import { isAlone, itLong, scaled } from '../support/scale.js';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let dataDir: string;
let processes: ServerProcess[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'meridian-rolling-'));
  processes = [];
});
afterEach(() => {
  for (const { child } of processes) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const process = await startProcess({ DATA_DIR: dataDir, RATES_SYNC: 'off', ...env });
  processes.push(process);
  await process.printed(/Health/);
  return process;
}

/** Sends each request to the next process that is ready, once: what breaks then is the caller's. */
async function balancer() {
  const ready = new Map<string, boolean>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const server = createServer((asked, answer) => {
    const urls = [...ready].flatMap(([url, isReady]) => (isReady ? [url] : []));
    const url = urls[(turn += 1) % urls.length] ?? '';
    const { method, headers } = asked;
    const passed = request(`${url}${asked.url}`, { method, headers, agent }, (response) => {
      const { connection: _hopByHop, ...own } = response.headers;
      answer.writeHead(response.statusCode ?? 502, own);
      response.pipe(answer);
      response.on('error', () => answer.destroy());
    });
    passed.on('error', () => answer.writeHead(502).end('{}'));
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const look = (url: string) =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ready.has(url) && ready.set(url, ok),
      () => ready.delete(url),
    );
  const looking = setInterval(() => [...ready.keys()].forEach(look), 100);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The balancer has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    add: (url: string) => ready.set(url, true),
    async close() {
      clearInterval(looking);
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

itLong('fails no request behind a balancer that asks /readyz, while process after process is restarted', async () => {
  const { url, add, close } = await balancer();
  const env = { STOP_DELAY: '2' };
  const old = await Promise.all(Array.from({ length: isAlone ? 3 : 2 }, () => start(env)));
  for (const process of old) add(process.url);

  const { tally, stop, done } = callersUntilStopped(url);
  for (const process of old) {
    add((await start(env)).url);
    expect(await process.stop()).toBe(0);
    expect(process.errors()).toBe('');
  }
  while ((tally.get('200') ?? 0) < scaled(10_000)) await pause(20);
  stop();
  await done;
  expect([...tally.keys()]).toEqual(['200']);
  await close();
});

function callersUntilStopped(url: string) {
  let stopped = false;
  const { tally, done } = callers(
    20,
    url,
    () => (stopped ? '' : '{"query":"{ country(code: \\"IN\\") { name } }"}'),
    20,
  );
  return {
    tally,
    done: done.then(() => tally.delete('400')),
    stop() {
      stopped = true;
    },
  };
}

it('is told by /readyz that a process will stop, which serves on meanwhile; SIGINT does not wait', async () => {
  const [patient, prompt] = [await start({ STOP_DELAY: '300' }), await start({ STOP_DELAY: '300' })];
  patient.child.kill('SIGTERM');
  let ready = await fetch(`${patient.url}/readyz`);
  while (ready.ok) ready = await fetch(`${patient.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { status: false, message: 'This process is about to stop.' },
  ]);
  const other = await fetch(`${patient.url}/healthz`);
  expect([other.status, other.headers.get('connection')]).toEqual([200, 'keep-alive']);
  patient.child.kill('SIGTERM');
  expect(await once(patient.child, 'exit')).toEqual([143, null]);
  prompt.child.kill('SIGINT');
  expect(await once(prompt.child, 'exit')).toEqual([0, null]);
});
