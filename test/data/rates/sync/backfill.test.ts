import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays } from '../../../../src/base/dates.js';
import { ecbTableOf, tableOf } from '../cdn.js';
import { Rates } from '../../../../src/data/rates/rates.js';
import { sharedRates } from '../../../support/shared/rates.js';
import { rateTable } from '../../../../src/data/rates/tables/table.js';
import { startSyncing, type Syncing } from '../syncing.js';
import { world } from '../world.js';

let at: Syncing;
beforeEach(async () => {
  at = await startSyncing();
});
afterEach(() => at.close());

const dayOf = (path: string) => /@([^/@]+)\/v1\//.exec(path)?.[1];
const daysAsked = () => at.first.asked.map(dayOf).filter((day) => day !== undefined && day !== 'latest');

function serve(date: string, changes: Record<string, unknown> = {}, key = date): void {
  for (const cdn of [at.first, at.second]) cdn.tables.set(key, tableOf(date, changes));
}

describe('the days missed before a new table', () => {
  it('are fetched one after another, stored, and listeners are notified once', async () => {
    serve('2026-10-03', {}, 'latest');
    serve('2026-09-30', { aed: 3.66 });
    serve('2026-10-02');
    let published = 0;
    at.rates.onPublish(() => published++);
    await at.sync.run();
    expect(daysAsked()).toEqual(['2026-09-30', '2026-10-01', '2026-10-02']);
    expect(await at.stored()).toEqual(['2026-09-30', '2026-10-02', '2026-10-03']);
    expect(at.rates.tableOn('2026-10-01')?.date).toBe('2026-09-30');
    expect(at.rates.tableOn('2026-10-01')?.rates.get('AED')).toBe(3.66);
    expect(at.rates.table.date).toBe('2026-10-03');
    expect(published).toBe(2);
    expect(at.logged.at(-1)).toBe('info: The rates of 2 missed day(s) were added');
  });

  it('that have no table are not asked for again', async () => {
    serve('2026-10-03', {}, 'latest');
    await at.sync.run();
    await at.sync.run();
    expect(daysAsked()).toHaveLength(3);
  });

  it('are asked of the second address when the first lacks them', async () => {
    serve('2026-10-01', {}, 'latest');
    at.second.tables.set('2026-09-30', tableOf('2026-09-30'));
    await at.sync.run();
    expect(at.rates.tableOn('2026-09-30')?.date).toBe('2026-09-30');
  });

  it('stop at the first that cannot be reached, and go on with the next sync', async () => {
    serve('2026-10-03', {}, 'latest');
    serve('2026-09-30');
    let broken = true;
    for (const cdn of [at.first, at.second]) {
      cdn.breaksWith = (request, response) => {
        const day = dayOf(request.url ?? '') ?? '';
        const body = broken && day === '2026-10-01' ? undefined : cdn.tables.get(day);
        if (broken && day === '2026-10-01') response.destroy();
        else response.writeHead(body ? 200 : 404).end(body);
      };
    }
    await at.sync.run();
    expect(daysAsked()).toEqual(['2026-09-30', '2026-10-01']);
    expect(await at.stored()).toEqual(['2026-09-30', '2026-10-03']);
    expect(at.rates.health().lastError).toBeNull();
    broken = false;
    await at.sync.run();
    expect(daysAsked()).toEqual(['2026-09-30', '2026-10-01', '2026-10-01', '2026-10-02']);
  });

  it.each<[string, () => void]>([
    ['is of another day', () => serve('2026-09-28', {}, '2026-09-30')],
    ['has no dollar', () => serve('2026-09-30', { usd: undefined })],
    ['has another unit', () => serve('2026-09-30', { usd: 100 })],
    ['is no table', () => at.first.tables.set('2026-09-30', '<html>')],
  ])('keep no table that %s', async (_what, serveIt) => {
    serve('2026-10-01', {}, 'latest');
    serveIt();
    await at.sync.run();
    expect(await at.stored()).toEqual(['2026-10-01']);
  });

  it('may lack a currency that the table in force has', async () => {
    serve('2026-10-01', {}, 'latest');
    serve('2026-09-30', { afn: undefined });
    await at.sync.run();
    expect(at.rates.tableOn('2026-09-30')?.carried.get('AFN')).toEqual({ date: '2026-09-29', source: 'snapshot' });
  });

  it('have the table in force judged by them, as after a restart', async () => {
    const { rates } = at.rates.table;
    const [aed = NaN, afn = NaN] = [rates.get('AED'), rates.get('AFN')];
    // A devaluation on the fifth day, and on the last a leap that only a long time would excuse.
    for (let day = 1; day <= 8; day++) {
      serve(addDays('2026-09-29', day), { afn: day < 5 ? afn : afn * 1.9 });
    }
    serve('2026-10-08', { afn: afn * 1.9, aed: aed * 1.25 }, 'latest');
    await at.sync.run();
    expect(at.rates.table.date).toBe('2026-10-08');
    expect(at.rates.table.rates.get('AFN')).toBe(afn * 1.9);
    expect(at.rates.table.carried.has('AFN')).toBe(false);
    expect(at.rates.table.rates.get('AED')).toBe(aed);
    expect(at.rates.table.carried.get('AED')?.date).toBe('2026-10-07');
    const stored = await at.tables.load(at.rates.known, () => {});
    const restarted = new Rates(world, '', { shipped: sharedRates(world), stored });
    expect(restarted.table).toEqual(at.rates.table);
    expect(restarted.missing).toEqual(at.rates.missing);
  });

  it('replace what the ECB had of them', async () => {
    serve('', {}, 'latest');
    at.first.ecb = ecbTableOf('2026-09-30');
    await at.sync.run();
    expect(at.rates.table).toMatchObject({ date: '2026-09-30', source: 'ecb' });
    serve('2026-10-01', {}, 'latest');
    serve('2026-09-30');
    await at.sync.run();
    expect(at.rates.tableOn('2026-09-30')?.source).toBe('currency-api');
  });

  it('reach back 90 days at most', async () => {
    const late = addDays('2026-09-29', 200);
    at.rates.publish(rateTable(late, 'currency-api', at.rates.newest.rates));
    await at.sync.run();
    const asked = daysAsked();
    expect(asked).toHaveLength(89);
    expect(asked[0]).toBe(addDays(late, -89));
  });
});
