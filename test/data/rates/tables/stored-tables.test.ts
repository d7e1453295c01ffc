import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Rates } from '../../../../src/data/rates/rates.js';
import { sharedRates } from '../../../support/shared/rates.js';
import { StoredTables } from '../../../../src/data/rates/tables/stored-tables.js';
import { rateTable } from '../../../../src/data/rates/tables/table.js';
import { openStore } from '../../../../src/server/store/open.js';
import type { Store } from '../../../../src/base/store/store.js';
import { world } from '../world.js';

const { newest: shipped, known } = new Rates(world, '', { shipped: sharedRates(world) });
const refuse = (date: string, error: unknown) => {
  throw new Error(`${date}: ${String(error)}`);
};

let dataDir: string;
let store: Store;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'meridian-rates-'));
  store = await openStore({ storeUrl: null, dataDir });
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

describe('the stored tables', () => {
  it('come back exact after the store was opened again, and apart from other records', async () => {
    const tables = [
      rateTable('2026-10-01', 'currency-api', new Map([...shipped.rates, ['AED', 1 / 3]])),
      rateTable('2026-09-30', 'currency-api', shipped.rates),
    ];
    for (const table of tables) await new StoredTables(store).save(table);
    await store.namespace('tokens').set('2026-10-02', { date: '2026-10-02', source: 'x', rates: {} });
    await store.close();
    store = await openStore({ storeUrl: null, dataDir });
    const loaded = await new StoredTables(store).load(known, refuse);
    expect(loaded.sort((a, b) => b.date.localeCompare(a.date))).toEqual(tables);
  });

  it('of the ECB keep its own numbers, by which its pairs are told after a start', async () => {
    const perEuro = new Map([...shipped.rates.keys()].map((code) => [code, code === 'EUR' ? 1 : 1.6589]));
    const rates = new Map(Array.from(shipped.rates, ([code, rate]) => [code, rate] as const));
    await new StoredTables(store).save(rateTable('2026-10-01', 'ecb', rates, new Map(), perEuro));
    const stored = await new StoredTables(store).load(known, refuse);
    const started = new Rates(world, '', { shipped: sharedRates(world), stored });
    expect(started.table).toMatchObject({ date: '2026-10-01', source: 'ecb' });
    expect(started.rate('EUR', 'AUD')).toBe(1.6589);
  });

  it('hold one table per date of each source', async () => {
    const stored = new StoredTables(store);
    await stored.save(rateTable('2026-10-01', 'ecb', shipped.rates));
    for (const aed of [3.66, 3.67])
      await stored.save(rateTable('2026-10-01', 'currency-api', new Map([...shipped.rates, ['AED', aed]])));
    const tables = await stored.load(known, refuse);
    expect(tables.map(({ source, rates }) => [source, rates.get('AED')]).sort()).toEqual([
      ['currency-api', 3.67],
      ['ecb', shipped.rates.get('AED')],
    ]);
  });

  it('of the ECB under the key of an older release are read beside those under a key of their own', async () => {
    const rates = Object.fromEntries(shipped.rates);
    await store.namespace<unknown>('rates').set('2026-10-01', { date: '2026-10-01', source: 'ecb', rates });
    await new StoredTables(store).save(rateTable('2026-10-02', 'ecb', shipped.rates));
    const stored = await new StoredTables(store).load(known, refuse);
    expect(new Rates(world, '', { shipped: sharedRates(world), stored }).table).toMatchObject({
      date: '2026-10-02',
      source: 'ecb',
    });
    expect(stored.map(({ date }) => date).sort()).toEqual(['2026-10-01', '2026-10-02']);
  });

  it('stay complete when a process that reaches the ECB alone has the same day', async () => {
    const [one, other] = [new StoredTables(store), new StoredTables(store)];
    await one.save(rateTable('2026-10-01', 'currency-api', shipped.rates));
    await other.save(rateTable('2026-10-01', 'ecb', shipped.rates));
    const stored = await one.load(known, refuse);
    const rates = new Rates(world, '', { shipped: sharedRates(world), stored });
    expect(rates.table).toMatchObject({ source: 'currency-api', date: '2026-10-01' });
  });

  it('have their doubted values among the others again, to be judged anew', async () => {
    const doubted = new Map([
      ['SYP', { value: 13_000, reason: 'a leap' }],
      ['AFN', { value: null, reason: 'no rate' }],
    ]);
    const sound = new Map([...shipped.rates].filter(([code]) => !doubted.has(code)));
    const stored = new StoredTables(store);
    await stored.save(rateTable('2026-10-01', 'currency-api', sound, doubted));
    const [table] = await stored.load(known, refuse);
    expect(table?.rates).toEqual(new Map([...sound, ['SYP', 13_000]]));
    const rates = new Rates(world, '', { shipped: sharedRates(world), stored: table ? [table] : [] });
    expect(rates.table.date).toBe('2026-10-01');
    expect(rates.newest.doubted.get('SYP')?.value).toBe(13_000);
  });

  it('of the ECB that an older release filled up keep what the ECB publishes', async () => {
    const rates = Object.fromEntries(shipped.rates);
    await store.namespace<unknown>('rates').set('2026-10-01', { date: '2026-10-01', source: 'ecb', rates });
    const [table] = await new StoredTables(store).load(known, refuse);
    expect(table?.rates.size).toBe(30);
    expect(table?.rates.has('AED')).toBe(false);
  });

  it('leave out, with a reason, what is no sound table', async () => {
    const records = store.namespace<unknown>('rates');
    const rates = Object.fromEntries(shipped.rates);
    await records.set('a', 'text');
    await records.set('b', { date: 'b', source: 'x', rates });
    await records.set('c', { date: '2026-10-01', source: 'x', rates: { ...rates, USD: -1 } });
    await records.set('d', { date: '2026-10-02', source: 'x', rates });
    const refused: string[] = [];
    const loaded = await new StoredTables(store).load(known, (date, error) => refused.push(`${date} ${String(error)}`));
    expect(loaded.map(({ date }) => date)).toEqual(['2026-10-02']);
    expect(refused).toEqual([
      'a Error: expected a record with date, source and rates',
      'b RefusedTable: table refused: expected a date as yyyy-mm-dd, but got "b"',
      'c RefusedTable: table refused: USD: expected 1 for one USD, but got -1',
    ]);
  });
});
