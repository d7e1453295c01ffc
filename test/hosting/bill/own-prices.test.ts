import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { GraphQLSchema } from 'graphql';
import type { Clock } from '../../../src/base/clock.js';
import { type Fraction, fraction, product } from '../../data/rates/rational.js';
import { upstreamsOf } from '../../rest/harness.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { sharedGraph } from '../../support/shared/graph.js';
import {
  type Collections,
  accountAt,
  billOf,
  falkenstein,
  fleet,
  ownPrices,
  pricing,
  server,
  terabyte,
} from './fleet.js';

/** Half past noon on 16 November 2026: the 373rd of 720 hours. */
const noon = Date.UTC(2026, 10, 16, 12, 30);

const volume = (id: number, more: object = {}) => ({
  id,
  name: `volume ${id}`,
  status: 'available',
  size: 100,
  location: falkenstein,
  labels: {},
  server: null,
  created: '2026-01-01T00:00:00+00:00',
  ...more,
});

interface Amount {
  readonly amount: string;
}
interface Line {
  readonly kind: string;
  readonly id: string;
  readonly net: Amount;
  readonly gross: Amount;
  readonly accruedEstimate: { readonly net: Amount } | null;
  readonly isAccruedComplete: boolean;
  readonly product: string | null;
  readonly ownPrice: { readonly entry: number; readonly appliesTo: string } | null;
}
interface Answer {
  readonly accruedEstimate: { readonly net: Amount };
  readonly isAccruedComplete: boolean;
  readonly lines: { readonly nodes: readonly Line[] };
  readonly unknown: {
    readonly nodes: readonly { readonly kind: string; readonly id: string; readonly reason: string }[];
  };
}

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await sharedGraph();
  upstream = await ScriptedUpstream.start();
});
afterAll(() => upstream.close());

const fields = `{ accruedEstimate { net { amount } } isAccruedComplete
  lines(first: 1000) { nodes { kind id: resourceId product net { amount } gross { amount } accruedEstimate { net { amount } } isAccruedComplete
    listPrice { net { amount currency } } basis { kind }
    ownPrice { entry appliesTo factor amount { amount currency } period from until note } } }
  unknown { nodes { kind id: resourceId reason } } }`;

async function bill(text: string, collections: Collections, { now = noon, list = pricing as unknown } = {}) {
  upstream.script = fleet(collections, list);
  const clock: Clock = { now: () => now, sleep: () => Promise.resolve() };
  const upstreams = upstreamsOf([accountAt(upstream.url, 'CLOUD', 'prod')], {}, clock);
  try {
    return await billOf<Answer>({ schema, upstreams, prices: ownPrices(text, noon) }, 'currency: "EUR"', fields);
  } finally {
    upstreams.close();
  }
}

const same = (a: string, b: string) => {
  const [x, y] = [fraction(a), fraction(b)];
  return x.over * y.under === y.over * x.under;
};

/** The monthly amounts, by kind and id. */
const months = ({ lines }: Answer) => lines.nodes.map(({ kind, id, net }) => `${kind} ${id}: ${Number(net.amount)}`);

