import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Account } from '../../../src/rest/transport/account.js';
import type { Api } from '../../../src/rest/rows/dialect.js';
import { type Fraction, fraction, product } from '../../data/rates/rational.js';
import { call } from '../../sandbox/served.js';
import { ownPrices, putInForce } from './fleet.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';

interface Price {
  readonly net: string;
  readonly gross: string;
}
interface Offer {
  readonly id?: number;
  readonly type?: string;
  readonly prices: readonly { readonly location: string; readonly price_monthly: Price }[];
}
interface PriceList {
  readonly image: { readonly price_per_gb_month: Price };
  readonly volume: { readonly price_per_gb_month: Price };
  readonly server_types: readonly Offer[];
  readonly load_balancer_types: readonly Offer[];
  readonly primary_ips: readonly Offer[];
  readonly floating_ips: readonly Offer[];
}
/** What is read of objects, each of which has a few of these. */
interface Wire {
  readonly id: string;
  readonly type: string;
  readonly server_type: { readonly id: number };
  readonly load_balancer_type: { readonly id: number };
  readonly storage_box_type: Offer;
  readonly location: { readonly name: string };
  readonly home_location: { readonly name: string };
  readonly backup_window: string | null;
  readonly size: number;
  readonly image_size: number;
  readonly plan: { readonly price: number };
}
/** A subscription of an account of the edge; those of zones cost what the plans of these do. */
interface Subscription {
  readonly price: number;
  readonly frequency: string;
  readonly zone?: object;
}
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
  readonly isComplete: boolean;
  readonly lineCount: number;
  readonly unknownCount: number;
  readonly rates: readonly {
    readonly from: string;
    readonly to: string;
    readonly rate: string;
    readonly date: string;
  }[];
  readonly groups: { readonly nodes: readonly (Pair & { readonly kind: string; readonly rounded: Pair })[] };
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

/** What is billed, by its list price alone; null where there is none. */
interface Thing {
  readonly api: string;
  readonly account: string;
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly quantity?: string;
  readonly unitPrice?: Pair;
}

/** An entry of PRICES_FILE, as its author thinks of it. */
interface Entry {
  readonly api?: string;
  readonly account?: string;
  readonly kind?: string;
  readonly id?: string;
  readonly name?: string;
  readonly label?: string;
  readonly scale?: string;
  readonly discount?: string;
  readonly amount?: string;
  readonly currency?: string;
  readonly period?: string;
  readonly vat?: string;
}

async function things(): Promise<readonly Thing[]> {
  const common = 'api account: accountName kind id: resourceId name labels';
  const { body } = await meridian.query(
    {
      query: `{ hosting { bill { unknown(first: 1000) { nodes { ${common} } } lines(first: 1000) { nodes { ${common}
        quantity unitPrice { net { amount currency } gross { amount currency } } } } } } }`,
    },
    { authorization },
  );
  expect(body.errors).toBeUndefined();
  type All = Record<'lines' | 'unknown', { nodes: readonly Thing[] }>;
  const { lines, unknown } = (body as unknown as { data: { hosting: { bill: All } } }).data.hosting.bill;
  // Entries name things by the id of their provider.
  const ownIdOf = ({ id }: Thing) => id.split(':').at(-1) ?? '';
  return [...lines.nodes, ...unknown.nodes]
    .filter(({ kind }) => kind !== 'TRAFFIC')
    .map((thing) => ({ ...thing, id: ownIdOf(thing) }));
}

/** By looking at every entry: which is the closest that fits. */
function closest(thing: Thing, entries: readonly Entry[]): Entry | undefined {
  const parts = ['id', 'name', 'label', 'kind', 'account', 'api'] as const;
  const fits = (entry: Entry, kind: string) =>
    (entry.kind ?? kind) === kind &&
    (entry.label === undefined || Object.entries(thing.labels).some((pair) => pair.join('=') === entry.label)) &&
    (['api', 'account', 'id', 'name'] as const).every((part) => (entry[part] ?? thing[part]) === thing[part]);
  const best = (all: readonly Entry[]) =>
    parts.reduce((left, part) => {
      const having = left.filter((entry) => entry[part] !== undefined);
      return having.length > 0 ? having : left;
    }, all)[0];
  if (thing.kind !== 'BACKUP') return best(entries.filter((entry) => fits(entry, thing.kind)));
  const named = best(entries.filter((entry) => entry.kind === 'BACKUP' && fits(entry, 'BACKUP')));
  return named ?? best(entries.filter((entry) => fits(entry, 'SERVER')));
}

