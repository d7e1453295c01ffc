/** What load leaves behind: once garbage is collected, heap and external memory are back where they were. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { type ServerProcess, start, startProcess } from '../support/process.js';
import { itLong, scaled } from '../support/scale.js';
import { printFigures } from '../support/figures.js';

/** Questions of each kind: to warm up, and then as load. */
const warmUp = Math.max(20, scaled(60));
const load = scaled(Number(process.env['MEMORY_LOAD'] ?? 120));
const atOnce = 8;

/** Runs inside the server: prints on a signal what is left after a collection. */
const inside = `
  process.on('SIGUSR2', async () => {
    for (let time = 0; time < 4; time += 1) {
      globalThis.gc();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const { heapUsed, external, rss } = process.memoryUsage();
    process.stderr.write('MEMORY ' + (heapUsed + external) + ' ' + rss + '\\n');
  });
`;

let dataDir: string;
let server: ServerProcess;
let token: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'meridian-memory-'));
  const script = join(dataDir, 'inside.mjs');
  writeFileSync(script, inside);
  server = await startProcess({ DATA_DIR: dataDir, RATES_SYNC: 'off' }, `--expose-gc --import ${script} ${start}`);
  [token = ''] = await server.printed(/mrd_[\w-]+/);
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

let printed = 0;
/** In bytes. */
async function left(): Promise<{ used: number; resident: number }> {
  server.child.kill('SIGUSR2');
  const [, used, resident] = await server.printed(new RegExp(`(?:MEMORY (\\d+) (\\d+)\\n[^]*?){${(printed += 1)}}`));
  return { used: Number(used), resident: Number(resident) };
}

async function send(path: string, body?: object, encoding = 'identity'): Promise<void> {
  const response = await fetch(`${server.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': encoding, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
}

const encodings = ['br', 'gzip', 'identity'];
const ask = (nth: number, query: string, variables = {}) =>
  send('/graphql', { query, variables }, encodings[nth % encodings.length]);
const long = (nth: number, length: number) => `n${nth}${'a'.repeat(nth % length)}`;

/** Each asks for what was never asked. */
const kinds: ((nth: number) => Promise<void>)[] = [
  (nth) => ask(nth, `{ countries { states { cities { ${long(nth, 40)}: name } } } }`),
  (nth) => ask(nth, `{ countries { states { ${long(nth, 2_000)}: name } } }`),
  (nth) =>
    ask(nth, `{ country(code: "US") { states { ${long(nth, 50)}: name country { servers { nodes { name } } } } } }`),
  (nth) => ask(nth, `{ currencies { code ${long(nth, 50)}: rate(base: "USD") } }`),
  (nth) => ask(nth, `{ ${long(nth, 9_000)} }`),
  (nth) => ask(nth, `{ search(text: "par${nth}", first: 5) { nodes { __typename } } }`),
  (nth) => ask(nth, '{ currencies { nothing } }', { codes: Array.from({ length: 20_000 }, (_, n) => n + nth) }),
  (nth) => ask(nth, `{ cloud { servers(first: 10) { nodes { ${long(nth, 50)}: name image { name } } } } }`),
  (nth) =>
    ask(
      nth,
      `{ hosting { find(text: "web${nth % 7}") { totalCount } findings(first: ${(nth % 9) + 1}) { totalCount } } }`,
    ),
  (nth) => send(`/api/v1/${['USD', 'countries', 'all', `x${nth}`][nth % 4]}`, undefined, encodings[nth % 3]),
  (nth) => send('/api/v1/USD', { amount: nth }),
  (nth) => send(`/nothing/${nth}`),
];

let asked = 0;
async function ofEach(count: number): Promise<void> {
  const all = Array.from({ length: count * kinds.length }, (_, n) => n);
  const worker = async () => {
    for (let n = all.pop(); n !== undefined; n = all.pop()) await kinds[n % kinds.length]?.((asked += 1));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

itLong('is within a tenth of what the first questions left', async () => {
  await ofEach(warmUp);
  const before = await left();
  await ofEach(load);
  const after = await left();
  const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0);
  printFigures(
    `${load * kinds.length} questions: ${megabytes(before.used)} MB of heap and external memory before, ${megabytes(after.used)} after; ${megabytes(before.resident)} and ${megabytes(after.resident)} MB resident`,
  );
  expect(after.used).toBeLessThan(1.1 * before.used);
});
