/** Faults of the sources, day by day over HTTP, and what health, the graph and /api/v1 say each time. */
import { afterEach, beforeEach, expect } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, secondsOf } from '../../../../src/base/dates.js';
import { StoredTables } from '../../../../src/data/rates/tables/stored-tables.js';
import { type Cdn, ecbTableOf, startCdn, tableOf } from '../cdn.js';
import { startSynced, type SyncedMeridian, type Reported } from '../synced-meridian.js';
import { itSome } from '../../../support/scale.js';

/** That of the table that ships. */
const shipped = '2026-09-29';

let dataDir: string;
let cdn: Cdn;
let at: SyncedMeridian;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'meridian-faults-'));
  cdn = await startCdn();
  at = await startSynced(cdn, dataDir);
});
afterEach(async () => {
  await at.close();
  await cdn.close();
  rmSync(dataDir, { recursive: true });
});

/** The complete source publishes the day's table, and it is synced. */
async function publish(day: string, changes: Record<string, unknown> = {}): Promise<Reported> {
  cdn.tables.set('latest', tableOf(day, changes));
  await at.sync(day);
  return at.reported();
}

/** The complete source is down, the ECB publishes. */
async function fallBack(day: string): Promise<void> {
  cdn.tables.delete('latest');
  cdn.ecb = ecbTableOf(day);
  await at.sync(day);
}

async function restart(): Promise<void> {
  await at.close();
  at = await startSynced(cdn, dataDir);
}

async function storedRecord(day: string): Promise<Record<string, unknown>> {
  const { rates } = at.meridian.services;
  const tables = await new StoredTables(at.meridian.services.store).load(rates.known, () => {});
  return Object.fromEntries(tables.find(({ date }) => date === day)?.rates ?? []);
}

const heldOf = (reported: Reported, code: string) => reported.health.missing.find((each) => each.code === code);
const changes = () => at.logged.filter((line) => line.startsWith('info: Currencies'));

itSome('a table without ZWG is in force, and ZWG keeps its last rate under its own date', async () => {
  const before = await at.reported();
  const reported = await publish('2026-09-30', { zwg: undefined, aed: 3.67 });
  expect(reported.health).toMatchObject({ source: 'currency-api', date: '2026-09-30', lastError: null });
  expect(heldOf(reported, 'ZWG')).toEqual({
    code: 'ZWG',
    date: shipped,
    reason: 'missing from the table of currency-api of 2026-09-30',
  });
  expect(reported.ready.missing).toEqual(reported.health.missing);
  const { rate } = before.currency['ZWG'] ?? {};
  expect(reported.currency['ZWG']).toMatchObject({ isActive: true, rate, rateDate: shipped });
  expect(reported.row['ZWG']).toMatchObject({ rate, date: shipped, source: 'snapshot', isFromTable: false });
  expect(reported.row['AED']).toMatchObject({
    rate: 3.67,
    date: '2026-09-30',
    source: 'currency-api',
    isFromTable: true,
  });
  expect(reported.table).toEqual({ date: '2026-09-30', source: 'currency-api' });
  expect(reported.v1.timestamp).toBe(secondsOf('2026-09-30'));
  expect(reported.v1.rates['ZWG']?.rate).toBe(rate);
  expect(await storedRecord('2026-09-30')).not.toHaveProperty('ZWG');

  expect(heldOf(await publish('2026-10-01', { zwg: undefined }), 'ZWG')?.date).toBe(shipped);
  expect(heldOf(await publish('2026-10-02'), 'ZWG')).toBeUndefined();
  expect(changes()).toEqual([
    expect.stringMatching(/^info: Currencies without a rate of their own now: ZWG \(missing from [^,]*\)$/),
    'info: Currencies with one again: ZWG',
  ]);
});

