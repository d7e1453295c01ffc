import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { addDays } from '../../../../src/base/dates.js';
import { openStore } from '../../../../src/server/store/open.js';
import { Tokens } from '../../../../src/server/tokens/tokens.js';
import { type ServerProcess, startProcess } from '../../../support/process.js';
import { isAlone, isComplete, scaled } from '../../../support/scale.js';
import { until } from '../../../support/until.js';
import { takesLong } from '../../../support/optional/left-out.js';
import { Optional, describeEach } from '../../../support/optional/optional.js';
import { type OwnServer, ownServers } from '../../../support/optional/own-servers.js';
import { type Cdn, startCdn, tableOf } from '../cdn.js';

/** Each on a store of its own: DATA_DIR, or a server. */
const { redis, postgres } = ownServers();
const stores = {
  lmdb: Optional.found(null),
  redis: isComplete ? redis : Optional.without(takesLong),
  postgres: isComplete ? postgres : Optional.without(takesLong),
};

const shipped = '2026-09-29';
const days = Array.from({ length: scaled(54) }, (_, n) => addDays(shipped, n + 1));
const newest = days.at(-1) ?? '';

describeEach<OwnServer | null>(stores, 'replicas on a store of the kind $kind', (server) => {
  let dataDir: string;
  let env: NodeJS.ProcessEnv;
  let cdn: Cdn;
  let token: string;
  let running: ServerProcess[];

  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'meridian-replicas-'));
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  beforeEach(async () => {
    running = [];
    cdn = await startCdn();
    for (const day of days) cdn.tables.set(day, tableOf(day));
    cdn.tables.set('latest', tableOf(newest));
    const storeUrl = server?.url() ?? null;
    env = {
      DATA_DIR: dataDir,
      RATES_URLS: cdn.template,
      RATES_ECB_URL: cdn.ecbUrl,
      ...(storeUrl !== null && { STORE_URL: storeUrl }),
    };
    const store = await openStore({ storeUrl, dataDir });
    await store.namespace('rates').clear();
    ({ token } = await new Tokens(store).create({ name: 'Test', scopes: ['rates'] }));
    await store.close();
  });
  afterEach(async () => {
    for (const { child } of running) child.kill('SIGKILL');
    await cdn.close();
  });

  const tablesAsked = () => cdn.asked.filter((path) => path !== '/ecb.xml');

  async function start(...settings: NodeJS.ProcessEnv[]): Promise<void> {
    running = await Promise.all(settings.map((own) => startProcess({ ...env, ...own })));
    await Promise.all(running.map((process) => process.printed(/Health/)));
  }

  /** The days since the shipped table that the process answers for, each by a table of its own. */
  async function daysOf({ url }: ServerProcess): Promise<string[]> {
    const query = `{ ${days.map((day, n) => `d${n}: rates(base: "USD", date: "${day}") { date }`).join(' ')} }`;
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    const { data } = (await response.json()) as { data: Record<string, { date: string }> };
    return Object.values(data).map(({ date }) => date);
  }

  async function allHaveAllDays(processes: readonly ServerProcess[]): Promise<void> {
    for (const process of processes) {
      let found: string[] = [];
      while (found.join() !== days.join()) found = await daysOf(process);
    }
  }

  // A process takes a second of CPU to start: at full size there are more of them.
  if (isComplete) {
    it('fetch what one alone would, and all have it, those that sync nothing too', async () => {
      await start({}, {}, { RATES_SYNC: 'off' }, ...(isAlone ? [{}] : []));
      await allHaveAllDays(running);
      expect(tablesAsked()).toHaveLength(days.length);
      for (const { url } of running.filter((_process, n) => n !== 2)) {
        let ready: { rates: { lastSyncAt: string | null; lastError: string | null } };
        do ready = await (await fetch(`${url}/readyz`)).json();
        while (ready.rates.lastSyncAt === null);
        expect(ready.rates.lastError).toBeNull();
      }
      if (!isAlone) return;
      // One that starts later finds that the slot has been synced.
      const late = await startProcess(env);
      running.push(late);
      await late.printed(/Health/);
      expect(await daysOf(late)).toEqual(days);
      expect(tablesAsked()).toHaveLength(days.length);
    });
  }

  if (isComplete || server === null) {
    it('go on where one was killed in the middle', async () => {
      const middle = 1 + Math.floor(days.length / 2);
      let isHeld = true;
      cdn.breaksWith = (request, response) => {
        // The one under way when the process is killed is answered by nobody.
        if (isHeld && tablesAsked().length > middle) return;
        const day = /@([^/@]+)\/v1\//.exec(request.url ?? '')?.[1] ?? '';
        response.end(cdn.tables.get(day));
      };
      await start({}, {}, { RATES_SYNC: 'off' });
      await until(() => tablesAsked().length > middle);
      const holder = running.find((process) => /are in force/.test(process.errors()));
      expect(holder).toBeDefined();
      holder?.child.kill('SIGKILL');
      isHeld = false;
      await allHaveAllDays(running.filter((process) => process !== holder));
      // The newest and the one under way are asked for again, and nothing else.
      expect(tablesAsked()).toHaveLength(days.length + 2);
    });
  }
});