/** What it costs by the month, without tax or with it, in the currency of its price. */
function costBy(entry: Entry | undefined, thing: Thing, side: 'net' | 'gross'): [Fraction, string] | null {
  const { quantity, unitPrice, kind } = thing;
  if (entry?.amount !== undefined) {
    const hours = fraction(entry.period === 'hour' ? 730 : 1);
    const tax = fraction(side === 'net' ? '1' : `${100 + Number(entry.vat ?? 0)}e-2`);
    const share = fraction(kind === 'BACKUP' && entry.kind !== 'BACKUP' ? '0.2' : '1');
    return [[hours, tax, share].reduce(product, fraction(entry.amount)), entry.currency ?? ''];
  }
  if (quantity === undefined || unitPrice === undefined) return null;
  // What is used does not recur.
  if (kind === 'USAGE') return [fraction(0), unitPrice[side].currency];
  const factor = entry?.scale ?? (entry?.discount === undefined ? '1' : `${100 - Number(entry.discount)}e-2`);
  const { amount, currency } = unitPrice[side];
  return [product(product(fraction(amount), fraction(quantity)), fraction(factor)), currency];
}

async function billIn(currency: string): Promise<Answer> {
  const pair = 'net { amount currency } gross { amount currency }';
  const { body } = await meridian.query(
    {
      query: `{ hosting { bill(currency: "${currency}", groupBy: [KIND]) {
        currency ${pair} rounded { ${pair} } isComplete lineCount unknownCount rates { from to rate date } sources { state }
        groups { nodes { kind ${pair} rounded { ${pair} } } }
        lines(first: 1000) { nodes { kind resource { __typename } ${pair} rounded { ${pair} } } } } } }`,
    },
    { authorization },
  );
  expect(body.errors).toBeUndefined();
  return (body as unknown as { data: { hosting: { bill: Answer } } }).data.hosting.bill;
}

function sandbox(api: Api): Account {
  const account = meridian.services.upstreams.accounts.find((one) => one.api === api);
  if (!account) throw new Error(`No account of ${api}`);
  return account;
}

/** Every object of a list of the sandbox, page by page, by plain HTTP. */
async function all(api: Api, path: string, key: string): Promise<readonly Wire[]> {
  const found: Wire[] = [];
  for (let page = 1; page < 50; page += 1) {
    const { body } = await call(sandbox(api), `GET ${path}${path.includes('?') ? '&' : '?'}page=${page}&per_page=50`);
    const some = (body?.[key] ?? []) as Wire[];
    found.push(...some);
    if (some.length < 50) {
      expect(found.length).toBeGreaterThan(0);
      return found;
    }
  }
  throw new Error(`No end of ${path}`);
}

const plus = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
});
const same = (a: Fraction, b: Fraction) => a.over * b.under === b.over * a.under;