itSome('SYP at 100 times is not active for its doubt, however often it is repeated', async () => {
  const start = await at.reported();
  expect(start.currency['SYP']).toMatchObject({ isActive: false, rate: null, rateDate: null });
  expect(heldOf(start, 'SYP')).toMatchObject({ date: null, reason: expect.stringMatching(/^on 2026-09-29 SYP moved/) });
  expect(start.row).not.toHaveProperty('SYP');
  expect(start.v1.rates).not.toHaveProperty('SYP');

  const good = await publish('2026-09-30', { syp: 130 });
  expect(good.currency['SYP']).toMatchObject({ isActive: true, rate: 130, rateDate: '2026-09-30' });
  expect(good.v1.rates['SYP']?.rate).toBe(130);

  for (const day of ['2026-10-01', '2026-10-02', '2026-10-03', '2026-10-04']) {
    const reported = await publish(day, { syp: 13_000 });
    expect(reported.health).toMatchObject({ date: day, lastError: null });
    expect(reported.currency['SYP']).toMatchObject({ rate: 130, rateDate: '2026-09-30' });
    expect(heldOf(reported, 'SYP')).toMatchObject({
      date: '2026-09-30',
      reason: expect.stringMatching(/^on .* SYP moved from 130 on 2026-09-30 to 13000 in \d day\(s\), a factor of 100/),
    });
    if (day === '2026-10-02') await restart();
  }
  const late = await publish('2026-10-31', { syp: 13_000 });
  expect(late.currency['SYP']).toMatchObject({ isActive: false, rateDate: null });
  expect(late.v1.rates).not.toHaveProperty('SYP');
});

itSome('a devaluation counts from the third table in a row, then for all three, also over a restart', async () => {
  const before = (await at.reported()).currency['AFN']?.rate ?? NaN;
  for (const [day, factor] of [
    ['2026-09-30', 1.8],
    ['2026-10-01', 1.82],
  ] as const) {
    const reported = await publish(day, { afn: before * factor });
    expect(reported.currency['AFN']).toMatchObject({ rate: before, rateDate: shipped });
    expect(heldOf(reported, 'AFN')?.reason).toContain('a factor of 1.8');
  }
  await restart();
  const reported = await publish('2026-10-02', { afn: before * 1.81 });
  expect(reported.currency['AFN']).toMatchObject({ rate: before * 1.81, rateDate: '2026-10-02' });
  const history = '{ currency(code: "AFN") { history(from: "2026-09-29", base: "USD") { date rate } } }';
  const rates = [1, 1.8, 1.82, 1.81].map((factor) => before * factor);
  const dates = [shipped, '2026-09-30', '2026-10-01', '2026-10-02'];
  const points = dates.map((date, index) => ({ date, rate: rates[index] }));
  expect((await at.meridian.query({ query: history })).body.data).toEqual({ currency: { history: points } });
  await restart();
  expect((await at.meridian.query({ query: history })).body.data).toEqual({ currency: { history: points } });
});

itSome('a mistake that three tables in a row made is undone by the correction of the last', async () => {
  const before = (await at.reported()).currency['AFN']?.rate ?? NaN;
  for (const day of ['2026-09-30', '2026-10-01', '2026-10-02']) await publish(day, { afn: before * 1.8 });
  expect((await at.reported()).currency['AFN']?.rate).toBe(before * 1.8);
  const corrected = await publish('2026-10-02', { aed: 3.67 });
  expect(corrected.currency['AFN']).toMatchObject({ rate: before, rateDate: '2026-10-02' });
  const days = '{ currency(code: "AFN") { history(base: "USD", from: "2026-09-29") { date rate } } }';
  const { body } = await at.meridian.query({ query: days });
  expect(body.data).toEqual({
    currency: {
      history: [
        { date: shipped, rate: before },
        { date: '2026-10-02', rate: before },
      ],
    },
  });
  await restart();
  expect((await at.meridian.query({ query: days })).body).toEqual(body);
});

itSome(
  'a table of the future, without a major or with an absurd one is refused whole, and health says why',
  async () => {
    const before = await at.reported();
    const broken: [string, Record<string, unknown>, string][] = [
      ['2026-11-30', {}, 'expected a date up to 2026-10-01, but got 2026-11-30'],
      ['2026-09-30', { jpy: undefined }, 'JPY is missing'],
      ['2026-09-30', { eur: 90 }, 'EUR moved from '],
      ['2026-09-30', { inr: 'x' }, 'INR: expected a finite positive number, but got "x"'],
    ];
    for (const [date, wrong, reason] of broken) {
      cdn.tables.set('latest', tableOf(date, { ...wrong, aed: 3.67 }));
      await at.sync('2026-09-30');
      const reported = await at.reported();
      expect(reported.health.lastError).toContain(reason);
      expect(reported.health).toEqual({ ...before.health, lastError: reported.health.lastError });
      expect({ ...reported, health: 0, ready: 0 }).toEqual({ ...before, health: 0, ready: 0 });
      expect(await storedRecord(date)).toEqual({});
    }
  },
);

