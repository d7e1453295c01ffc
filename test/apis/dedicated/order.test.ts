import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { dedicatedGraph, refusal } from './upstream.js';

const key = { fingerprint: '15:28:b0:03', type: 'ED25519', size: 256 };
const transaction = {
  id: 'B20260121-344957-251478',
  date: '2026-01-21T12:30:43+01:00',
  status: 'ready',
  server_number: 321,
  server_ip: '192.0.2.1',
  authorized_key: [{ key: { name: 'mine', ...key } }],
  host_key: [{ key }],
  comment: null,
  product: { id: 'EX44', name: 'EX44', description: [], traffic: '20 TB', dist: 'Rescue system', lang: 'en' },
  addons: ['primary_ipv4'],
};
const server = { server_number: 321, server_name: 'db1' };
const price = { net: '39.0000', gross: '46.4100', hourly_net: null, hourly_gross: null };
const product = {
  id: 'EX44',
  prices: [{ location: 'FSN1', price, price_setup: { net: '0.0000', gross: '0.0000' } }],
};

describe('orders', () => {
  let graph: Awaited<ReturnType<typeof dedicatedGraph>>;
  let ask: ReturnType<typeof graph.fresh>;
  const sent = () => graph.upstream.asked.map(({ body }) => Object.fromEntries(new URLSearchParams(String(body))));
  beforeAll(async () => void (graph = await dedicatedGraph()));
  beforeEach(() => {
    ask = graph.fresh();
    const ordered = () => ({ status: 201, body: { transaction } });
    graph.answers({
      'POST /order/server/transaction': ordered,
      'POST /order/server_market/transaction': ordered,
      'POST /order/server_addon/transaction': ordered,
    });
  });
  afterAll(() => graph.upstream.close());

  describe.each([
    ['orderDedicatedServer', 'OrderDedicatedServerInput', { productId: 'EX44' }],
    ['orderDedicatedMarketServer', 'OrderDedicatedMarketServerInput', { productId: '283693' }],
    ['orderDedicatedServerAddon', 'OrderDedicatedServerAddonInput', { productId: 'ip', serverId: '321' }],
  ])('%s', (name, type, input) => {
    const order = (more: object) =>
      ask(`mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`, { input: { ...input, ...more } });
    const inline = Object.entries(input).map(([field, value]) => `${field}: "${value}"`);
    const orderWith = (test: string, variables: object, head = '') =>
      ask(`mutation ${head} { ${name}(input: { ${inline.join(' ')} ${test} }) { __typename } }`, { ...variables });

    it('is a test by default', async () => {
      expect((await order({})).errors).toBeUndefined();
      expect((await orderWith('', {})).errors).toBeUndefined();
      expect((await orderWith('test: $test', {}, '($test: Boolean)')).errors).toBeUndefined();
      expect(sent().map(({ test }) => test)).toEqual(['true', 'true', 'true']);
    });

    it('is real when `test: false` is written out', async () => {
      expect((await order({ test: false })).errors).toBeUndefined();
      expect((await orderWith('test: false', {})).errors).toBeUndefined();
      expect((await orderWith('test: $test', { test: false }, '($test: Boolean)')).errors).toBeUndefined();
      expect(sent().map(({ test }) => test)).toEqual(['false', 'false', 'false']);
    });

    it('is a test when null is given', async () => {
      expect((await order({ test: null })).errors).toBeUndefined();
      expect((await orderWith('test: null', {})).errors).toBeUndefined();
      expect((await orderWith('test: $test', { test: null }, '($test: Boolean)')).errors).toBeUndefined();
      expect(sent().map(({ test }) => test)).toEqual(['true', 'true', 'true']);
    });
  });

  it('send lists with brackets and answer keys without wrappers, and link to the server', async () => {
    graph.answers({
      'POST /order/server/transaction': () => ({ status: 201, body: { transaction } }),
      'GET /server/321': { server },
    });
    const { data, errors } = await ask(`mutation { orderDedicatedServer(input: {
      productId: "EX44" authorizedKeys: ["15:28", "aa:bb"] addons: ["primary_ipv4"] location: "FSN1"
    }) { serverTransaction { status date authorizedKeys { name size } hostKeys { name type } product { location architecture } server { name } } } }`);
    expect(errors).toBeUndefined();
    expect(graph.upstream.asked[0]?.body).toBe(
      'test=true&authorized_key[]=15%3A28&authorized_key[]=aa%3Abb&addon[]=primary_ipv4&product_id=EX44&location=FSN1',
    );
    expect(JSON.parse(JSON.stringify(data))).toEqual({
      orderDedicatedServer: {
        serverTransaction: {
          status: 'READY',
          date: '2026-01-21T11:30:43.000Z',
          authorizedKeys: [{ name: 'mine', size: 256 }],
          hostKeys: [{ name: null, type: 'ED25519' }],
          product: { location: null, architecture: null },
          server: { name: 'db1' },
        },
      },
    });
  });

  it('take keys or a password, which is not repeated in errors', async () => {
    const { errors } = await ask(`mutation { orderDedicatedMarketServer(input: {
      productId: "1" authorizedKeys: ["15:28"] password: "hunter22"
    }) { marketTransaction { id } } }`);
    expect(errors?.[0]?.message).toBe(
      'input: expected at most one of authorizedKeys, password, but got authorizedKeys and password',
    );
    expect(graph.upstream.lines).toEqual([]);
  });

  it('are none when the list of them answers 404', async () => {
    graph.answers({});
    const { data, errors } = await ask('{ dedicated { serverTransactions { totalCount nodes { id } } } }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ dedicated: { serverTransactions: { totalCount: 0, nodes: [] } } });
  });

  describe('prices of products', () => {
    const prices =
      '{ prices { price { net { amount currency } hourlyNet { amount } } priceSetup { gross { currency } } } }';
    const expected = (currency: string) => [
      { price: { net: { amount: '39.0000', currency }, hourlyNet: null }, priceSetup: { gross: { currency } } },
    ];

    it('are in the currency of the account, asked once', async () => {
      graph.answers({
        'GET /order/server/product': [{ product }, { product: { ...product, id: 'EX130' } }],
        'GET /order/currency': { currency: 'USD' },
      });
      const { data, errors } = await ask(`{ dedicated { serverProducts(minPrice: 10.5) { nodes ${prices} } } }`);
      expect(errors).toBeUndefined();
      const nodes = [{ prices: expected('USD') }, { prices: expected('USD') }];
      expect(data).toEqual({ dedicated: { serverProducts: { nodes } } });
      expect(graph.upstream.lines).toEqual(['GET /order/server/product?min_price=10.5', 'GET /order/currency']);
    });

    it('are in euros where the account states none', async () => {
      graph.answers({ 'GET /order/server/product/EX44': { product } });
      const { data } = await ask(`{ dedicated { serverProduct(id: "EX44") ${prices} } }`);
      expect(data).toEqual({ dedicated: { serverProduct: { prices: expected('EUR') } } });
    });

    it('are null, not in a wrong currency, while it cannot be known', async () => {
      graph.answers({
        'GET /order/server/product/EX44': { product },
        'GET /order/currency': () => refusal(500, 'INTERNAL_ERROR'),
      });
      const { data, errors } = await ask(
        '{ dedicated { serverProduct(id: "EX44") { id prices { location price { net { amount } } } } orderCurrency } }',
      );
      const prices = [{ location: 'FSN1', price: { net: null } }];
      expect(data?.['dedicated']).toEqual({
        serverProduct: { id: 'dedicated:default:serverProduct:EX44', prices },
        orderCurrency: null,
      });
      expect(errors?.map(({ extensions }) => extensions['code'])).toContain('UPSTREAM_UNAVAILABLE');
    });

    it('report what is no code of a currency as an unknown value', async () => {
      graph.answers({ 'GET /order/currency': { currency: 'euro' } });
      const { data, errors } = await ask('{ dedicated { orderCurrency } }');
      expect(data).toEqual({ dedicated: { orderCurrency: null } });
      expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['UPSTREAM_UNKNOWN_VALUE']);
    });
  });
});
