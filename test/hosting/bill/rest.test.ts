/** Groups by resource and by product: the dearest stand alone, and all others are one, to the last digit. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { exact } from '../../../src/base/decimal.js';
import { upstreamsOf } from '../../rest/harness.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { accountAt, billOf, falkenstein, fleet, pricing, server, serverPrice } from './fleet.js';

interface Amount {
  readonly net: { readonly amount: string };
}
interface Group extends Amount {
  readonly api: string | null;
  readonly accountName: string | null;
  readonly kind: string | null;
  readonly resourceId: string | null;
  readonly resourceName: string | null;
  readonly product: string | null;
  readonly restCount: number | null;
  readonly lineCount: number;
  readonly unknownCount: number;
  readonly rounded: Amount;
}
interface Shown extends Amount {
  readonly rounded: Amount;
  readonly lineCount: number;
  readonly groupCount: number;
  readonly groups: { readonly totalCount: number; readonly nodes: readonly Group[] };
}

const amounts = 'net { amount } rounded { net { amount } }';
const fields = `{ ${amounts} lineCount groupCount groups(first: 1000) { totalCount nodes {
  api accountName kind resourceId resourceName product restCount lineCount unknownCount ${amounts} } } }`;

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await sharedGraph();
  upstream = await ScriptedUpstream.start();
});
afterAll(() => upstream.close());

const bill = (args: string) =>
  billOf<Shown>({ schema, upstreams: upstreamsOf([accountAt(upstream.url, 'CLOUD', 'prod')]) }, args, fields);
const sum = (all: readonly Amount[]) => all.reduce((total, { net }) => total.plus(exact(net.amount)), exact(0));

const volume = (id: number, size: number) => ({
  id,
  name: `volume ${id}`,
  status: 'available',
  size,
  location: falkenstein,
  labels: {},
  server: null,
  created: '2026-01-01T00:00:00+00:00',
});
const volumes = (count: number) => Array.from({ length: count }, (_, at) => volume(at + 1, 10 + at));

describe('the groups of resources', () => {
  it('have a server with its backups, by its id and name', async () => {
    upstream.script = fleet({ servers: [server(1, { backup_window: '22-02' }), server(2)], volumes: [volume(1, 10)] });
    const { groups } = await bill('currency: "EUR", groupBy: [RESOURCE]');
    const own = { api: 'CLOUD', accountName: 'prod', kind: null, product: null, restCount: null };
    expect(groups.nodes).toMatchObject([
      { ...own, resourceId: 'cloud:prod:server:1', resourceName: 'server 1', lineCount: 2, net: { amount: '4.548' } },
      { ...own, resourceId: 'cloud:prod:server:2', resourceName: 'server 2', lineCount: 1 },
      { ...own, resourceId: 'cloud:prod:volume:1', resourceName: 'volume 1', lineCount: 1 },
    ]);
  });

  it('are a hundred at most: 99 of the dearest, and one of all others with their number', async () => {
    upstream.script = fleet({ volumes: volumes(100) });
    expect((await bill('groupBy: [RESOURCE]')).groups.nodes.filter(({ restCount }) => restCount !== null)).toEqual([]);
    upstream.script = fleet({ volumes: volumes(250) });
    const { groups, groupCount, lineCount, ...total } = await bill('currency: "EUR", groupBy: [KIND, RESOURCE]');
    expect([groupCount, groups.totalCount, groups.nodes.length, lineCount]).toEqual([100, 100, 100, 250]);
    const rest = groups.nodes.at(-1);
    expect(groups.nodes[0]).toMatchObject({ resourceName: 'volume 250', kind: 'VOLUME', restCount: null });
    expect(groups.nodes[98]).toMatchObject({ resourceName: 'volume 152', restCount: null });
    expect(rest).toMatchObject({ api: null, accountName: null, kind: null, resourceId: null, resourceName: null });
    // Volumes of 10 to 160 gigabytes.
    const gigabytes = (151 * (10 + 160)) / 2;
    expect(rest).toMatchObject({ restCount: 151, lineCount: 151 });
    expect(rest?.net.amount).toBe(exact('0.0440').times(gigabytes).toFixed());
    expect(sum(groups.nodes)).toEqual(exact(total.net.amount));
    expect(sum(groups.nodes.map(({ rounded }) => rounded))).toEqual(exact(total.rounded.net.amount));
  });

  it('count what has no price in the rest too', async () => {
    const list = { ...pricing, server_types: [] };
    upstream.script = fleet({ volumes: volumes(120), servers: [server(1)] }, list);
    const { groups } = await bill('currency: "EUR", groupBy: [RESOURCE]');
    expect(groups.nodes.at(-1)).toMatchObject({ restCount: 22, lineCount: 21, unknownCount: 1 });
  });

  it('are as many as there are by other criteria', async () => {
    const labelled = volumes(120).map((one) => ({ ...one, labels: { team: `team ${one.id}` } }));
    upstream.script = fleet({ volumes: labelled });
    expect((await bill('groupBy: [LABEL], labelKey: "team"')).groupCount).toBe(120);
  });
});

it('the groups of products are by their names and APIs, with one for what has none', async () => {
  const types = [11, 12].map((id) => ({
    id,
    name: `cx${id}`,
    prices: [serverPrice('fsn1', '3.79', '4.51', '0.0060')],
  }));
  const servers = [11, 11, 12].map((id, at) => server(at + 1, { server_type: { id, name: `cx${id}` } }));
  upstream.script = fleet({ servers, volumes: [volume(1, 10)] }, { ...pricing, server_types: types });
  const { groups } = await bill('currency: "EUR", groupBy: [PRODUCT]');
  expect(groups.nodes).toMatchObject([
    { api: 'CLOUD', accountName: null, product: 'cx11', lineCount: 2, net: { amount: '7.58' } },
    { api: 'CLOUD', accountName: null, product: 'cx12', lineCount: 1 },
    { api: 'CLOUD', accountName: null, product: null, lineCount: 1 },
  ]);
  expect(await bill('filter: { products: ["cx11"] }')).toMatchObject({ lineCount: 2 });
  const resourceIds = '["cloud:prod:server:3", "cloud:prod:volume:1", "cloud:other:server:1"]';
  expect(await bill(`filter: { resourceIds: ${resourceIds} }`)).toMatchObject({ lineCount: 2 });
});
