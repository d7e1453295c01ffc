/**
 * `node bench/scroll.js`: long lists on the built dashboard, loaded and then scrolled by the wheel, on this processor
 * and throttled to a quarter of its speed: machines, names and bill lines, from the upstream of the bench.
 */
import { chromium } from 'playwright-core';
import { Stage } from './stage.js';
import { printHead, printRow, progress } from './table.js';
import { visit } from './visit.js';

const turns = 60;
/** Pixels per turn of the wheel, and milliseconds between turns. */
const turn = 400;
const pause = 50;
const lists = [
  { what: '1,000 machines', path: '/machines', servers: 1_000 },
  { what: '3,290 names, their group open', path: '/names?groups=elsewhere', servers: 200 },
  { what: '3,290 names, no groups', path: '/names?q=type%3AA', servers: 200 },
  { what: '10,000 lines of the bill', path: '/bill', servers: 5_000 },
];
/** Milliseconds between two frames while scrolling. */
const watchFrames = `{
  globalThis.frames = [];
  let before = performance.now();
  const next = (now) => {
    frames.push(now - before);
    before = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}`;

const noSandbox = process.getuid() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--disable-dev-shm-usage', ...noSandbox],
});

try {
  console.log(`Chromium ${browser.version()}, Node ${process.version}, 1600 × 1000, ${turns} turns of the wheel`);
  printHead([
    'list',
    'slower',
    'rows drawn',
    'blocked ms at first',
    'long tasks of the wheel',
    'frames ms, 95 of 100',
    'longest ms',
  ]);
  for (const { what, path, servers } of lists) {
    const stage = new Stage();
    try {
      const { url } = await stage.server('upstream');
      await fetch(`${url}/size/${servers}`);
      const page = (await stage.server('Meridian over the upstream')).url.replace('127.0.0.1', 'localhost');
      for (const slowdown of [1, 4]) {
        progress(`${what}, ${slowdown}×`);
        const context = await signedIn(stage, page);
        const { blocked, acted } = await visit(context, page + path, slowdown, scroll);
        await context.close();
        printRow([what, `${slowdown}×`, acted.rows, blocked.toFixed(0), acted.tasks, ...framesOf(acted.frames)]);
      }
    } finally {
      await stage.stop();
    }
  }
} finally {
  await browser.close();
}

async function signedIn(stage, url) {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } });
  const token = stage.authorization.authorization.slice('Bearer '.length);
  const response = await context.request.post(`${url}/session`, { data: { token }, headers: { origin: url } });
  if (!response.ok()) throw new Error(`Signing in was answered with ${response.status()}`);
  return context;
}

async function scroll(page) {
  const rows = page.locator('[role="row"]');
  await page.mouse.move(700, 700);
  await page.evaluate(watchFrames);
  const before = await page.evaluate('seen.tasks.length');
  for (let nth = 0; nth < turns; nth++) {
    await page.mouse.wheel(0, turn);
    await page.waitForTimeout(pause);
  }
  const tasks = (await page.evaluate('seen.tasks.length')) - before;
  return { rows: await rows.count(), tasks, frames: await page.evaluate('frames') };
}

function framesOf(frames) {
  const sorted = frames.toSorted((a, b) => a - b);
  return [sorted[Math.floor(sorted.length * 0.95)], sorted.at(-1)].map((ms) => ms.toFixed(0));
}
