import { afterEach, describe, expect, it } from '@jest/globals';
import { ecbTableOf, tableOf } from './cdn.js';
import { type Choices, startSyncing, type Syncing } from './syncing.js';
import { heldTimeouts } from '../../support/held-timeouts.js';
import { until } from '../../support/until.js';

let at: Syncing;
afterEach(() => at.close());

async function begin(choices?: Choices): Promise<Syncing> {
  at = await startSyncing(choices);
  return at;
}

/** Both addresses of the currency-api answer with this. */
function publish(body: string): void {
  for (const cdn of [at.first, at.second]) cdn.tables.set('latest', body);
}

/** The ECB's server has nothing in most tests. */
const said = () => at.logged.filter((line) => !/^debug: .* ecb [^;]* got 404$/.test(line));
const warnings = () => at.logged.filter((line) => line.startsWith('warn'));

describe('a sync', () => {
  it('stores a newer table, then puts it in force and notifies listeners', async () => {
    await begin();
    publish(tableOf('2026-09-30', { aed: 3.67 }));
    const seen: (string | Promise<string[]>)[] = [];
    at.rates.onPublish(() => seen.push(at.rates.table.date, at.stored()));
    await at.sync.run();
    expect(await Promise.all(seen)).toEqual(['2026-09-30', ['2026-09-30']]);
    expect(at.rates.rate('USD', 'AED')).toBe(3.67);
    expect(at.rates.tableOn('2026-09-29')?.source).toBe('snapshot');
    expect(at.rates.health()).toMatchObject({ source: 'currency-api', lastSyncAt: expect.any(Date), lastError: null });
    expect(at.second.asked).toEqual([]);
  });

  it('leaves everything as it is when the table is the one in force, or older', async () => {
    await begin();
    await at.sync.run();
    publish(tableOf('2026-09-20', { aed: 3.6 }));
    await at.sync.run();
    expect(at.rates.table.source).toBe('snapshot');
    expect(await at.stored()).toEqual([]);
    expect(at.rates.health()).toMatchObject({ lastSyncAt: expect.any(Date), lastError: null });
    expect(said()).toEqual([]);
  });

  it('publishes a correction: the same date with other figures', async () => {
    await begin();
    publish(tableOf('2026-09-29', { aed: 3.7 }));
    await at.sync.run();
    expect(at.rates.rate('USD', 'AED')).toBe(3.7);
    expect(await at.stored()).toEqual(['2026-09-29']);
  });

  it('does not run twice at a time', async () => {
    await begin();
    await Promise.all([at.sync.run(), at.sync.run(), at.sync.run()]);
    expect(at.first.asked).toHaveLength(2);
  });

  it('puts nothing in force that the store did not keep', async () => {
    await begin({ save: () => Promise.reject(new Error('the disk is full')) });
    publish(tableOf('2026-09-30'));
    await at.sync.run();
    expect(at.rates.table.date).toBe('2026-09-29');
    expect(at.rates.health()).toMatchObject({
      lastSyncAt: null,
      lastError: expect.stringMatching(/^store: the disk is full;/),
    });
    expect(at.delays).toEqual([1]);
  });
});

describe('when the first address breaks', () => {
  const timeouts = heldTimeouts();
  const page = '<!DOCTYPE html><html><body>Too many requests</body></html>';
  it.each<[string, (syncing: Syncing) => void]>([
    ['is down', (s) => void s.first.close()],
    ['does not answer', (s) => (s.first.breaksWith = () => timeouts.over())],
    ['answers 500', (s) => (s.first.breaksWith = (_request, response) => response.writeHead(500).end())],
    ['answers with HTML', (s) => s.first.tables.set('latest', page)],
    ['answers with nothing', (s) => s.first.tables.set('latest', '')],
    ['breaks off', (s) => s.first.tables.set('latest', tableOf('2026-10-01').slice(0, 999))],
    ['lost a major', (s) => s.first.tables.set('latest', tableOf('2026-10-01', { eur: undefined }))],
    ['sends an absurd rate', (s) => s.first.tables.set('latest', tableOf('2026-10-01', { eur: 100 }))],
    ['sends a negative rate', (s) => s.first.tables.set('latest', tableOf('2026-10-01', { eur: -1 }))],
    ['sends a rate as text', (s) => s.first.tables.set('latest', tableOf('2026-10-01', { eur: '0.86' }))],
    ['sends a table of 2099', (s) => s.first.tables.set('latest', tableOf('2099-01-01'))],
  ])('as it %s, the second is asked and nothing is logged above debug', async (_how, breakIt) => {
    await begin();
    publish(tableOf('2026-09-30'));
    breakIt(at);
    await at.sync.run();
    expect(at.rates.table).toMatchObject({ date: '2026-09-30', source: 'currency-api' });
    expect(at.rates.health().lastError).toBeNull();
    expect(at.delays).toEqual([]);
    expect(at.logged.map((line) => line.split(':')[0])).toEqual(['info', 'debug']);
  });
});

