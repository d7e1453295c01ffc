import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Api } from '../../../src/rest/dialect.js';
import { type Fraction, fraction, product } from '../../rates/rational.js';
import { call } from '../../sandbox/served.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';

type Wire = Readonly<Record<string, never>>;
interface Amount {
  readonly amount: string;
  readonly currency: string;
}
interface Pair {
  readonly net: Amount;
  readonly gross: Amount;
}
interface Answer {
  readonly currency: string;
  readonly net: Amount;
  readonly gross: Amount;
  readonly rounded: Pair;
  readonly isWhole: boolean;
  readonly lineCount: number;
  readonly unknownCount: number;
  readonly rates: readonly { readonly from: string; readonly to: string; readonly rate: string; readonly date: string }[];
  readonly groups: readonly (Pair & { readonly kind: string; readonly rounded: Pair })[];
  readonly lines: { readonly nodes: readonly (Pair & { readonly kind: string; readonly rounded: Pair })[] };
  readonly sources: readonly { readonly state: string }[];
}

let meridian: Meridian;
let authorization: string;
beforeAll(async () => {
  meridian = await startMeridian();
  authorization = `Bearer ${await meridian.token(['hosting:read'])}`;
});
afterAll(() => meridian.close());

async function billIn(currency: string): Promise<Answer> {
  const pair = 'net { amount currency } gross { amount currency }';
  const { body } = await meridian.query(
    {
      query: `{ hosting { bill(currency: "${currency}", groupBy: [KIND]) {
        currency ${pair} rounded { ${pair} } isWhole lineCount unknownCount rates { from to rate date } sources { state }
        groups { kind ${pair} rounded { ${pair} } }
        lines(first: 1000) { nodes { kind ${pair} rounded { ${pair} } } } } } }`,
    },
    { authorization },
  );
  expect(body.errors).toBeUndefined();
  return (body as unknown as { data: { hosting: { bill: Answer } } }).data.hosting.bill;
}

/** Every object of a list of the sandbox, page by page, by plain HTTP. */
async function all(api: Api, path: string, key: string): Promise<readonly Wire[]> {
  const account = meridian.services.upstreams.accounts.find((one) => one.api === api);
  if (!account) throw new Error(`No account of ${api}`);
  const found: Wire[] = [];
  for (let page = 1; page < 50; page += 1) {
    const { body } = await call(account, `GET ${path}${path.includes('?') ? '&' : '?'}page=${page}&per_page=50`);
    const some = (body?.[key] ?? []) as unknown as Wire[];
    found.push(...some);
    if (some.length < 50) return found;
  }
  throw new Error(`No end of ${path}`);
}

const plus = (a: Fraction, b: Fraction): Fraction => ({ over: a.over * b.under + b.over * a.under, under: a.under * b.under });
const same = (a: Fraction, b: Fraction) => a.over * b.under === b.over * a.under;

