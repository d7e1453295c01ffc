/** The other tables have what their fields of the graph have. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { type Cells, exactly, recordsIn, sumOf } from './records.js';

const day = 86_400_000;

let meridian: Meridian;
let authorization: string;
/** The days of the two snapshots. */
let days: readonly [string, string];

beforeAll(async () => {
  meridian = await startMeridian();
  authorization = `Bearer ${await meridian.token(['rates', 'hosting:read', 'hosting:write'], 'EUR')}`;
  const { upstreams } = meridian.services;
  const { clock } = upstreams;
  const dates: string[] = [];
  const snapshotAt = async (ago: number): Promise<void> => {
    const now = () => clock.now() - ago;
    Object.defineProperty(upstreams, 'clock', { value: { ...clock, now }, configurable: true });
    dates.push(new Date(now()).toISOString().slice(0, 10));
    await ask('mutation { snapshotBill(maxAge: 0) { snapshots { error } } }');
  };
  await snapshotAt(day);
  await ask('mutation { createCloudVolume(input: { name: "new", size: 10, location: "fsn1" }) { volume { id } } }');
  await snapshotAt(0);
  Object.defineProperty(upstreams, 'clock', { value: clock, configurable: true });
  days = [dates[0] ?? '', dates[1] ?? ''];
});
afterAll(() => meridian.close());

async function ask<T>(query: string): Promise<T> {
  const { body } = await meridian.query({ query }, { authorization });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data as T;
}

const get = (path: string, headers: Record<string, string> = { authorization }) =>
  fetch(`${meridian.url}/export/${path}`, { headers });
const rowsOf = async (path: string): Promise<Cells[]> => {
  const response = await get(path);
  const text = await response.text();
  if (response.status !== 200) throw new Error(text);
  return recordsIn(text);
};

interface Amounts {
  readonly net: { readonly amount: string };
}

describe('edge-comparison.csv', () => {
  it('has a row for each line of the comparison, as the graph has it', async () => {
    const money = '{ amount currency }';
    const { hosting } = await ask<{
      hosting: {
        edgeComparison: {
          isComplete: boolean;
          lines: {
            nodes: {
              verdict: string;
              cause: string | null;
              name: string;
              accountName: string;
              billed: { amount: string; currency: string } | null;
              difference: { amount: string } | null;
            }[];
          };
        };
      };
    }>(`{ hosting { edgeComparison { isComplete lines(first: 500) { nodes {
      verdict cause name accountName billed ${money} difference ${money} } } } } }`);
    const { lines, isComplete } = hosting.edgeComparison;
    const response = await get('edge-comparison.csv');
    expect(response.headers.get('x-complete')).toBe(String(isComplete));
    const rows = recordsIn(await response.text());
    expect(rows.length).toBeGreaterThan(3);
    expect(
      rows.map((row) => ['account', 'name', 'verdict', 'cause', 'billed', 'difference'].map((name) => row[name])),
    ).toEqual(
      lines.nodes.map(({ accountName, name, verdict, cause, billed, difference }) => [
        accountName,
        name,
        verdict,
        cause ?? '',
        billed?.amount ?? '',
        difference?.amount ?? '',
      ]),
    );
  });

  it('has none of an account that it does not ask for', async () => {
    const response = await get('edge-comparison.csv?accounts=elsewhere');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('accounts: expected') });
  });
});

describe('history.csv', () => {
  it('has a row for each period, as the history has it', async () => {
    const rows = await rowsOf(`history.csv?from=${days[0]}&currency=EUR`);
    const { hosting } = await ask<{
      hosting: { billHistory: { periods: { from: string; monthlyAmount: Amounts; spent: Amounts }[] } };
    }>(`{ hosting { billHistory(from: "${days[0]}", currency: "EUR") {
      periods { from monthlyAmount { net { amount } } spent { net { amount } } } } } }`);
    const { periods } = hosting.billHistory;
    expect(rows.map((row) => [row['from'], row['monthly_net'], row['spent_net']])).toEqual(
      periods.map(({ from, monthlyAmount, spent }) => [from, monthlyAmount.net.amount, spent.net.amount]),
    );
    expect(rows.length).toBeGreaterThan(0);
  });

  it('has a row for each group, and these add up', async () => {
    const [whole] = await rowsOf(`history.csv?from=${days[0]}&every=MONTH&currency=EUR`);
    const groups = await rowsOf(`history.csv?from=${days[0]}&every=month&groupBy=kind&currency=EUR`);
    const own = groups.filter(({ from }) => from === whole?.['from']);
    expect(own.length).toBeGreaterThan(2);
    expect(own.every(({ kind }) => kind !== '')).toBe(true);
    expect(sumOf(own, 'monthly_net')).toBe(exactly(whole?.['monthly_net'] ?? ''));
  });
});

describe('change.csv', () => {
  it('has rows by line and reason that add up to the difference', async () => {
    const rows = await rowsOf(`change.csv?from=${days[0]}&to=${days[1]}&currency=EUR`);
    const { hosting } = await ask<{ hosting: { billChange: { difference: Amounts } } }>(
      `{ hosting { billChange(from: "${days[0]}", to: "${days[1]}", currency: "EUR") { difference { net { amount } } } } }`,
    );
    expect(sumOf(rows, 'net')).toBe(exactly(hosting.billChange.difference.net.amount));
    expect(rows.some(({ reason, kind }) => reason === 'BEGAN' && kind === 'VOLUME')).toBe(true);
  });
});