/** What the month costs without tax, or with it, by currency: from objects and price list as they are on the wire. */
async function byHand(side: 'net' | 'gross'): Promise<{ EUR: Fraction; USD: Fraction }> {
  const { pricing } = (await call(sandbox('CLOUD'), 'GET /pricing')).body as { pricing: PriceList };
  let EUR = fraction(0);
  const add = (price: Price | undefined, times: string | number = 1) => {
    if (!price) throw new Error('No price');
    EUR = plus(EUR, product(fraction(price[side]), fraction(times)));
  };
  const month = (offer: Offer | undefined, { name }: { name: string }) =>
    offer?.prices.find(({ location }) => location === name)?.price_monthly;
  for (const { server_type, location, backup_window } of await all('CLOUD', '/servers', 'servers')) {
    const type = pricing.server_types.find(({ id }) => id === server_type.id);
    add(month(type, location));
    if (backup_window !== null) add(month(type, location), '0.2');
  }
  for (const { size } of await all('CLOUD', '/volumes', 'volumes')) add(pricing.volume.price_per_gb_month, size);
  for (const { image_size } of await all('CLOUD', '/images?type=snapshot', 'images')) {
    add(pricing.image.price_per_gb_month, image_size);
  }
  for (const address of await all('CLOUD', '/primary_ips', 'primary_ips')) {
    const offer = pricing.primary_ips.find(({ type }) => type === address.type);
    add(month(offer, address.location));
  }
  for (const address of await all('CLOUD', '/floating_ips', 'floating_ips')) {
    const offer = pricing.floating_ips.find(({ type }) => type === address.type);
    add(month(offer, address.home_location));
  }
  for (const { load_balancer_type, location } of await all('CLOUD', '/load_balancers', 'load_balancers')) {
    const type = pricing.load_balancer_types.find(({ id }) => id === load_balancer_type.id);
    add(month(type, location));
  }
  for (const { storage_box_type, location } of await all('STORAGE', '/storage_boxes', 'storage_boxes')) {
    add(month(storage_box_type, location));
  }
  const prices = (await all('EDGE', '/zones', 'result')).map(({ plan }) => fraction(plan.price));
  for (const { id } of await all('EDGE', '/accounts', 'result')) {
    const { result } = (await call(sandbox('EDGE'), `GET /accounts/${id}/subscriptions`)).body as {
      result: readonly Subscription[];
    };
    const own = result.filter(({ zone, price }) => zone === undefined && price > 0);
    prices.push(...own.map(({ price, frequency }) => fraction(frequency === 'yearly' ? price / 12 : price)));
  }
  const USD = prices.reduce(plus, fraction(0));
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
    expect(bill).toMatchObject({ currency, isComplete: true });
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
      for (const parts of [bill.groups.nodes, bill.lines.nodes]) {
        expect(same(sum(parts.map((part) => part[side].amount)), expected)).toBe(true);
        const shown = parts.map((part) => part.rounded[side].amount);
        for (const digits of shown) expect(digits.split('.')[1]?.length ?? 0).toBe(decimals);
        expect(same(sum(shown), fraction(bill.rounded[side].amount))).toBe(true);
      }
    }
  });

  it("is by prices of one's own what the closest entry of each thing makes of its list price", async () => {
    const fleet = await things();
    const any = fc.constantFrom(...fleet);
    const price = fc.oneof(
      fc.constantFrom('0', '0.5', '0.875', '1.2').map((scale) => ({ scale })),
      fc.constantFrom('12', '33', '100').map((discount) => ({ discount })),
      fc.record({
        amount: fc.constantFrom('0', '4.90', '0.011', '123'),
        currency: fc.constantFrom('EUR', 'USD', 'JPY'),
        period: fc.constantFrom('hour', 'month'),
        vat: fc.constantFrom('0', '7', '19'),
      }),
    );
    const entry = fc
      .tuple(any, fc.subarray(['api', 'account', 'kind', 'label', 'id', 'name'] as const, { minLength: 1 }), price)
      .map(([thing, chosen, cost]): Entry => {
        const [label] = Object.entries(thing.labels).map((pair) => pair.join('='));
        const parts = new Set<string>(chosen);
        if (parts.has('id')) parts.delete('name');
        if (['id', 'name', 'account'].some((part) => parts.has(part))) parts.add('api');
        if (label === undefined) parts.delete('label');
        if (parts.size === 0 || ('amount' in cost && !['id', 'name', 'kind'].some((one) => parts.has(one))))
          parts.add('kind');
        const all = { ...thing, label: label ?? '' };
        const selector = Object.fromEntries([...parts].map((part) => [part, all[part as keyof typeof all]]));
        return { ...selector, ...cost };
      });
    const selectorOf = ({ api, account, kind, id, name, label }: Entry) =>
      JSON.stringify([api, account, kind, id, name, label]);
    const files = fc.uniqueArray(entry, { selector: selectorOf, minLength: 1, maxLength: 40 });
    const currencies = ['EUR', 'INR', 'JPY', 'KWD'];
    const { services } = meridian;
    let priced = 0;
    try {
      for (const [place, entries] of fc.sample(files, { numRuns: 16, seed: 29 }).entries()) {
        putInForce(services, ownPrices(JSON.stringify(entries), 0));
        const bill = await billIn(currencies[place % 4] ?? '');
        const rate = (from: string) => fraction(bill.rates.find((one) => one.from === from)?.rate ?? '1');
        for (const side of ['net', 'gross'] as const) {
          const costs = fleet.flatMap((thing) => {
            const cost = costBy(closest(thing, entries), thing, side);
            return cost ? [product(cost[0], rate(cost[1]))] : [];
          });
          priced = Math.max(priced, costs.length);
          expect(same(fraction(bill[side].amount), costs.reduce(plus, fraction(0)))).toBe(true);
          expect(same(sum(bill.lines.nodes.map((line) => line[side].amount)), fraction(bill[side].amount))).toBe(true);
          expect(bill.lineCount - costs.length).toBe(bill.lines.nodes.filter(({ kind }) => kind === 'TRAFFIC').length);
        }
      }
    } finally {
      putInForce(services, services.config.prices);
    }
    expect(priced).toBeGreaterThan(fleet.filter(({ unitPrice }) => unitPrice).length);
  });

  it('names what it is not known of what it costs', async () => {
    const { unknownCount } = await billIn('EUR');
    const { body } = await meridian.query(
      { query: '{ hosting { bill { unknown(first: 1000) { nodes { api kind reason resource { __typename } } } } } }' },
      { authorization },
    );
    const { nodes: unknown } = (body as unknown as { data: { hosting: { bill: { unknown: { nodes: unknown[] } } } } })
      .data.hosting.bill.unknown;
    expect(unknown).toHaveLength(unknownCount);
    expect(unknown).toContainEqual({
      api: 'DEDICATED',
      kind: 'SERVER',
      reason: 'NO_PRICE',
      resource: { __typename: 'DedicatedServer' },
    });
  });

  it('names the server that an address is deleted with by the id of its line', async () => {
    const { body } = await meridian.query(
      { query: '{ hosting { bill { lines(first: 1000) { nodes { kind resourceId deletedWith } } } } }' },
      { authorization },
    );
    const { nodes } = (
      body as unknown as {
        data: {
          hosting: { bill: { lines: { nodes: { kind: string; resourceId: string; deletedWith: string | null }[] } } };
        };
      }
    ).data.hosting.bill.lines;
    const servers = new Set(nodes.filter(({ kind }) => kind === 'SERVER').map(({ resourceId }) => resourceId));
    const named = nodes.flatMap(({ deletedWith }) => deletedWith ?? []);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((id) => !servers.has(id))).toEqual([]);
  });
});
