/** Of which accounts the daily tasks are done. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Clock } from '../../../src/base/clock.js';
import { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { startDailyTasks } from '../../../src/server/daily/start.js';
import { fleet, server } from '../../hosting/bill/fleet.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';

const warnings: unknown[] = [];
/** All times of accounts are before it. */
const evening: Clock = { now: () => Date.parse('2024-03-01T21:00:00Z'), sleep: () => Promise.resolve() };

let upstream: ScriptedUpstream;
let meridian: Meridian;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start(fleet({ servers: [server(1)] }));
  meridian = await startMeridian({ CLOUD_ACCOUNTS: 'prod=one', CLOUD_BASE_URL: upstream.url }, (services) => {
    const { log } = services;
    const warn = (...given: unknown[]) => void warnings.push(given);
    const { accounts } = services.upstreams;
    return {
      ...services,
      log: Object.assign(Object.create(log) as typeof log, { warn }),
      upstreams: new Upstreams({ accounts, log, clock: evening }),
    };
  });
});
afterAll(async () => {
  await meridian.close();
  await upstream.close();
});

it('leaves out the sandbox beside real accounts', async () => {
  const { services } = meridian;
  expect(services.upstreams.accounts.some(({ sandbox }) => sandbox)).toBe(true);
  const daily = startDailyTasks(services);
  await daily.runDue();
  daily.stop();
  expect(warnings).toEqual([]);
  const stored = await services.hosting.billHistory.accounts();
  expect(stored.map(({ api, sandbox }) => ({ api, sandbox }))).toEqual([{ api: 'CLOUD', sandbox: false }]);
});
