/** GET /export/invoice.csv has what the field `invoice` has, segment by segment. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ashburn, fleet, pricing, server } from '../../hosting/bill/fleet.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { exactly, recordsIn, sumOf } from './records.js';

let upstream: ScriptedUpstream;
let meridian: Meridian;
let authorization: string;

/** Of the month so far, which is all that a new store can know. */
const present = () => new Date(meridian.services.upstreams.clock.now()).toISOString().slice(0, 7);

const fields = `month isComplete net { amount } tax { amount } gross { amount } unknownCount gaps { accountName }
  lines(first: 100) { nodes { key name resourceId kind net { amount } segments { product hours unknownReason } } }`;

interface Shown {
  readonly net: { readonly amount: string };
  readonly tax: { readonly amount: string };
  readonly gross: { readonly amount: string };
  readonly isComplete: boolean;
  readonly lines: {
    readonly nodes: readonly {
      readonly key: string;
      readonly name: string;
      readonly resourceId: string;
      readonly net: { readonly amount: string };
      readonly segments: readonly unknown[];
    }[];
  };
}

beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  const answer = fleet(
    {
      servers: [
        server(1, { name: '=HYPERLINK("http://evil.example")', labels: { team: 'a' } }),
        server(2, { name: 'größe', location: ashburn, server_type: { id: 12, name: 'cpx11' } }),
        server(3, { name: 'unpriced', server_type: { id: 99, name: 'none' } }),
      ],
    },
    pricing,
  );
  upstream.script = (asked) =>
    asked.headers['authorization'] === 'Bearer two' ? { status: 401, body: {} } : answer(asked);
  meridian = await startMeridian({ CLOUD_ACCOUNTS: 'prod=one,lab=two', CLOUD_BASE_URL: upstream.url });
  authorization = `Bearer ${await meridian.token(['hosting:read', 'hosting:write'])}`;
  const taken = await meridian.query(
    { query: 'mutation { snapshotBill(maxAge: 0) { snapshots { error } } }' },
    { authorization },
  );
  expect(taken.body.errors).toBeUndefined();
});
afterAll(async () => {
  await meridian.close();
  await upstream.close();
});

const get = (query: string) => fetch(`${meridian.url}/export/invoice.csv${query}`, { headers: { authorization } });

async function invoice(currency: string): Promise<Shown> {
  const query = `{ hosting { invoice(currency: "${currency}") { ${fields} } } }`;
  const { body } = await meridian.query({ query }, { authorization });
  return (body.data as { hosting: { invoice: Shown } }).hosting.invoice;
}

describe('the rows of an invoice', () => {
  it.each(['EUR', 'INR'])('add up to it in %s, to the last digit', async (currency) => {
    const rows = recordsIn(await (await get(`?currency=${currency}`)).text());
    const { net, tax, gross, lines } = await invoice(currency);
    for (const [column, amount] of Object.entries({ net, tax, gross })) {
      expect(sumOf(rows, column)).toBe(exactly(amount.amount));
    }
    for (const { key, net: ofLine, segments } of lines.nodes) {
      const own = rows.filter(({ line_key }) => line_key === key);
      expect(own).toHaveLength(segments.length);
      expect(sumOf(own, 'net')).toBe(exactly(ofLine.amount));
    }
    expect(new Set(rows.map((row) => row['currency']))).toEqual(new Set([currency]));
  });

  it('have the period, the resource, the price and the rate with its date', async () => {
    const rows = recordsIn(await (await get(`?currency=INR&month=${present()}`)).text());
    const row = rows.find(({ name, kind }) => name === 'größe' && kind === 'SERVER');
    expect(row).toMatchObject({
      month: present(),
      api: 'CLOUD',
      account: 'prod',
      charge: 'USAGE',
      product: 'cpx11',
      resource_id: 'cloud:prod:server:2',
      hours: expect.stringMatching(/^[1-9]\d*$/),
      quantity: '1',
      unit: 'PIECE',
      price_currency: 'EUR',
      rate: expect.stringMatching(/^\d+\.\d+$/),
      rate_date: meridian.services.rates.table.date,
      net: expect.stringMatching(/^\d+\.\d+$/),
      unknown_reason: '',
    });
  });

  it('leave an unknown amount empty, with its reason, and say that the sum is at least that', async () => {
    const response = await get('?currency=EUR');
    expect(response.headers.get('x-complete')).toBe('false');
    expect(response.headers.get('access-control-expose-headers')).toContain('x-complete');
    const rows = recordsIn(await response.text());
    expect(rows.find(({ name }) => name === 'unpriced')).toMatchObject({
      net: '',
      tax: '',
      gross: '',
      unknown_reason: 'NOT_IN_PRICE_LIST',
    });
    expect(rows[0]).toMatchObject({ net: '', remark: 'Amounts are at least these: not all is known' });
    expect(rows.find(({ account }) => account === 'lab')).toMatchObject({
      net: '',
      remark: expect.stringMatching(/^Not read, or not completely, on /),
    });
  });

  it('have the columns that are wanted, in their order, and a byte order mark if that is wanted', async () => {
    const text = Buffer.from(await (await get('?currency=EUR&columns=net&columns=name&bom=true')).arrayBuffer());
    expect(text.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [head, ...rows] = text.toString().slice(1).trimEnd().split('\r\n');
    expect(head).toBe('net,name');
    expect(rows.some((row) => row.endsWith(`"'=HYPERLINK(""http://evil.example"")"`))).toBe(true);
    expect((await (await get('?currency=EUR&bom=false')).text()).startsWith('month,')).toBe(true);
  });

  it.each([
    ['?month=2026-13', 'month: expected a month such as'],
    ['?month=9999-01', 'month: expected'],
    ['?groupBy=KIND', 'the query: expected month, currency, name, bom, apis'],
    ['?columns=net&columns=password', 'columns: expected month, api'],
    ['?columns=net&columns=net', 'columns: expected each once'],
    ['?bom=1', 'bom: expected true or false'],
    ['?accounts=nobody', 'accounts: expected'],
  ])('are not made for %s', async (query, message) => {
    const response = await get(query);
    expect([response.status, response.headers.get('content-type')]).toEqual([400, 'application/json; charset=utf-8']);
    expect(await response.json()).toEqual({ status: false, message: expect.stringContaining(message) });
  });
});