describe('when both addresses of the currency-api break', () => {
  const perEuro = { USD: 1.15, JPY: 184, GBP: 0.87 };

  async function beginBroken(body = ''): Promise<void> {
    await begin();
    publish(body);
  }

  it('the ECB gives what it has, the others keep their own date, and the failure is still reported', async () => {
    await beginBroken();
    const before = at.rates.newest;
    at.first.ecb = ecbTableOf('2026-09-30', perEuro);
    await at.sync.run();
    expect(at.rates.table).toMatchObject({ date: '2026-09-30', source: 'ecb' });
    expect(at.rates.rate('USD', 'EUR')).toBe(0.869565217391);
    expect(at.rates.rate('USD', 'JPY')).toBe(160);
    expect(at.rates.rate('USD', 'AFN')).toBe(before.rates.get('AFN'));
    expect(at.rates.table.rates.size).toBe(before.rates.size);
    expect(at.rates.table.carried.get('AFN')).toEqual({ date: '2026-09-29', source: 'snapshot' });
    expect(at.rates.newest.rates.size).toBe(30);
    expect(await at.stored()).toEqual(['2026-09-30']);
    expect(at.rates.health().lastError).toMatch(/^currency-api .* empty body; currency-api .* empty body$/);
    expect(at.delays).toEqual([1]);
  });

  it('what the ECB lacks stays in force under its own date, however long its source is away', async () => {
    await beginBroken();
    const before = at.rates.newest;
    for (const day of ['2026-10-20', '2026-11-27']) {
      at.first.ecb = ecbTableOf(day, perEuro);
      await at.sync.run();
      expect(at.rates.table).toMatchObject({ date: day, source: 'ecb' });
      expect(at.rates.table.rates.size).toBe(before.rates.size);
      expect(at.rates.rate('USD', 'JPY')).toBe(160);
      expect(at.rates.rate('USD', 'AFN')).toBe(before.rates.get('AFN'));
      expect(at.rates.table.carried.get('AFN')).toEqual({ date: '2026-09-29', source: 'snapshot' });
      expect(at.rates.tableOn('2026-11-27')?.rates.size).toBe(before.rates.size);
    }
  });

  it.each(['2026-09-29', '2026-09-28'])(
    'an ECB table of %s, which is not newer, puts nothing in force',
    async (date) => {
      await beginBroken();
      at.first.ecb = ecbTableOf(date, perEuro);
      await at.sync.run();
      expect(at.rates.table.source).toBe('snapshot');
      expect(await at.stored()).toEqual([date]);
    },
  );

  it('an absurd ECB table is refused too', async () => {
    await beginBroken();
    at.first.ecb = ecbTableOf('2026-09-30', { USD: 11.5 });
    await at.sync.run();
    expect(at.rates.table.source).toBe('snapshot');
    expect(at.rates.health().lastError).toMatch(
      /; ecb .*: table refused: EUR is 0.08\d+ where snapshot has 0.8\d+ on 2026-09-29; /,
    );
  });

  it('a later table of the currency-api follows that of the ECB, even of the same day', async () => {
    await beginBroken();
    at.first.ecb = ecbTableOf('2026-09-30', perEuro);
    await at.sync.run();
    publish(tableOf('2026-09-30'));
    await at.sync.run();
    expect(at.rates.table).toMatchObject({ date: '2026-09-30', source: 'currency-api' });
    expect(at.rates.health().lastError).toBeNull();
  });

  it('the last table stays, one line says why, and so does health', async () => {
    await beginBroken('<html>');
    await at.sync.run();
    const { host } = new URL(at.first.address);
    const reason = `currency-api (${host}): expected JSON, but got 6 characters that are none; `;
    expect(at.rates.table.source).toBe('snapshot');
    expect(at.rates.health()).toMatchObject({ lastSyncAt: null, lastError: expect.stringContaining(reason) });
    expect(at.logged).toHaveLength(1);
    expect(at.logged[0]).toMatch(
      /^warn: The rates sync failed, next try in \d+ s, in force is snapshot of 2026-09-29: /,
    );
    expect(at.logged[0]).toContain(`ecb (${host}): expected status 200, but got 404`);
    expect(at.logged[0]).not.toContain('\n');
  });

  it('a refused table names each reason with figures, whatever its date', async () => {
    const half = Object.fromEntries('gbp cny aud cad chf hkd sgd'.split(' ').map((code) => [code, undefined]));
    await beginBroken(tableOf('2026-09-29', { ...half, jpy: undefined, inr: 0, usd: 2 }));
    await at.sync.run();
    expect(at.rates.table.source).toBe('snapshot');
    expect(await at.stored()).toEqual([]);
    const { lastError } = at.rates.health();
    expect(lastError).toContain('INR: expected a finite positive number, but got 0');
    expect(lastError).toContain('JPY is missing');
    expect(lastError).toContain('USD: expected 1 for one USD, but got 2');
  });
});

