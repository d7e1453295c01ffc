/** The rows of exported tables, in the order that their caller wants. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ashburn, fleet, server } from '../../hosting/bill/fleet.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { type Cells, recordsIn } from './records.js';

let upstream: ScriptedUpstream;
let meridian: Meridian;
let authorization: string;

beforeAll(async () => {
  const answer = fleet({
    servers: [
      server(1, { name: 'b' }),
      server(2, { name: 'd', location: ashburn, server_type: { id: 12, name: 'cpx11' } }),
      server(3, { name: 'unpriced', server_type: { id: 99, name: 'none' } }),
      server(4, { name: 'a' }),
      server(10, { name: 'c', labels: { team: 'one' } }),
    ],
  });
  upstream = await ScriptedUpstream.start((call) =>
    call.headers['authorization'] === 'Bearer two' ? { status: 401, body: {} } : answer(call),
  );
  meridian = await startMeridian({ CLOUD_ACCOUNTS: 'prod=one,lab=two', CLOUD_BASE_URL: upstream.url });
  authorization = `Bearer ${await meridian.token(['rates', 'hosting:read', 'hosting:write'])}`;
  const query = 'mutation { snapshotBill(maxAge: 0) { snapshots { error } } }';
  expect((await meridian.query({ query }, { authorization })).body.errors).toBeUndefined();
});
afterAll(async () => {
  await meridian.close();
  await upstream.close();
});

const get = (path: string) => fetch(`${meridian.url}/export/${path}`, { headers: { authorization } });
async function rowsOf(path: string): Promise<Cells[]> {
  const response = await get(path);
  const text = await response.text();
  if (response.status !== 200) throw new Error(text);
  return recordsIn(text);
}
const namesIn = (rows: readonly Cells[]) => rows.filter(({ kind }) => kind !== '').map(({ name }) => name);

describe('rows', () => {
  const bill = 'bill.csv?currency=EUR&kinds=SERVER';

  it('are in the order of a text, and of its reverse', async () => {
    expect(namesIn(await rowsOf(`${bill}&order=name`))).toEqual(['a', 'b', 'c', 'd', 'unpriced']);
    expect(namesIn(await rowsOf(`${bill}&order=-name`))).toEqual(['unpriced', 'd', 'c', 'b', 'a']);
  });

  it('are in the order of a number, and not of its digits as a text', async () => {
    const rows = await rowsOf('rates.csv?base=EUR&order=-rate');
    const rates = rows.map(({ rate }) => Number(rate));
    expect(rates).toEqual([...rates].sort((a, b) => b - a));
    expect(rates).not.toEqual(
      rows
        .map(({ rate }) => String(rate))
        .sort()
        .reverse()
        .map(Number),
    );
  });

  it('are in the order of the next column where the first says the same', async () => {
    const rows = await rowsOf(`${bill}&order=-net&order=-name`);
    expect(namesIn(rows)).toEqual(['d', 'c', 'b', 'a', 'unpriced']);
  });

  it('of what is unknown come last either way, and remarks come first', async () => {
    for (const order of ['net', '-net']) {
      const rows = await rowsOf(`${bill}&order=${order}`);
      expect(rows.at(-1)).toMatchObject({ name: 'unpriced', net: '' });
      const place = rows.findIndex(({ kind }) => kind !== '');
      expect(place).toBeGreaterThan(1);
      for (const row of rows.slice(0, place)) expect(row['remark']).not.toBe('');
    }
  });

  it('keep the order of the table where nothing else is asked', async () => {
    const [plain, same] = [await rowsOf(bill), await rowsOf(`${bill}&order=currency`)];
    expect(same).toEqual(plain);
  });

  it('may be ordered by a column that is not written', async () => {
    const text = await (await get(`${bill}&columns=name&order=-name`)).text();
    expect(text.split('\r\n').filter((line) => line !== '')).toEqual(['name', 'unpriced', 'd', 'c', 'b', 'a']);
  });
});

describe('every table', () => {
  it.each([
    ['invoice.csv', 'charge', 'name'],
    ['focus.csv', 'ChargeCategory', 'ResourceName'],
    ['servers.csv', 'id', 'name'],
    ['names.csv', 'type', 'name'],
    ['findings.csv', 'id', 'resource_name'],
    ['history.csv?from=MONTH-01&every=MONTH&groupBy=RESOURCE', 'from', 'resource_name'],
  ])('takes an order: %s', async (named, record, column) => {
    const month = new Date(meridian.services.upstreams.clock.now()).toISOString().slice(0, 7);
    const path = named.replace('MONTH-01', `${month}-01`);
    const url = `${path}${path.includes('?') ? '&' : '?'}`;
    const isRecord = (row: Cells) => row[record] !== '' && row[column] !== '';
    const plain = (await rowsOf(path)).filter(isRecord).map((row) => row[column]);
    const rows = (await rowsOf(`${url}order=-${column}`)).filter(isRecord).map((row) => row[column]);
    expect(rows).toEqual(plain.sort().reverse());
  });
});

describe('an order', () => {
  it.each([
    ['rates.csv?order=name', 'order: expected base, code, rate, date, source, table_date, but got "name".'],
    ['rates.csv?order=--rate', 'order: expected base, code, rate, date, source, table_date, but got "-rate".'],
    ['rates.csv?order=', 'order: expected base, code, rate, date, source, table_date, but got "".'],
    ['rates.csv?order=rate&order=-rate', 'order: expected each once, but got "rate" twice.'],
    ['findings.sarif?order=id', 'the query: expected minSeverity, includeSilenced'],
  ])('is refused: %s', async (path, message) => {
    const response = await get(path);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ status: false, message: expect.stringContaining(message) });
  });
});

describe('a large table', () => {
  const labels = Object.fromEntries(Array.from({ length: 14 }, (_, n) => [`label-${n}`, 'x'.repeat(50)]));
  let large: Meridian;
  let headers: Record<string, string>;
  beforeAll(async () => {
    upstream.script = fleet({ servers: Array.from({ length: 1_000 }, (_, n) => server(n + 1, { labels })) });
    large = await startMeridian({ CLOUD_TOKEN: 'one', CLOUD_BASE_URL: upstream.url, MAX_ANSWER_MB: '1' });
    headers = { authorization: `Bearer ${await large.token(['hosting:read'])}` };
  });
  afterAll(() => large.close());
  const exported = (query: string) =>
    fetch(`${large.url}/export/bill.csv?currency=EUR&kinds=SERVER&maxAge=900${query}`, { headers });

  it('is refused an order where it is larger than an answer of the graph may be, but comes without one', async () => {
    const refused = await exported('&order=name');
    expect([refused.status, await refused.json()]).toEqual([
      400,
      {
        status: false,
        message: expect.stringMatching(/at most 1048576 bytes, but this one's came to \d+\. Ask for less/),
      },
    ]);
    const whole = await (await exported('')).text();
    expect(whole.length).toBeGreaterThan(1_048_576);
    expect(whole.split('\r\n')).toHaveLength(1_002);
  });

  it('has an order for fewer columns, again and again', async () => {
    for (let time = 0; time < 6; time += 1) {
      const text = await (await exported('&columns=id&columns=labels&order=-id')).text();
      expect(text.split('\r\n')).toHaveLength(1_002);
    }
  });
});
