import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { type ReceivedCall, type Reply, ScriptedUpstream } from '../../support/scripted-upstream.js';
import { ashburn, falkenstein, pricing, serverPrice } from '../bill/fleet.js';

const place = { available: true, recommended: false, deprecation: null };
const soon = { announced: '2026-01-01T00:00:00+00:00', unavailable_after: '2030-01-01T00:00:00+00:00' };
const type = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  description: name,
  cores: 2,
  memory: 4,
  disk: 40,
  architecture: 'x86',
  cpu_type: 'shared',
  storage_type: 'local',
  prices: [],
  deprecated: false,
  deprecation: null,
  locations: [{ id: 1, name: 'fsn1', ...place }],
  ...more,
});
const price = (id: number, name: string, net: string) => ({
  id,
  name,
  prices: [serverPrice('fsn1', net, String(Number(net) * 2), '0.01')],
});

const lists = { pricing: pricing as object };
const types = [
  type(11, 'cx22'),
  type(30, 'cheap', { disk: 20 }),
  type(31, 'old', { deprecated: true, deprecation: soon }),
  type(32, 'gone', { locations: [{ id: 1, name: 'fsn1', ...place, available: false }] }),
  type(33, 'going', { locations: [{ id: 1, name: 'fsn1', ...place, deprecation: soon }] }),
  type(34, 'elsewhere', { locations: [{ id: 4, name: 'ash', ...place }] }),
  type(35, 'arm', { architecture: 'arm' }),
  type(36, 'weak', { cores: 1 }),
  type(37, 'unpriced'),
  type(38, 'same-price'),
];
const server = {
  id: 7,
  name: 'web',
  status: 'running',
  labels: {},
  backup_window: '22-02',
  primary_disk_size: 30,
  server_type: type(11, 'cx22'),
  location: falkenstein,
  created: '2026-01-01T00:00:00+00:00',
};

const page = { meta: { pagination: { page: 1, next_page: null, total_entries: 1 } } };
const boxType = {
  id: 5,
  name: 'bx',
  description: 'bx',
  size: 1,
  snapshot_limit: 1,
  automatic_snapshot_limit: 1,
  subaccounts_limit: 1,
  deprecation: null,
  prices: [
    {
      location: 'fsn1',
      price_hourly: { net: '0.01', gross: '0.02' },
      price_monthly: { net: '4', gross: '5' },
      setup_fee: { net: '1.5', gross: '1.8' },
    },
  ],
};

function answer({ path, headers }: ReceivedCall): Reply {
  if (path === '/pricing') {
    if (headers.authorization === 'Bearer broken') return { status: 403, body: { error: { code: 'forbidden' } } };
    if (headers.authorization === 'Bearer fourth') return { body: { pricing: { ...pricing, currency: 'XTS' } } };
    return { body: { pricing: headers.authorization === 'Bearer second' ? lists.pricing : pricing } };
  }
  if (path.startsWith('/server_types')) return { body: { server_types: types, ...page } };
  if (path.startsWith('/storage_box_types')) return { body: { storage_box_types: [boxType], ...page } };
  if (path.startsWith('/locations')) return { body: { locations: [falkenstein, ashburn], ...page } };
  if (path.startsWith('/servers/7')) return { body: { server } };
  if (path.startsWith('/servers')) return { body: { servers: [server], ...page } };
  return { status: 404, body: { error: { code: 'not_found', message: 'none' } } };
}

let upstream: ScriptedUpstream;
let meridian: Meridian;
let authorization: string;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  meridian = await startMeridian({
    CLOUD_ACCOUNTS: 'one=first,two=second,three=broken,four=fourth',
    CLOUD_BASE_URL: upstream.url,
    STORAGE_TOKEN: 'first',
    STORAGE_BASE_URL: upstream.url,
  });
  authorization = `Bearer ${await meridian.token(['hosting:read'])}`;
  upstream.script = answer;
  lists.pricing = {
    ...pricing,
    server_types: [price(11, 'cx22', '5'), price(30, 'cheap', '1'), price(38, 'same-price', '5')],
  };
});
afterAll(async () => {
  await meridian.close();
  await upstream.close();
});
beforeEach(() => void upstream.asked.splice(0));