describe("prices of one's own", () => {
  it('win over list prices, and the line tells both and whose it is', async () => {
    const { lines } = await bill(
      `
- { api: cloud, id: 1, amount: 3.00, currency: EUR, period: month, note: agreed }
- { label: team=a, api: cloud, discount: 12 %, from: 2026-01-01, until: 2026-12-31 }`,
      { servers: [server(1), server(2, { labels: { team: 'a' } }), server(3)] },
    );
    const none = { factor: null, amount: null, period: null, from: null, until: null, note: null };
    const listPrice = { net: { amount: '3.79', currency: 'EUR' } };
    expect(lines.nodes).toMatchObject([
      { id: 'cloud:prod:server:3', net: { amount: '3.79' }, listPrice, ownPrice: null, basis: { kind: 'PRICE_LIST' } },
      {
        id: 'cloud:prod:server:2',
        net: { amount: '3.3352' },
        gross: { amount: '3.9688' },
        listPrice,
        basis: { kind: 'PRICE_LIST' },
        ownPrice: {
          ...none,
          entry: 2,
          appliesTo: 'label team=a, api CLOUD',
          factor: '0.88',
          from: '2026-01-01',
          until: '2026-12-31',
        },
      },
      {
        id: 'cloud:prod:server:1',
        net: { amount: '3' },
        gross: { amount: '3' },
        listPrice,
        basis: { kind: 'PRICES_FILE' },
        ownPrice: {
          ...none,
          entry: 1,
          appliesTo: 'id 1, api CLOUD',
          amount: { amount: '3.00', currency: 'EUR' },
          period: 'month',
          note: 'agreed',
        },
      },
    ]);
  });

  const cx22 = { server_type: { id: 11, name: 'cx22' } };
  const byScale = (selector: string, scale: number) => `- { ${selector}, scale: ${scale} }`;
  it.each<[string, readonly string[], number]>([
    ['an id over a name', ['api: cloud, name: server 1', 'api: cloud, id: 1'], 2],
    ['a thing over a label', ['api: cloud, label: team=a, kind: SERVER', 'api: cloud, name: server 1'], 2],
    ['a label over a kind in an account', ['api: cloud, kind: SERVER, account: prod', 'label: team=a'], 2],
    ['a kind over an account', ['api: cloud, account: prod', 'kind: SERVER'], 2],
    ['an account over an API', ['api: cloud', 'api: cloud, account: prod'], 2],
    ['two labels: the first of the file', ['label: env=b', 'label: team=a'], 1],
    ['more parts over less', ['api: cloud, label: team=a', 'api: cloud, label: team=a, kind: SERVER'], 2],
    ['a label over a product', ['product: cx22, kind: SERVER, api: cloud', 'label: team=a'], 2],
    ['a product over a kind', ['api: cloud, kind: SERVER, createdBefore: 2026-06-15', 'product: cx22'], 2],
    ['a kind over a day of creation', ['api: cloud, createdBefore: 2026-06-15', 'kind: SERVER'], 2],
    ['a day of creation over an account', ['api: cloud, account: prod', 'createdBefore: 2026-06-15'], 2],
    ['a day of creation before another', ['createdBefore: 2026-06-15', 'createdBefore: 2026-01-02'], 2],
    [
      'what is not for it: none',
      [
        'product: cx2',
        'product: CX22',
        'createdBefore: 2026-01-01',
        'label: team=b',
        'api: cloud, account: other',
        'kind: VOLUME',
        'api: edge',
      ],
      0,
    ],
  ])('take %s', async (_, selectors, entry) => {
    const text = selectors.map((selector, index) => byScale(selector, index + 2)).join('\n');
    const labels = { team: 'a', env: 'b' };
    const { lines } = await bill(text, { servers: [server(1, { labels, ...cx22 })] });
    expect(lines.nodes.map(({ ownPrice }) => ownPrice?.entry ?? 0)).toEqual([entry]);
  });

  it('stay what they were for what was created before a day, whatever the list has become', async () => {
    const own = '- { product: cx22, createdBefore: 2026-06-15, amount: 3.29, currency: EUR, period: month }';
    const created = (id: number, time: string | undefined) => server(id, { ...cx22, created: time });
    const servers = [
      created(1, '2026-06-14T23:59:59+00:00'),
      created(2, '2026-06-15T00:00:00+00:00'),
      // In UTC it is the day before.
      created(3, '2026-06-15T01:59:00+02:00'),
      created(4, undefined),
      server(5, { created: '2025-01-01T00:00:00+00:00', server_type: { id: 11, name: 'cx23' } }),
    ];
    const backedUp = servers.map((one) => (one.id === 3 ? { ...one, backup_window: '22-02' } : one));
    const answer = await bill(own, { servers: backedUp, volumes: [volume(6)] });
    expect(months(answer)).toEqual([
      'VOLUME cloud:prod:volume:6: 4.4',
      'SERVER cloud:prod:server:2: 3.79',
      'SERVER cloud:prod:server:4: 3.79',
      'SERVER cloud:prod:server:5: 3.79',
      'SERVER cloud:prod:server:1: 3.29',
      'SERVER cloud:prod:server:3: 3.29',
      'BACKUP cloud:prod:server:3: 0.658',
    ]);
    const products = answer.lines.nodes.map(({ id, product, ownPrice }) => [id, product, ownPrice?.appliesTo]);
    expect(products).toContainEqual(['cloud:prod:server:1', 'cx22', 'product cx22, created before 2026-06-15']);
    expect(products).toContainEqual(['cloud:prod:volume:6', null, undefined]);
  });

  it('hold for backups as for their server, unless an entry names them', async () => {
    const servers = [1, 2, 3].map((id) =>
      server(id, { backup_window: '22-02', server_type: { id: id === 3 ? 99 : 11 } }),
    );
    const own = `
- { api: cloud, id: 1, discount: 50 % }
- { api: cloud, id: 2, amount: 10, currency: EUR, period: month }
- { api: cloud, id: 3, amount: 20, currency: EUR, period: month }`;
    expect(months(await bill(own, { servers }))).toEqual([
      'SERVER cloud:prod:server:3: 20',
      'SERVER cloud:prod:server:2: 10',
      'BACKUP cloud:prod:server:3: 4',
      'SERVER cloud:prod:server:1: 1.895',
      'BACKUP cloud:prod:server:2: 2',
      'BACKUP cloud:prod:server:1: 0.379',
    ]);
    const named = `${own}\n- { kind: BACKUP, scale: 0 }`;
    expect(months(await bill(named, { servers: servers.slice(0, 2) }))).toEqual([
      'SERVER cloud:prod:server:2: 10',
      'SERVER cloud:prod:server:1: 1.895',
      'BACKUP cloud:prod:server:1: 0',
      'BACKUP cloud:prod:server:2: 0',
    ]);
  });

  it('reduce traffic by a factor, and leave it alone where they are the amount of a thing', async () => {
    const sent = { outgoing_traffic: 22 * terabyte };
    const { lines } = await bill(
      `
- { api: cloud, account: prod, discount: 25 % }
- { api: cloud, id: 1, amount: 1, currency: EUR, period: month }`,
      { servers: [server(1, sent), server(2, sent)] },
    );
    const traffic = lines.nodes.filter(({ kind }) => kind === 'TRAFFIC');
    expect(traffic.map(({ accruedEstimate }) => Number(accruedEstimate?.net.amount))).toEqual([1.5, 1.5]);
  });

  it('are of a size as the list has it, or of the whole as an amount', async () => {
    const own = `
- { kind: VOLUME, discount: 10 % }
- { api: cloud, id: 2, kind: VOLUME, amount: 2.5, currency: EUR, period: month }`;
    expect(months(await bill(own, { volumes: [volume(1), volume(2)] }))).toEqual([
      'VOLUME cloud:prod:volume:1: 3.96',
      'VOLUME cloud:prod:volume:2: 2.5',
    ]);
  });

  it('need a list price to be a factor of, but for an amount, whatever became of the list', async () => {
    const own = `
- { kind: SERVER, discount: 10 % }
- { api: cloud, id: 2, amount: 2.5, currency: EUR, period: month }`;
    const { lines, unknown } = await bill(own, { servers: [server(1), server(2)] }, { list: { currency: 'EUR' } });
    expect(lines.nodes.map(({ id }) => id)).toEqual(['cloud:prod:server:2']);
    expect(unknown.nodes).toEqual([{ kind: 'SERVER', id: 'cloud:prod:server:1', reason: 'NOT_IN_PRICE_LIST' }]);
  });

  it('never rewrite what stood before their first day or hold after their last', async () => {
    const accrued = async (text: string, now: number) => {
      const { lines } = await bill(text, { servers: [server(1)] }, { now });
      return lines.nodes.map(({ net, accruedEstimate }) => [Number(net.amount), Number(accruedEstimate?.net.amount)]);
    };
    const halved = '- { kind: SERVER, scale: 0.5, from: 2026-11-11, until: 2026-11-20 }';
    const on = (day: number, hours = 0) => Date.UTC(2026, 10, day, hours);
    // 0.0060 an hour, at most 3.79: after 240 hours 1.44, half of it for 240 hours more, and in full again.
    expect(await accrued(halved, on(10, 24) - 1)).toEqual([[3.79, 1.44]]);
    expect(await accrued(halved, on(11))).toEqual([[1.895, 1.44]]);
    expect(await accrued(halved, on(16))).toEqual([[1.895, 1.8]]);
    expect(await accrued(halved, on(21))).toEqual([[3.79, 2.16]]);
    // The cap is of the hours at one price.
    expect(await accrued(halved, on(30, 24) - 1)).toEqual([[3.79, 3.6]]);
    // What is capped stays as it was.
    expect(await accrued('- { kind: SERVER, scale: 0, from: 2026-11-29 }', on(30, 12))).toEqual([[0, 3.79]]);
  });

  it('say where they begin after what has no price', async () => {
    const own = '- { api: cloud, id: 1, amount: 7.2, currency: EUR, period: month, from: 2026-11-11 }';
    const servers = [server(1, { server_type: { id: 99 } })];
    expect(await bill(own, { servers })).toMatchObject({
      isAccruedComplete: false,
      // 133 of 720 hours.
      accruedEstimate: { net: { amount: '1.33' } },
      lines: { nodes: [{ net: { amount: '7.2' }, isAccruedComplete: false }] },
    });
    const ended = own.replace('from: 2026-11-11', 'until: 2026-11-11');
    expect(await bill(ended, { servers })).toMatchObject({
      lines: { nodes: [] },
      unknown: { nodes: [{ id: 'cloud:prod:server:1' }] },
    });
  });

  it('are found by thousands of days of creation', async () => {
    const first = Date.UTC(1990, 0, 1);
    const dayAt = (index: number) => new Date(first + index * 86_400_000).toISOString().slice(0, 10);
    const entries = Array.from({ length: 10_000 }, (_, index) => `- {createdBefore: ${dayAt(index)}, scale: ${index}}`);
    const servers = [100, 9_000].map((index) => server(index, { created: `${dayAt(index)}T12:00:00Z` }));
    expect(months(await bill(entries.join('\n'), { servers }))).toEqual([
      `SERVER cloud:prod:server:9000: ${9_001 * 3.79}`,
      `SERVER cloud:prod:server:100: ${101 * 3.79}`,
    ]);
  });

  it('are found among thousands', async () => {
    const entries = Array.from({ length: 10_000 }, (_, index) => `- {api: cloud, id: ${index}, scale: ${index}}`);
    const servers = [1, 1200, 9999].map((id) => server(id));
    expect(months(await bill(entries.join('\n'), { servers }))).toEqual([
      'SERVER cloud:prod:server:9999: 37896.21',
      'SERVER cloud:prod:server:1200: 4548',
      'SERVER cloud:prod:server:1: 3.79',
    ]);
  });

  const days = Array.from({ length: 30 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`);
  const plus = (a: Fraction, b: Fraction) => ({ over: a.over * b.under + b.over * a.under, under: a.under * b.under });

  it('accrue day by day, each at its own price', async () => {
    const spans = fc.uniqueArray(fc.integer({ min: 0, max: 29 }), { minLength: 2, maxLength: 6 });
    const scales = fc.array(fc.constantFrom('0', '0.5', '0.88', '1.25'), { minLength: 3, maxLength: 3 });
    const hours = fc.integer({ min: 1, max: 719 });
    await fc.assert(
      fc.asyncProperty(spans, scales, hours, hours, async (ends, [first, second, third], from, elapsed) => {
        const [a = 0, b = 0] = [...ends].sort((x, y) => x - y);
        const text = `
- { kind: SERVER, scale: ${first}, from: ${days[a]}, until: ${days[b]} }
- { api: cloud, id: 1, scale: ${second}, from: ${days[b]} }
- { api: cloud, scale: ${third}, until: ${days[a]} }`;
        const scaleOn = (day: number) => (day >= b ? second : day >= a ? first : third) ?? '';
        const start = Date.UTC(2026, 10, 1);
        const servers = [server(1, { created: new Date(start + from * 3_600_000).toISOString() })];
        const { lines } = await bill(text, { servers }, { now: start + elapsed * 3_600_000 });
        // What has one price after the other is charged as one, up to the price of the month.
        const hoursAt: { readonly scale: string; hours: number }[] = [];
        for (let hour = from; hour < elapsed; hour += 1) {
          const scale = scaleOn(Math.floor(hour / 24));
          const last = hoursAt.at(-1);
          if (last?.scale === scale) last.hours += 1;
          else hoursAt.push({ scale, hours: 1 });
        }
        const expected = hoursAt
          .map(({ scale, hours }) =>
            product({ over: BigInt(Math.min(60 * hours, 37_900)), under: 10_000n }, fraction(scale)),
          )
          .reduce(plus, fraction(0));
        expect(lines.nodes[0]?.accruedEstimate === null).toBe(elapsed <= from);
        const got = fraction(lines.nodes[0]?.accruedEstimate?.net.amount ?? '0');
        expect(got.over * expected.under === expected.over * got.under).toBe(true);
      }),
      { numRuns: 40, seed: 29 },
    );
  });

  it('sum to what their lines do', async () => {
    const { lines, accruedEstimate } = await bill('- { api: cloud, discount: 7.5 %, from: 2026-11-09 }', {
      servers: [server(1, { backup_window: '22-02' }), server(2)],
      volumes: [volume(1)],
    });
    const sum = lines.nodes.map((line) => fraction(line.accruedEstimate?.net.amount ?? '0')).reduce(plus, fraction(0));
    const total = fraction(accruedEstimate.net.amount);
    expect(sum.over * total.under === total.over * sum.under).toBe(true);
    expect(same(lines.nodes[0]?.net.amount ?? '', '4.07')).toBe(true);
  });
});
