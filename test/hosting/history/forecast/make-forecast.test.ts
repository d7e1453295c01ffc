/** A forecast is the invoice of what is there, and a budget never passes on what nobody has seen. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays } from '../../../../src/base/dates.js';
import { exact } from '../../../../src/base/decimal.js';
import { sharedGraph } from '../../../support/shared/graph.js';
import { ScriptedUpstream } from '../../../support/scripted-upstream.js';
import { type Wire, accountAt, fleet, ownPrices, pricing, server, serverPrice } from '../../bill/fleet.js';
import { Recorded } from '../recorded.js';

const snapshot = 'mutation { snapshotBill(maxAge: 0) { snapshots { error } } }';
const amounts = 'net { amount } gross { amount }';
const types = [{ id: 11, name: 'cx22', prices: [serverPrice('fsn1', '3.79', '4.51', '0.0060')] }];
const noon = 12;

interface Amounts {
  readonly net: { readonly amount: string };
  readonly gross: { readonly amount: string };
}
interface Forecast {
  readonly soFar: Amounts | null;
  readonly total: Amounts | null;
  readonly knownDayCount: number;
  readonly estimatedDayCount: number;
  readonly remainingDayCount: number;
  readonly unknownCount: number;
}

let upstream: ScriptedUpstream;
let recorded: Recorded;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
});
beforeEach(async () => {
  await recorded?.close();
  recorded = await Recorded.open(await sharedGraph());
});
afterAll(async () => {
  await recorded.close();
  await upstream.close();
});

const accounts = () => [accountAt(upstream.url, 'CLOUD')];

async function take(day: string, servers: readonly Wire[], list: readonly object[] = types): Promise<void> {
  upstream.script = fleet({ servers }, { ...pricing, server_types: list });
  await recorded.ask({ day, accounts: accounts() }, snapshot);
}

async function read<T>(day: string, fields: string, hour = noon): Promise<T> {
  const { hosting } = await recorded.ask<{ hosting: T }>(
    { day, hour, accounts: accounts() },
    `{ hosting { ${fields} } }`,
  );
  return hosting;
}

const forecastFields = `soFar { ${amounts} } total { ${amounts} } knownDayCount estimatedDayCount remainingDayCount unknownCount`;
const forecastOn = async (day: string, hour = noon, period = 'MONTH') =>
  (
    await read<{ billForecast: Forecast }>(
      day,
      `billForecast(period: ${period}, currency: "EUR") { ${forecastFields} }`,
      hour,
    )
  ).billForecast;
const invoiceOf = async (day: string, month: string, hour = noon) =>
  (await read<{ invoice: Amounts }>(day, `invoice(month: "${month}", currency: "EUR") { ${amounts} }`, hour)).invoice;

describe('a forecast', () => {
  it('so far is the invoice at every moment of a quarter, and its total that of the month if nothing changes', async () => {
    const made = (id: number, created: string) => server(id, { created: `${created}+00:00` });
    const fleetOn = (day: string): Wire[] => [
      made(1, '2025-01-01T00:00:00'),
      ...(day >= '2026-01-12' && day < '2026-02-20' ? [made(2, '2026-01-12T07:20:00')] : []),
      ...(day >= '2026-02-03' ? [made(3, '2026-02-03T10:59:00')] : []),
    ];
    for (let day = '2025-12-31'; day <= '2026-04-01'; day = addDays(day, 1)) {
      await take(day, fleetOn(day));
      if (Number(day.slice(8)) % 5 !== 1) continue;
      for (const hour of [12, 17.3, 23.99]) {
        const { soFar } = await forecastOn(day, hour);
        expect(soFar).toEqual(await invoiceOf(day, day.slice(0, 7), hour));
      }
    }
    const promised = await forecastOn('2026-03-01');
    expect(promised.total).toEqual(await invoiceOf('2026-04-01', '2026-03'));
    const months = await Promise.all(['2026-01', '2026-02', '2026-03'].map((month) => invoiceOf('2026-04-01', month)));
    const quarter = await forecastOn('2026-03-31', 23.999, 'QUARTER');
    const sum = months.reduce((all, { net }) => all + Number(net.amount), 0);
    expect(Number(quarter.total?.net.amount)).toBeCloseTo(sum, 9);
  });

  it('is what days, weeks and months have spent so far', async () => {
    const fleetOn = (day: string): Wire[] => [
      server(1),
      ...(day >= '2026-01-12' ? [server(2, { created: '2026-01-12T07:20:00+00:00' })] : []),
    ];
    for (let day = '2025-12-31'; day <= '2026-03-10'; day = addDays(day, 1)) {
      if (day !== '2026-02-04') await take(day, fleetOn(day));
    }
    const spentBy = async (every: string, from: string, to: string) => {
      const { billHistory } = await read<{ billHistory: { periods: readonly { spent: Amounts | null }[] } }>(
        '2026-03-10',
        `billHistory(from: "${from}", to: "${to}", every: ${every}, currency: "EUR") { periods { spent { ${amounts} } } }`,
      );
      return billHistory.periods.map(({ spent }) => spent);
    };
    const months = ['2026-01', '2026-02', '2026-03'];
    const invoices = await Promise.all(months.map((month) => invoiceOf('2026-03-10', month)));
    expect(await spentBy('MONTH', '2026-01-01', '2026-03-10')).toEqual(invoices);
    for (const every of ['DAY', 'WEEK']) {
      const spent = await spentBy(every, '2026-01-01', '2026-01-31');
      const sum = spent.reduce((all, one) => all.plus(exact(one?.net.amount ?? '0')), exact(0));
      expect(sum.toFixed()).toBe(invoices[0]?.net.amount);
    }
    // Nobody has read the fourth of February.
    expect((await spentBy('DAY', '2026-02-03', '2026-02-05')).map((spent) => spent?.net.amount)).toEqual([
      '0.288',
      undefined,
      '0.288',
    ]);
  });

  it('has what was unknown in any month of its period as unknown, each thing once', async () => {
    await take('2026-01-01', [server(1), server(2)], []);
    await take('2026-02-01', [server(1)], []);
    for (const day of ['2026-02-02', '2026-03-01', '2026-03-10']) await take(day, [server(1)]);
    expect(await forecastOn('2026-03-10')).toMatchObject({ unknownCount: 0 });
    expect(await forecastOn('2026-03-10', noon, 'QUARTER')).toMatchObject({ unknownCount: 2 });
  });

  describe('with a price of one’s own that ends or begins ahead', () => {
    const takeAt = async (day: string, file: string, list: readonly object[] = types) => {
      upstream.script = fleet(
        { servers: [server(1, { created: '2025-01-01T00:00:00+00:00' })] },
        { ...pricing, server_types: list },
      );
      const prices = ownPrices(file, Date.parse('2025-12-01'));
      await recorded.ask({ day, accounts: accounts(), prices }, snapshot);
    };
    const half = '- { api: cloud, kind: SERVER, discount: 50 %, until: 2026-01-20 }';

    it('goes on at the list price, as it will be charged', async () => {
      for (const day of ['2025-12-31', '2026-01-09', '2026-01-10']) await takeAt(day, half);
      const { total, soFar } = await forecastOn('2026-01-10');
      // 480 hours at half the price, and 264 at the whole.
      expect(total?.net.amount).toBe('3.024');
      expect(soFar?.net.amount).toBe('0.684');
      for (const day of ['2026-01-20', '2026-01-21', '2026-02-01']) await takeAt(day, half);
      expect((await invoiceOf('2026-02-01', '2026-01')).net.amount).toBe('3.024');
    });

    it('is charged from midnight on before anything is read again', async () => {
      for (const day of ['2025-12-31', '2026-01-19', '2026-01-20']) await takeAt(day, half);
      // 480 hours and two; the hour that was begun before midnight is over by then.
      expect((await invoiceOf('2026-01-21', '2026-01', 1.5)).net.amount).toBe('1.452');
      expect((await forecastOn('2026-01-21', 1.5)).soFar?.net.amount).toBe('1.452');
      await takeAt('2026-01-21', half);
      expect((await invoiceOf('2026-01-21', '2026-01', 12)).net.amount).toBe('1.512');
    });

    it('has what follows an amount without a list price as unknown', async () => {
      const own = '- { api: cloud, name: server 1, amount: 31, currency: EUR, period: month, until: 2026-01-15 }';
      for (const day of ['2025-12-31', '2026-01-09', '2026-01-10']) await takeAt(day, own, []);
      const { total, unknownCount } = await forecastOn('2026-01-10');
      expect(Number(total?.net.amount)).toBeCloseTo(15, 6);
      expect(unknownCount).toBe(1);
    });

    it('goes on at the price that begins', async () => {
      const next = '- { api: cloud, kind: SERVER, scale: 2, from: 2026-01-21 }';
      for (const day of ['2025-12-31', '2026-01-09', '2026-01-10']) await takeAt(day, next);
      // 480 hours at the list price, and 264 at twice as much.
      expect((await forecastOn('2026-01-10')).total?.net.amount).toBe('6.048');
    });
  });

  it('goes on no further than the monthly price', async () => {
    for (let day = '2025-12-31'; day <= '2026-01-28'; day = addDays(day, 1)) await take(day, [server(1)]);
    expect((await forecastOn('2026-01-28')).total?.net.amount).toBe('3.79');
    expect((await forecastOn('2026-01-28')).soFar?.net.amount).toBe('3.79');
    expect((await forecastOn('2026-01-10')).total?.net.amount).toBe('3.79');
  });
});

describe('a budget', () => {
  const set = (amount: string, day: string) =>
    recorded.ask(
      { day, accounts: accounts(), scopes: ['hosting:read', 'hosting:write'] },
      `mutation { setBudget(input: { name: "all", amount: "${amount}", currency: "EUR" }) { budget { state } } }`,
    );
  const stateOn = async (day: string) =>
    (
      await read<{ budgets: readonly { state: string; spentPercent: string; forecast: Forecast }[] }>(
        day,
        `budgets { state spentPercent forecast { ${forecastFields} } }`,
      )
    ).budgets[0];

  it('has nothing for days before what it covers was created', async () => {
    await take('2026-01-20', [server(1, { created: '2026-01-20T09:00:00+00:00' })]);
    await set('3', '2026-01-20');
    expect(await stateOn('2026-01-20')).toMatchObject({ state: 'WITHIN', spentPercent: '0.6' });
  });

  it('is not passed by what was created this morning, whatever a month of it costs', async () => {
    const dear = [{ id: 11, name: 'cx22', prices: [serverPrice('fsn1', '500', '595', '0.8')] }];
    await take('2026-01-20', [server(1, { created: '2026-01-20T09:00:00+00:00' })], dear);
    await set('100', '2026-01-20');
    expect(await stateOn('2026-01-20')).toMatchObject({
      state: 'FORECAST_TO_PASS',
      spentPercent: '2.4',
      forecast: { soFar: { gross: { amount: '2.4' } }, estimatedDayCount: 19 },
    });
  });

  it('is not passed by what nobody has seen, and says so', async () => {
    await take('2026-01-20', [server(1)]);
    await set('2', '2026-01-20');
    expect(await stateOn('2026-01-20')).toMatchObject({
      state: 'PASSED_BY_ESTIMATE',
      forecast: { soFar: { net: { amount: '2.808' } }, estimatedDayCount: 19 },
    });
    await set('1', '2026-01-20');
    expect(await stateOn('2026-01-20')).toMatchObject({ state: 'FORECAST_TO_PASS' });
    for (let day = '2026-01-21'; day <= '2026-01-29'; day = addDays(day, 1)) await take(day, [server(1)]);
    expect(await stateOn('2026-01-29')).toMatchObject({ state: 'PASSED' });
  });
});