const ask = async (query: string) => (await meridian.query({ query }, { authorization })).body;
const pair = '{ net { amount } gross { amount } }';
const fields = `accountName monthlyAmount ${pair} unknown { kind reason } setupFee ${pair} rates { from }`;
const inputOf = (more = '') =>
  `{ cloudServer: { serverType: "cx22", location: "fsn1", publicNet: { enableIpv6: false } ${more} } }`;

describe('prices of several accounts', () => {
  it('are those of the one that is named', async () => {
    const of = (account: string) =>
      `${account}: priceOf(account: "${account}", currency: "EUR", input: ${inputOf()}) { ${fields} }`;
    const { data, errors } = await ask(`{ hosting { ${of('one')} ${of('two')} } }`);
    expect(errors).toBeUndefined();
    const known = { unknown: [], setupFee: null, rates: [] };
    expect(data?.['hosting']).toEqual({
      one: { accountName: 'one', monthlyAmount: { net: { amount: '4.29' }, gross: { amount: '5.11' } }, ...known },
      two: { accountName: 'two', monthlyAmount: { net: { amount: '5.5' }, gross: { amount: '10.6' } }, ...known },
    });
    expect(upstream.asked.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('cost the field alone where the price list cannot be read', async () => {
    const { data, errors } = await ask(
      `{ hosting { three: priceOf(account: "three", input: ${inputOf()}) { accountName }
         one: priceOf(account: "one", input: ${inputOf()}) { accountName } } }`,
    );
    expect(data?.['hosting']).toEqual({ three: null, one: { accountName: 'one' } });
    expect(errors?.map(({ path, extensions }) => [path, extensions['code']])).toEqual([
      [['hosting', 'three'], 'UPSTREAM_FORBIDDEN'],
    ]);
  });

  it('are of an account that is named where there are several', async () => {
    const { errors } = await ask(`{ hosting { priceOf(input: ${inputOf()}) { accountName } } }`);
    expect(errors?.[0]?.message).toContain('one');
  });

  it('name the fee that is paid once', async () => {
    const { data } = await ask(
      `{ hosting { priceOf(currency: "EUR", input: { storageBox: { storageBoxType: "5", location: "1" } }) { ${fields} } } }`,
    );
    expect(data?.['hosting']).toMatchObject({
      priceOf: {
        monthlyAmount: { net: { amount: '4' } },
        setupFee: { net: { amount: '1.5' }, gross: { amount: '1.8' } },
      },
    });
  });

  it('are unknown where the currency of the list has no rate', async () => {
    const query = `{ hosting { priceOf(account: "four", currency: "EUR", input: ${inputOf()}) { ${fields} } } }`;
    expect((await ask(query)).data?.['hosting']).toMatchObject({
      priceOf: {
        monthlyAmount: null,
        unknown: [
          { kind: 'SERVER', reason: 'NO_RATE' },
          { kind: 'PRIMARY_IP', reason: 'NO_RATE' },
        ],
      },
    });
  });
});

describe('cheapest types', () => {
  it('leave out what is weaker, deprecated or not to be had there, and put what has no price last', async () => {
    const { data, errors } = await ask(
      `{ hosting { cheapest(serverId: 7, account: "two", currency: "EUR") {
         current { serverType { name } monthlyAmount ${pair} }
         types { serverType { name } monthlyAmount ${pair} difference ${pair} unknownReason } } } }`,
    );
    expect(errors).toBeUndefined();
    const own = { net: { amount: '6' }, gross: { amount: '12' } };
    const nothing = { net: { amount: '0' }, gross: { amount: '0' } };
    expect(data?.['hosting']).toEqual({
      cheapest: {
        current: { serverType: { name: 'cx22' }, monthlyAmount: own },
        types: [
          { serverType: { name: 'cx22' }, monthlyAmount: own, difference: nothing, unknownReason: null },
          { serverType: { name: 'same-price' }, monthlyAmount: own, difference: nothing, unknownReason: null },
          {
            serverType: { name: 'unpriced' },
            monthlyAmount: null,
            difference: null,
            unknownReason: 'NOT_IN_PRICE_LIST',
          },
        ],
      },
    });
  });
});