itSome('one malformed minor is held alone', async () => {
  const reported = await publish('2026-09-30', { afn: '63.9', aed: 3.67 });
  expect(heldOf(reported, 'AFN')).toEqual({
    code: 'AFN',
    date: shipped,
    reason: 'on 2026-09-30 AFN: expected a finite positive number, but got "63.9"',
  });
  expect(reported.currency['AFN']).toMatchObject({ isActive: true, rateDate: shipped });
  expect(reported.currency['AED']).toMatchObject({ rate: 3.67, rateDate: '2026-09-30' });
});

itSome(
  'the ECB stands in day after day, the others keep their date for 30 days, and then the complete source is back',
  async () => {
    for (let days = 1; days <= 31; days++) {
      const day = addDays(shipped, days);
      await fallBack(day);
      if (![1, 15, 30, 31].includes(days)) continue;
      if (days === 15) await restart();
      const reported = await at.reported();
      expect(reported.table).toEqual({ date: day, source: 'ecb' });
      expect(reported.health).toMatchObject({ source: 'ecb', date: day });
      expect(reported.v1.timestamp).toBe(secondsOf(day));
      expect(reported.row['JPY']).toMatchObject({ date: day, source: 'ecb', isFromTable: true });
      expect(Object.keys(await storedRecord(day))).toHaveLength(30);
      const inTime = days <= 30;
      expect(reported.currency['AED']).toMatchObject({ active: inTime, rateDate: inTime ? shipped : null });
      expect(reported.row['AED']?.date).toBe(inTime ? shipped : undefined);
      expect('AED' in reported.v1.rates).toBe(inTime);
      expect(heldOf(reported, 'AED')?.date).toBe(inTime ? shipped : null);
      expect(reported.health.currencies).toBe(inTime ? 152 : 30);
    }
    expect(changes()).toEqual([]);

    const back = await publish(addDays(shipped, 32));
    expect(back.health).toMatchObject({ source: 'currency-api', lastError: null, currencyCount: 152 });
    expect(back.health.missing.map(({ code }) => code)).toEqual(['SYP']);
    expect(back.currency['AED']).toMatchObject({ isActive: true, rateDate: addDays(shipped, 32) });
    expect(changes()).toEqual([expect.stringMatching(/^info: Currencies with one again: .* and \d+ more$/)]);
  },
);

itSome(
  'a rate that the ECB contradicts is held in health, in the graph and in /api/v1, and told with both figures',
  async () => {
    const before = await at.reported();
    const rate = before.currency['EUR']?.rate ?? NaN;
    cdn.ecb = ecbTableOf('2026-09-30');
    const reported = await publish('2026-09-30', { eur: rate * 1.24, aed: 3.67 });
    expect(reported.health).toMatchObject({ date: '2026-09-30', source: 'currency-api', lastError: null });
    expect(heldOf(reported, 'EUR')?.reason).toMatch(
      /^on 2026-09-30 EUR is 1\.\d+ where ecb has 0\.8\d+ on 2026-09-30$/,
    );
    expect(reported.row['EUR']).toMatchObject({ date: '2026-09-30', source: 'ecb', isFromTable: false });
    expect(reported.row['EUR']?.rate).toBeCloseTo(rate, 6);
    expect(reported.v1.rates['EUR']?.rate).toBeCloseTo(rate, 6);
    expect(reported.row['AED']).toMatchObject({ rate: 3.67, isFromTable: true });
    const query = '{ health { rates { disputed { code rate otherRate isHeld since } refused { source } } } }';
    const disputed = [
      { code: 'EUR', rate: rate * 1.24, otherRate: expect.closeTo(rate, 6), isHeld: true, since: '2026-09-30' },
    ];
    expect((await at.meridian.query({ query })).body.data).toEqual({ health: { rates: { disputed, refused: [] } } });
  },
);
