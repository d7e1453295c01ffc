/**
 * `node bench/dashboard.js [path…]`: how long a visitor to the built dashboard waits, over the sandbox: medians of five
 * visits, on this processor and throttled to a quarter of its speed. `node bench/dashboard.js --long-tasks [path…]`: the
 * long tasks of three first visits, by the CPU time of the page's main thread.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { taskTimes } from './main-thread.js';
import { median } from './median.js';
import { meridianCommand, startServer } from './servers.js';
import { printHead, printRow } from './table.js';
import { visit } from './visit.js';

const rounds = 5;
const port = 4831;
const url = `http://localhost:${port}`;
const ofTasks = process.argv.includes('--long-tasks');
const named = process.argv.slice(2).filter((word) => word.startsWith('/'));
const usual = ofTasks
  ? ['/', '/costs', '/statements', '/machines', '/findings', '/names', '/rates']
  : ['/', '/machines'];
const paths = named.length > 0 ? named : usual;
const slowdowns = [1, 4];
/** Nothing is cached; Meridian has cached its reads; the browser has cached its files as well. */
const states = ['just started', 'new visitor', 'again'];
const tracedVisits = 3;
/** Milliseconds from which a task is long, as for the browser's own observer. */
const longFrom = 50;

const times = {
  'first paint ms': ({ firstPaint }) => firstPaint,
  'largest paint ms': ({ largestPaint }) => largestPaint,
  'first amount ms': ({ firstAmount }) => firstAmount,
  'last change ms': ({ lastChange }) => lastChange,
  'long tasks': ({ longTasks }) => longTasks,
  'blocked ms': ({ blocked }) => blocked,
};
const kinds = ['page', 'style', 'scripts', 'answers', 'others'];

const dataDir = mkdtempSync(join(tmpdir(), 'meridian-bench-'));
const env = { PORT: String(port), DATA_DIR: dataDir, RATES_SYNC: 'off', LOG_LEVEL: 'warn' };
let server;
let browser;

try {
  server = await startServer(meridianCommand, env, /#token=/);
  const token = /#token=(\S+)/.exec(server.lines.at(-1))[1];
  const noSandbox = process.getuid() === 0 ? ['--no-sandbox'] : [];
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--disable-dev-shm-usage', ...noSandbox],
  });
  await (ofTasks ? printTasks(token) : printWaits(token));
} finally {
  await browser?.close();
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function printWaits(token) {
  const waits = [];
  const weights = [];
  for (const path of paths) {
    for (const slowdown of slowdowns) {
      const visits = await visitsOf(token, path, slowdown);
      for (const state of states) {
        const seen = visits.filter((one) => one.state === state);
        const shift = median(seen.map((one) => one.shift)).toFixed(3);
        waits.push([path, state, `${slowdown}×`, ...Object.values(times).map((time) => whole(seen.map(time))), shift]);
        if (slowdown === slowdowns[0] && state !== states[0]) weights.push([path, state, ...weightsOf(seen)]);
      }
    }
  }
  console.log(`Chromium ${browser.version()}, Node ${process.version}, 1600 × 1000, medians of ${rounds} visits`);
  print(['page', '', 'slower', ...Object.keys(times), 'shift'], waits);
  print(['page', 'compressed kB', 'requests', ...kinds, 'all'], weights);
}

async function printTasks(token) {
  console.log(`Chromium ${browser.version()}, Node ${process.version}, 1600 × 1000, of ${tracedVisits} first visits`);
  printHead(['page', 'long tasks', 'longest ms', 'all tasks ms']);
  for (const path of paths) {
    const seen = [];
    // The first has Meridian read what the others find read.
    for (let round = 0; round <= tracedVisits; round++) {
      const context = await signedIn(token);
      seen.push(await taskTimes(browser, `${url}${path}`, () => visit(context, `${url}${path}`, slowdowns[0])));
      await context.close();
    }
    const figures = [
      (times) => times.filter((time) => time > longFrom).length,
      (times) => Math.max(...times),
      (times) => times.reduce((sum, time) => sum + time, 0),
    ];
    printRow([path, ...figures.map((figure) => withRange(seen.slice(1).map(figure)))]);
  }
}

async function visitsOf(token, path, slowdown) {
  const visits = [];
  for (let round = 0; round < rounds; round++) {
    await server.stop();
    server = await startServer(meridianCommand, env, /Health/);
    for (const visited of [states.slice(0, 1), states.slice(1)]) {
      const context = await signedIn(token);
      for (const state of visited) visits.push({ state, ...(await visit(context, `${url}${path}`, slowdown)) });
      await context.close();
    }
  }
  return visits;
}

/** A browser with an empty cache that is signed in. */
async function signedIn(token) {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } });
  const response = await context.request.post(`${url}/session`, { data: { token }, headers: { origin: url } });
  if (!response.ok()) throw new Error(`Signing in was answered with ${response.status()}`);
  return context;
}

function weightsOf(seen) {
  const bytes = (kind) => median(seen.map((one) => one.bytes[kind] ?? 0));
  const all = kinds.map(bytes);
  return [
    median(seen.map(({ requests }) => requests)),
    ...[...all, all.reduce((sum, one) => sum + one)].map((one) => (one / 1000).toFixed(1)),
  ];
}

function whole(values) {
  return values.includes(null) ? 'never' : median(values).toFixed(0);
}

/** `61 (58 to 75)`: the median, the least and the most. */
function withRange(values) {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map((one) => one.toFixed(0));
  return least === most ? middle : `${middle} (${least} to ${most})`;
}

function print(head, rows) {
  printHead(head);
  rows.forEach(printRow);
}
