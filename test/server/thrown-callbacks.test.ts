/** What throws in a timer, in an immediate or in a listener costs what it was for, and never the process. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { type ServerProcess, startProcess } from '../support/process.js';
import { itLong } from '../support/scale.js';

/**
 * Runs inside the server: from a signal on, the callbacks of timers and listeners throw, each that differs the first two
 * times and every tenth time, before they do anything or after all.
 */
const inside = `
  const called = Reflect.apply;
  const times = new Map();
  let throws = false;
  process.on('SIGUSR2', () => {
    throws = !throws;
    if (!throws) process.stderr.write('THROWN ' + times.size + '\\n');
    else process.stderr.write('THROWING\\n');
  });
  Reflect.apply = (callback, self, args) => {
    const stack = new Error().stack.split('\\n');
    if (!throws || !stack[2]?.includes('callGuarded')) return called(callback, self, args);
    const isCleanUp = stack[3]?.includes('callGuarded') === true;
    const text = callback.toString();
    const nth = (times.get(text) ?? 0) + 1;
    times.set(text, nth);
    const isOdd = nth <= 2 || nth % 10 === 0;
    if (isOdd && nth % 2 === 1 && !isCleanUp) throw new Error('thrown on purpose');
    const result = called(callback, self, args);
    if (isOdd) throw new Error('thrown on purpose');
    return result;
  };
`;

let dataDir: string;
let server: ServerProcess;
let token: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'meridian-thrown-'));
  const script = join(dataDir, 'inside.mjs');
  writeFileSync(script, inside);
  server = await startProcess({ DATA_DIR: dataDir, RATES_SYNC: 'off', NODE_OPTIONS: `--import ${script}` });
  [token = ''] = await server.printed(/mrd_[\w-]+/);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Gives up a request that was lost, after some milliseconds. */

async function ask(query: string, headers: Record<string, string> = {}, timeout = 3_000): Promise<number> {
  try {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      body: JSON.stringify({ query }),
      signal: AbortSignal.timeout(timeout),
    });
    await response.text();
    return response.status;
  } catch {
    return 0;
  }
}

const questions = [
  '{ country(code: "IN") { name } }',
  '{ countries { states { cities { name } } } }',
  '{ country(code: "US") { states { cities { country { servers { nodes { name } } } } } } }',
  '{ cloud { volumes(first: 50) { nodes { name server { name image { name } } } } } }',
  '{ hosting { bill(currency: "INR") { rounded { gross { amount } } } findings(first: 5) { totalCount } } }',
  '{ edge { zones(first: 3) { nodes { name dnsRecords(first: 5) { nodes { name } } } } } }',
  '{ tokens { id } }',
  `{ ${Array.from({ length: 300 }, (_, n) => `a${n}: countries { name }`).join(' ')} }`,
];

/** Leaves in the middle of a body. */
function leave(): Promise<void> {
  return new Promise((resolve) => {
    const socket = new Socket().connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('error', () => undefined).on('close', () => resolve());
    socket.write(
      'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"qu',
    );
    setTimeout(() => socket.destroy(), 50);
  });
}

itLong('answers all again once nothing throws any more', async () => {
  server.child.kill('SIGUSR2');
  await server.printed(/THROWING/);
  for (let round = 0; round < 4; round += 1) {
    const encoding = { 'accept-encoding': round % 2 === 0 ? 'br' : 'identity' };
    await Promise.all([...questions.map((question) => ask(question, encoding)), leave()]);
    for (const path of ['/healthz', '/api/v1/USD', '/files/none', '/']) {
      await fetch(`${server.url}${path}`, { signal: AbortSignal.timeout(3_000) }).then(
        (one) => one.text(),
        () => '',
      );
    }
  }
  expect(server.child.exitCode).toBeNull();
  server.child.kill('SIGUSR2');
  const [, sites] = await server.printed(/THROWN (\d+)/);
  expect(Number(sites)).toBeGreaterThanOrEqual(12);
  expect(server.errors()).toMatch(/"level":50[^\n]*thrown on purpose/);
  for (const question of questions)
    expect({ question, status: await ask(question, {}, 120_000) }).toEqual({ question, status: 200 });
  expect(await ask('{ country(code: "IN") { name } }')).toBe(200);
  expect(await server.stop()).toBe(0);
});
