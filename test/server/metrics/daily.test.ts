/** What metrics say of daily tasks: from what the store has, also after a restart, and of failures. */
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import type { Clock } from '../../../src/base/clock.js';
import { Upstreams } from '../../../src/rest/transport/upstreams.js';
import type { DailyTasks } from '../../../src/server/daily/daily-tasks.js';
import { startDailyTasks } from '../../../src/server/daily/start.js';
import { dailyMetrics } from '../../../src/server/metrics/daily.js';
import type { Services } from '../../../src/server/services.js';
import { fleet, server } from '../../hosting/bill/fleet.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { Scrape } from '../../support/prometheus.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';

const hour = 60 * 60_000;
const midnight = Date.parse('2024-03-01T00:00:00Z');
/** All times of accounts are before it. */
const evening = midnight + 21 * hour;
let now = evening;
const clock: Clock = { now: () => now, sleep: () => Promise.resolve() };

const whole = fleet({ servers: [server(1)], certificates: [], firewalls: [], zones: [] });
/** One list of many is lacking: the rest is stored all the same. */
const lacking: typeof whole = (asked) =>
  asked.path === '/volumes'
    ? { status: 503, body: { error: { code: 'unavailable', message: 'later' } } }
    : whole(asked);

let upstream: ScriptedUpstream;
let meridian: Meridian;
let services: Services;
let daily: DailyTasks;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  meridian = await startMeridian({ CLOUD_ACCOUNTS: 'prod=one', CLOUD_BASE_URL: upstream.url }, (loaded) => {
    const { upstreams, log } = loaded;
    return {
      ...loaded,
      upstreams: new Upstreams({ accounts: upstreams.accounts, log, clock, retryPolicy: { retries: 0 } }),
    };
  });
  services = meridian.services;
});
/** As after a restart. */
beforeEach(() => {
  daily = startDailyTasks(services);
});
afterAll(async () => {
  await meridian.close();
  await upstream.close();
});

async function scraped(): Promise<Scrape> {
  const registry = new Registry();
  dailyMetrics(registry, { daily });
  return new Scrape(await registry.metrics());
}

const ofTask = (task: string) => ({ task, api: 'cloud', account: 'prod' });
/** No month is due to be closed here, so that the task of months never fails. */
const tasks = ['bill-snapshots', 'finding-records'];
const failures = async () => {
  const scrape = await scraped();
  return tasks.map((task) => scrape.value('meridian_daily_task_failures_total', ofTask(task)));
};
/** In seconds; absent where that is not known. */
const lastSuccess = async () => {
  const { families } = await scraped();
  const samples = families.get('meridian_daily_task_last_success_timestamp_seconds')?.samples ?? [];
  return Object.fromEntries(
    samples
      .map(({ labels, value }) => [String(labels['task']), value])
      .filter(([task]) => tasks.includes(String(task))),
  );
};

it('counts what failed, and knows of no success before there was one', async () => {
  expect([await failures(), await lastSuccess()]).toEqual([[0, 0], {}]);
  upstream.script = lacking;
  await daily.runDue();
  expect([await failures(), await lastSuccess()]).toEqual([[1, 1], {}]);
  // They are quiet until they are tried again.
  await daily.runDue();
  expect(await failures()).toEqual([1, 1]);
  daily.stop();
});

it('says when all was last done, also after a restart, and until it is done again', async () => {
  now = evening + 25 * hour;
  upstream.script = whole;
  await daily.runDue();
  daily.stop();
  const done = await lastSuccess();
  expect(Object.keys(done).sort()).toEqual(tasks);
  for (const time of Object.values(done)) expect(time).toBe(now / 1000);
  expect(await failures()).toEqual([0, 0]);

  upstream.script = lacking;
  now = midnight + 3 * 24 * hour;
  daily = startDailyTasks(services);
  expect(await lastSuccess()).toEqual({});
  await daily.runDue();
  expect(await lastSuccess()).toEqual(done);
  now += 21 * hour;
  await daily.runDue();
  daily.stop();
  expect([await failures(), await lastSuccess()]).toEqual([[1, 1], done]);
});