describe('servers.csv', () => {
  it('has each server once, with its addresses, and no cost that is not known', async () => {
    const rows = await rowsOf('servers.csv?maxAge=0');
    const { hosting } = await ask<{
      hosting: { servers: { nodes: { name: string; addresses: string[]; __typename: string }[] } };
    }>('{ hosting { servers(first: 100) { nodes { __typename name addresses } } } }');
    const shown = hosting.servers.nodes.map(({ name, addresses }) => [name, addresses.join(' ')]);
    expect(rows.map(({ name, addresses }) => [name, addresses]).sort()).toEqual(shown.sort());
    const dedicated = rows.filter(({ api }) => api === 'DEDICATED');
    expect(dedicated.length).toBeGreaterThan(0);
    for (const row of dedicated) expect([row['monthly_net'], row['unknown_reason']]).toEqual(['', 'NO_PRICE']);
    const cloud = rows.filter(({ api }) => api === 'CLOUD');
    for (const row of cloud) expect([Number(row['monthly_net']) > 0, row['currency']]).toEqual([true, 'EUR']);
  });
});

describe('names.csv', () => {
  it('has each record with what it leads to', async () => {
    const rows = (await rowsOf('names.csv')).filter(({ remark }) => remark === '');
    const { hosting } = await ask<{
      hosting: {
        names: {
          totalCount: number;
          nodes: {
            name: string;
            type: string;
            content: string;
            target: { state: string } | null;
            ttl: number | null;
          }[];
        };
      };
    }>('{ hosting { names(first: 500) { totalCount nodes { name type content ttl target { state } } } } }');
    const shown = hosting.names.nodes.map(({ name, type, content, ttl, target }) => [
      name,
      type,
      content,
      String(ttl),
      target ? target.state : '',
    ]);
    const first = rows.slice(0, shown.length);
    expect(first.map(({ name, type, content, ttl, state }) => [name, type, content, ttl, state])).toEqual(shown);
    expect(rows).toHaveLength(hosting.names.totalCount);
    const own = (await rowsOf('names.csv?states=own')).filter(({ remark }) => remark === '');
    expect(own.length).toBeGreaterThan(0);
    for (const row of own) expect([row['state'], row['resources'] === '']).toEqual(['OWN', false]);
  });
});

describe('rates.csv', () => {
  it('needs no token', async () => {
    const response = await get('rates.csv?base=EUR', {});
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([200, null]);
    const rows = recordsIn(await response.text());
    const { table } = meridian.services.rates;
    expect(rows.find(({ code }) => code === 'EUR')).toMatchObject({ base: 'EUR', rate: '1', table_date: table.date });
    expect(rows.length).toBeGreaterThan(100);
    expect((await get('rates.csv?base=EUR', { authorization: 'Bearer mrd_wrong' })).status).toBe(200);
  });

  it('has the currency of a token, and needs one where the service answers nobody else', async () => {
    expect((await rowsOf('rates.csv'))[0]).toMatchObject({ base: 'EUR' });
    const closed = await startMeridian({ ANONYMOUS: 'off' });
    try {
      expect((await fetch(`${closed.url}/export/rates.csv`)).status).toBe(401);
    } finally {
      await closed.close();
    }
  });
});

describe('parameters', () => {
  it.each([
    ['history.csv', 'from: expected a day such as 2026-11-25, but got null'],
    ['history.csv?from=2026-02-30', 'from: expected a day such as'],
    ['history.csv?from=2026-11-01&every=YEAR', 'every: expected DAY, WEEK, MONTH'],
    ['change.csv?from=yesterday', 'from: expected a day such as'],
    ['change.csv?from=2026-11-01&groupBy=KIND', 'the query: expected from, to, currency, rates'],
    ['servers.csv?kinds=SERVER', 'the query: expected currency, maxAge'],
    ['names.csv?states=LOST', 'states: expected OWN'],
    ['rates.csv?base=EURO', 'Expected a currency code'],
    ['rates.csv?maxAge=1', 'the query: expected base, date, source'],
    ['edge-comparison.csv?month=November', 'month: expected'],
    ['edge-comparison.csv?verdicts=DIFFERS', 'the query: expected month, maxAge'],
  ])('of %s are checked', async (path, message) => {
    const response = await get(path);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ status: false, message: expect.stringContaining(message) });
  });

  it.each([
    'history.csv?from=2026-11-01',
    'change.csv?from=2026-11-01',
    'servers.csv',
    'names.csv',
    'invoice.csv',
    'focus.csv',
    'statement.csv?id=none',
    'edge-comparison.csv',
  ])('do not matter without the right to read: %s', async (path) => {
    expect((await get(path, {})).status).toBe(401);
    expect((await get(path, { authorization: `Bearer ${await meridian.token(['rates'])}` })).status).toBe(403);
  });
});