describe('after a failure', () => {
  it('it is tried again and again with growing delays, until it works', async () => {
    await begin({ delayMs: 5 });
    publish('');
    at.sync.start();
    await until(() => at.delays.length >= 3);
    publish(tableOf('2026-09-30'));
    await until(() => at.rates.table.date === '2026-09-30' && at.logged.length > at.delays.length + 1);
    expect(at.delays).toEqual(at.delays.map((_failures, index) => index + 1));
    expect(warnings()).toHaveLength(1);
    const failures = at.delays.length;
    expect(said().slice(-2)).toEqual([
      'info: The rates of 2026-09-30 from currency-api are in force',
      `info: The rates sync works again after ${failures} failure(s)`,
    ]);
    expect(at.rates.health()).toMatchObject({ lastError: null, lastSyncAt: expect.any(Date) });
  });

  it('one line is logged per kind of failure', async () => {
    await begin();
    publish('');
    await at.sync.run();
    await at.sync.run();
    expect(warnings()).toHaveLength(1);
    publish(tableOf('2026-09-30', { usd: 100 }));
    await at.sync.run();
    await at.sync.run();
    expect(warnings()).toHaveLength(2);
    publish(tableOf('2026-09-30'));
    await at.sync.run();
    publish('');
    await at.sync.run();
    expect(warnings()).toHaveLength(3);
    expect(at.delays).toEqual([1, 2, 3, 4, 1]);
  });

  it('health says when the next try is', async () => {
    await begin({ delayMs: 60_000 });
    publish('');
    expect(at.rates.health().nextSyncAt).toBeNull();
    await at.sync.run();
    const { nextSyncAt } = at.rates.health();
    expect(Math.abs((nextSyncAt?.getTime() ?? 0) - Date.now() - 60_000)).toBeLessThan(30_000);
  });
});

describe('the start', () => {
  it('does not wait for the network, and the schedule says when the next sync is', async () => {
    await begin();
    at.sync.start();
    expect(at.rates.table.source).toBe('snapshot');
    await at.sync.run();
    const { nextSyncAt } = at.rates.health();
    expect(nextSyncAt?.getTime()).toBeGreaterThan(Date.now());
    expect(nextSyncAt?.getTime()).toBeLessThan(Date.now() + 7 * 3_600_000);
    expect([17, 37]).toContain(nextSyncAt?.getUTCMinutes());
  });
});

describe('the stop', () => {
  it('ends a fetch under way at once, without a word, and starts none after', async () => {
    await begin();
    let reached = false;
    at.first.breaksWith = () => (reached = true);
    at.sync.start();
    await until(() => reached);
    await at.sync.stop();
    await at.sync.run();
    expect(at.first.asked).toHaveLength(2);
    expect(at.second.asked).toEqual([]);
    expect(said()).toEqual([]);
  });

  it('ends the wait for a retry', async () => {
    await begin({ delayMs: 20 });
    publish('');
    await at.sync.run();
    const asked = at.first.asked.length;
    await at.sync.stop();
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(at.first.asked).toHaveLength(asked);
  });
});
