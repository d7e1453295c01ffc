import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../../../src/server/config/config.js';
import { sharedGeography } from '../../support/shared/geography.js';
import { loadRates, startSync } from '../../../src/data/rates/index.js';
import { unwatched } from '../../../src/base/store/availability.js';
import { openStore } from '../../../src/server/store/open.js';
import type { Store } from '../../../src/base/store/store.js';
import { type Cdn, startCdn, tableOf } from './cdn.js';
import { until } from '../../support/until.js';

const geography = sharedGeography();
const log = pino({ level: 'silent' });
let dataDir: string;
let store: Store;
let cdn: Cdn;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'meridian-rates-'));
  store = await openStore({ storeUrl: null, dataDir });
  cdn = await startCdn();
});
afterEach(async () => {
  await cdn.close();
  await store.close();
  rmSync(dataDir, { recursive: true });
});

const configure = (sync: 'on' | 'off') =>
  readConfig({ RATES_URLS: cdn.template, RATES_ECB_URL: cdn.ecbUrl, RATES_SYNC: sync });

describe('the rates of a service', () => {
  it('are, after a restart, those that were synced before it', async () => {
    cdn.tables.set('latest', tableOf('2026-09-30', { aed: 3.67 }));
    const config = configure('on');
    const rates = await loadRates({ config, store, geography, log });
    expect(rates.table.source).toBe('snapshot');
    const sync = startSync({ config, store, availability: unwatched, rates, log });
    await until(() => rates.health().lastSyncAt !== null);
    await sync.stop();

    const again = await loadRates({ config, store, geography, log });
    expect(again.table).toEqual(rates.table);
    expect(again.table).toMatchObject({ date: '2026-09-30', source: 'currency-api' });
    expect(again.rate('USD', 'AED')).toBe(3.67);
  });

  it('are not synced when the configuration says so', async () => {
    const config = configure('off');
    const rates = await loadRates({ config, store, geography, log });
    await startSync({ config, store, availability: unwatched, rates, log }).stop();
    expect(cdn.asked).toEqual([]);
    expect(rates.health()).toMatchObject({ lastSyncAt: null, lastError: null, nextSyncAt: null });
  });
});
