/**
 * `node bench/wheel.js`: frames during sixty turns of the wheel through 1,000 machines, your names and the bill, over
 * the sandbox, in Firefox and in Chromium. Firefox has no entries for long tasks, so gaps between frames are used.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { meridianCommand, startServer } from './servers.js';
import { printHead, printRow, progress } from './table.js';

const turns = 60;
const pixels = 600;
const machines = 1_000;
/** Milliseconds between two frames. */
const halt = 50;
const port = 4832;
const url = `http://localhost:${port}`;
const lists = ['/machines', '/names?q=state:yours', '/bill'];
const noSandbox = process.getuid() === 0 ? ['--no-sandbox'] : [];
const browsers = [
  { browser: 'firefox', executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr' },
  {
    browser: 'chrome',
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--disable-dev-shm-usage', ...noSandbox],
  },
];

/** Complete once its length is stable for a second: the first rows are drawn while others are still loading. */
const isWhole = `(() => {
  const all = document.querySelector('main [role="grid"]')?.getAttribute('aria-rowcount');
  const isBusy = document.querySelector('main [aria-busy="true"], main .skeleton') !== null;
  if (!all || isBusy || all !== globalThis.lastAll) {
    globalThis.lastAll = all;
    globalThis.lastAt = performance.now();
  }
  return performance.now() - globalThis.lastAt > 1_000;
})()`;

const watchFrames = `(() => {
  const grid = document.querySelector('main [role="grid"]');
  const gaps = [];
  let rows = 0;
  let last = null;
  const frame = (now) => {
    if (last !== null) gaps.push(now - last);
    last = now;
    rows = Math.max(rows, grid.querySelectorAll('[role="row"]').length);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  globalThis.watched = () => {
    const tops = [grid, ...grid.querySelectorAll('*'), grid.parentElement].map((element) => element.scrollTop);
    return { gaps: [...gaps], rows, all: Number(grid.getAttribute('aria-rowcount')) - 1, top: Math.max(...tops) };
  };
})()`;

const dataDir = mkdtempSync(join(tmpdir(), 'meridian-bench-'));
const env = { PORT: String(port), DATA_DIR: dataDir, RATES_SYNC: 'off', LOG_LEVEL: 'warn' };
let server;
let browser;

try {
  server = await startServer(meridianCommand, env, /#token=/);
  const token = /#token=(\S+)/.exec(server.lines.at(-1))[1];
  await enlarge(token);
  for (const one of browsers) {
    browser = await puppeteer.launch({ headless: true, ...one });
    console.log(`\n${await browser.version()}, 1600 × 1000, ${turns} turns of ${pixels} pixels`);
    printHead([
      'page',
      'of',
      'rows drawn',
      'frames',
      'median ms',
      '95 of 100 within ms',
      `over ${halt} ms`,
      'longest ms',
    ]);
    for (const path of lists) printRow([path, ...(await turned(token, path))]);
    await browser.close();
  }
} finally {
  await browser?.close();
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Creates servers until there are as many as needed. */
async function enlarge(token) {
  const ask = async (query) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    const { data, errors } = await response.json();
    if (errors) throw new Error(errors[0].message);
    return data;
  };
  const { hosting } = await ask('{ hosting { servers { totalCount } } }');
  progress(`${hosting.servers.totalCount} servers so far`);
  const input = (n) => `{ name: "node-${n}", serverType: "cpx21", image: "debian-12", location: "fsn1" }`;
  for (let n = hosting.servers.totalCount; n < machines; n++) {
    await ask(`mutation { createCloudServer(input: ${input(n)}) { server { id } } }`);
  }
}

/** The list's length, its most rows in the document, and statistics of its frames. */
async function turned(token, path) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.setViewport({ width: 1600, height: 1000 });
  await page.goto(`${url}/#token=${token}`);
  await page.waitForSelector('.hero-amount');
  await page.goto(`${url}${path}`);
  await page.waitForFunction(isWhole);
  await page.evaluate(watchFrames);
  await page.mouse.move(700, 600);
  for (let turn = 0; turn < turns; turn++) await page.mouse.wheel({ deltaY: pixels });
  const { gaps, rows, all, top } = await page.evaluate('watched()');
  await context.close();
  if (top === 0) throw new Error(`Nothing of ${path} was scrolled`);
  gaps.sort((a, b) => a - b);
  const at = (part) => gaps[Math.min(gaps.length - 1, Math.floor(gaps.length * part))].toFixed(0);
  return [all, rows, gaps.length, at(0.5), at(0.95), gaps.filter((gap) => gap > halt).length, at(1)];
}
