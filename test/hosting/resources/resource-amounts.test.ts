/** What resources cost by themselves, held against the lines of the bill, and their pages in the consoles of providers. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import type { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { readConfig } from '../../../src/server/config/config.js';
import { type Fraction, fraction } from '../../data/rates/rational.js';
import { asker, upstreamsOf } from '../../rest/harness.js';
import { envelope } from '../../rest/zones.js';
import { type Served, serve } from '../../sandbox/served.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { accountAt, billOf, falkenstein, fleet, geography, ownPrices, server } from '../bill/fleet.js';

interface Price {
  readonly net: { readonly amount: string; readonly currency: string };
}
interface Line {
  readonly api: string;
  readonly account: string;
  readonly kind: string;
  readonly id: string;
  readonly unitPrice: Price;
  readonly net: { readonly amount: string };
  readonly resource: { readonly __typename: string; readonly monthlyAmount: Price | null } | null;
}

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await sharedGraph();
});

const plus = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
});
const isSame = (a: Fraction, b: Fraction) => a.over * b.under === b.over * a.under;

describe('the monthly amount of a resource', () => {
  let served: Served;
  beforeAll(async () => {
    served = await serve(schema);
  });
  afterAll(() => served.close());

  const listed = [
    'BACKUP',
    'FLOATING_IP',
    'LOAD_BALANCER',
    'PLAN',
    'PRIMARY_IP',
    'SERVER',
    'SNAPSHOT',
    'STORAGE_BOX',
    'SUBSCRIPTION',
    'USAGE',
    'VOLUME',
  ];
  const own = `
- { label: env=production, discount: 12 % }
- { kind: VOLUME, scale: 0.5 }
- { kind: BACKUP, discount: 10 % }
- { kind: STORAGE_BOX, discount: 5 % }
- { api: edge, kind: PLAN, scale: 2 }
- { api: dedicated, kind: SERVER, amount: 41.5, currency: EUR, period: month }
- { api: dedicated, kind: ADDON, amount: 1.7, currency: EUR, period: month }
- { api: dedicated, id: 198.19.0.67, amount: 2.5, currency: EUR, period: month }
- { api: cloud, kind: SNAPSHOT, amount: 1.25, currency: EUR, period: month }`;

  it.each([
    ['list prices', null, listed],
    ["prices of one's own, by label and by kind", own, ['ADDON', ...listed]],
  ])('is the sum of its lines of the bill, by %s', async (_, text, expected) => {
    const { upstreams, clock } = served;
    const prices = text === null ? null : ownPrices(text, clock.now());
    const kinds = new Set<string>();
    for (const currency of ['EUR', 'USD']) {
      const { lines } = await billOf<{ lines: { nodes: Line[] } }>(
        { schema, upstreams, prices },
        `currency: "${currency}"`,
        `{ lines(first: 1000) { nodes { api accountName kind id: resourceId unitPrice { net { amount currency } } net { amount }
          resource { __typename monthlyAmount { net { amount currency } } } } } }`,
      );
      const things = new Map<string, Line[]>();
      for (const line of lines.nodes) {
        if (line.kind === 'TRAFFIC' || line.unitPrice.net.currency !== currency) continue;
        const thing = `${line.api} ${line.account} ${line.resource?.__typename} ${line.id}`;
        things.set(thing, [...(things.get(thing) ?? []), line]);
      }
      for (const [thing, own] of things) {
        const [first] = own;
        const total = own.map(({ net }) => fraction(net.amount)).reduce(plus);
        const amount = first?.resource?.monthlyAmount?.net;
        const isEqual = amount?.currency === currency && isSame(fraction(amount.amount), total);
        expect([thing, amount?.amount ?? null, isEqual]).toEqual([thing, expect.any(String), true]);
        for (const { kind } of own) kinds.add(kind);
      }
    }
    expect([...kinds].sort()).toEqual(expected);
  });
});

describe('resources of accounts that are no sandbox', () => {
  let upstream: ScriptedUpstream;
  let upstreams: Upstreams;
  beforeAll(async () => {
    upstream = await ScriptedUpstream.start();
  });
  beforeEach(() => {
    upstream.asked.splice(0);
    const accounts = [accountAt(upstream.url, 'CLOUD', 'prod', 'one'), accountAt(upstream.url, 'CLOUD', 'lab', 'two')];
    upstreams = upstreamsOf([...accounts, accountAt(upstream.url, 'EDGE')]);
  });
  afterEach(() => upstreams.close());
  afterAll(() => upstream.close());

  const ask = async (query: string) => {
    const { data, errors } = await asker(schema, upstreams, undefined, {
      geography,
      config: readConfig({}),
      upstreams,
    })(query);
    expect(errors).toBeUndefined();
    return data;
  };

  it('have their pages in the console, where the API tells what its address needs', async () => {
    const zones = [
      { id: 'z1', name: 'acme.example', status: 'active', type: 'full', account: { id: 'a1' } },
      { id: 'z2', name: 'b\u00fccher/?.example', status: 'active', type: 'full', account: { id: 'a1' } },
      { id: 'z3', name: 'nobody.example', status: 'active', type: 'full' },
    ];
    upstream.script = ({ path }) => {
      if (path === '/zones') return envelope(zones);
      if (path === '/accounts') return envelope([{ id: 'a1', name: 'Company', type: 'standard' }]);
      return envelope([{ id: 'n1', title: 'sessions' }]);
    };
    const pages = 'nodes { consoleUrl }';
    expect(
      await ask(`{ edge { zones { ${pages} } accounts { nodes { consoleUrl kvNamespaces { ${pages} } } } } }`),
    ).toEqual({
      edge: {
        zones: {
          nodes: [
            { consoleUrl: 'https://dash.cloudflare.com/a1/acme.example' },
            { consoleUrl: 'https://dash.cloudflare.com/a1/b%C3%BCcher%2F%3F.example' },
            { consoleUrl: null },
          ],
        },
        accounts: {
          nodes: [
            {
              consoleUrl: 'https://dash.cloudflare.com/a1',
              kvNamespaces: { nodes: [{ consoleUrl: 'https://dash.cloudflare.com/a1/workers/kv/namespaces/n1' }] },
            },
          ],
        },
      },
    });
  });

  it('take one price list for all that an account has', async () => {
    const volume = { id: 5, name: 'data', size: 10, location: falkenstein, labels: {}, server: null };
    upstream.script = fleet({ servers: [server(1), server(2)], volumes: [volume] });
    const amounts = 'nodes { monthlyAmount { net { amount } } }';
    const cloud = (account: string) =>
      `${account}: cloud(account: "${account}") { servers { ${amounts} } volumes { ${amounts} } }`;
    const server1 = { monthlyAmount: { net: { amount: '3.79' } } };
    const own = {
      servers: { nodes: [server1, server1] },
      volumes: { nodes: [{ monthlyAmount: { net: { amount: '0.4400' } } }] },
    };
    expect(await ask(`{ ${cloud('prod')} ${cloud('lab')} }`)).toEqual({ prod: own, lab: own });
    const calls = upstream.asked.map(({ path, headers }) => `${headers.authorization} ${path.replace(/\?.*/, '')}`);
    expect(calls.sort()).toEqual(
      ['one', 'two'].flatMap((credential) =>
        ['/pricing', '/servers', '/volumes'].map((path) => `Bearer ${credential} ${path}`),
      ),
    );
  });
});