/** What the month costs without tax, or with it, by currency: from objects and price list as they are on the wire. */
async function byHand(side: 'net' | 'gross'): Promise<{ EUR: Fraction; USD: Fraction }> {
  const account = meridian.services.upstreams.accounts.find(({ api }) => api === 'CLOUD');
  if (!account) throw new Error('No cloud');
  // The wire of the sandbox, whose shape the contract tests hold fast.
  const { body } = (await call(account, 'GET /pricing')) as any; // eslint-disable-line @typescript-eslint/no-explicit-any
  const { pricing } = body;
  let EUR = fraction(0);
  const add = (digits: string, times: string | number = 1) => {
    EUR = plus(EUR, product(fraction(digits), fraction(times)));
  };
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  const there = (prices: any[], location: string) => prices.find((one) => one.location === location);
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  const lists: Record<string, any[]> = {};
  for (const kind of ['servers', 'volumes', 'primary_ips', 'floating_ips', 'load_balancers']) {
    lists[kind] = [...(await all('CLOUD', `/${kind}`, kind))];
  }
  lists['images'] = [...(await all('CLOUD', '/images?type=snapshot', 'images'))];
  lists['storage_boxes'] = [...(await all('STORAGE', '/storage_boxes', 'storage_boxes'))];
  for (const kind of Object.values(lists)) expect(kind.length).toBeGreaterThan(0);
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  const named = (offers: any[], name: string, value: unknown) => offers.find((offer) => offer[name] === value);
  for (const { server_type, location, backup_window } of lists['servers'] ?? []) {
    const price = there(named(pricing.server_types, 'id', server_type.id).prices, location.name).price_monthly[side];
    add(price);
    if (backup_window !== null) add(price, '0.2');
  }
  for (const { size } of lists['volumes'] ?? []) add(pricing.volume.price_per_gb_month[side], size);
  for (const { image_size } of lists['images'] ?? []) add(pricing.image.price_per_gb_month[side], image_size);
  for (const { type, location } of lists['primary_ips'] ?? [])
    add(there(named(pricing.primary_ips, 'type', type).prices, location.name).price_monthly[side]);
  for (const { type, home_location } of lists['floating_ips'] ?? [])
    add(there(named(pricing.floating_ips, 'type', type).prices, home_location.name).price_monthly[side]);
  for (const { load_balancer_type, location } of lists['load_balancers'] ?? [])
    add(there(named(pricing.load_balancer_types, 'id', load_balancer_type.id).prices, location.name).price_monthly[side]);
  for (const { storage_box_type, location } of lists['storage_boxes'] ?? [])
    add(there(storage_box_type.prices, location.name).price_monthly[side]);
  let USD = fraction(0);
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  for (const { plan } of (await all('EDGE', '/zones', 'result')) as any[]) USD = plus(USD, fraction(plan.price));
  expect(USD.over > 0n).toBe(true);
  return { EUR, USD };
}

const sum = (digits: readonly string[]) => digits.map(fraction).reduce(plus, fraction(0));

describe('the bill of the sandbox', () => {
  it.each([
    ['EUR', 2],
    ['INR', 2],
    ['JPY', 0],
    ['KWD', 3],
  ])('is in %s what its objects cost by its price list', async (currency, decimals) => {
    const bill = await billIn(currency);
    expect(bill).toMatchObject({ currency, isWhole: true });
    const rate = (from: string) => bill.rates.find((one) => one.from === from)?.rate ?? '1';
    for (const { from, to, rate } of bill.rates) {
      expect(to).toBe(currency);
      const known = meridian.services.rates.rate(from, currency) ?? 0;
      expect(same(fraction(rate), fraction(known.toPrecision(12)))).toBe(true);
    }
    for (const side of ['net', 'gross'] as const) {
      const { EUR, USD } = await byHand(side);
      const expected = plus(product(EUR, fraction(rate('EUR'))), product(USD, fraction(rate('USD'))));
      expect(same(fraction(bill[side].amount), expected)).toBe(true);
      for (const parts of [bill.groups, bill.lines.nodes]) {
        expect(same(sum(parts.map((part) => part[side].amount)), expected)).toBe(true);
        const shown = parts.map((part) => part.rounded[side].amount);
        for (const digits of shown) expect(digits.split('.')[1]?.length ?? 0).toBe(decimals);
        expect(same(sum(shown), fraction(bill.rounded[side].amount))).toBe(true);
      }
    }
  });

  it('tells of what it is not known what it costs', async () => {
    const { unknownCount } = await billIn('EUR');
    const { body } = await meridian.query(
      { query: '{ hosting { bill { unknown(first: 1000) { api kind reason resource { __typename } } } } }' },
      { authorization },
    );
    const { unknown } = (body as any).data.hosting.bill; // eslint-disable-line @typescript-eslint/no-explicit-any
    expect(unknown).toHaveLength(unknownCount);
    expect(unknown).toContainEqual({
      ...{ api: 'DEDICATED', kind: 'SERVER', reason: 'NO_PRICE' },
      resource: { __typename: 'DedicatedServer' },
    });
  });
});
