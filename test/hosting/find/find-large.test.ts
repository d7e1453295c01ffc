/**
 * What joins cost over 200 servers, 200 volumes and 30 zones, one of them of 3,000 records.
 *
 * @in-order
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apis } from '../../../src/apis/index.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { enlarge } from '../../sandbox/large.js';
import { type Served, serve } from '../../sandbox/served.js';

let served: Served;
beforeAll(async () => {
  served = await serve(await sharedGraph());
  await enlarge(served.account('CLOUD'));
}, 60_000);
afterAll(() => served.close());

async function callsOf(query: string): Promise<Record<string, number>> {
  const { errors, context } = await served.ask(query);
  expect(errors).toBeUndefined();
  const report = Object.entries(context.clients.report(true) ?? {}) as [string, { calls: number }][];
  return Object.fromEntries(report.map(([api, { calls }]) => [api, calls]));
}

async function count(query: string): Promise<number> {
  const data = (await served.data(`{ cloud { ${query} { totalCount } } }`)) as {
    cloud: Record<string, { totalCount: number }>;
  };
  return Object.values(data.cloud)[0]?.totalCount ?? 0;
}

const find = (text: string) => `{ hosting { find(text: "${text}") { totalCount isComplete } } }`;
const nothing = Object.fromEntries(apis.map(({ name }) => [name.toLowerCase(), 0]));

describe('joins over a large sandbox', () => {
  it('find with one pass over each list, and without a call the second time', async () => {
    const cold = await callsOf(find('web-1'));
    expect(await callsOf(find('198.18.0.0/16'))).toEqual(nothing);
    const counts = [await count('images')];
    const lists = ['servers', 'volumes', 'primaryIps', 'floatingIps', 'loadBalancers', 'networks', 'firewalls'];
    for (const list of [...lists, 'certificates', 'placementGroups', 'sshKeys', 'dnsZones'])
      counts.push(await count(list));
    expect(counts.slice(1, 3)).toEqual([200, 200]);
    const pages = counts.reduce((sum, count) => sum + Math.max(1, Math.ceil(count / 50)), 0);
    const { storage } = await served.data('{ storage { storageBoxes(first: 1) { totalCount } } }');
    const boxes = (storage as { storageBoxes: { totalCount: number } }).storageBoxes.totalCount;
    // The sub-accounts and the snapshots of each storage box, the record sets of two primary zones, the accounts and zones of the edge, 10 lists below each of two accounts, and the records of each zone in one call.
    expect(cold).toMatchObject({ cloud: pages + 2, storage: 1 + 2 * boxes, dedicated: 9, edge: 2 + 20 + 30 });
  });

  it('name the sources from what was read, or from the central lists', async () => {
    expect(await callsOf('{ hosting { sources { state } } }')).toEqual(nothing);
    // The servers of the dedicated API may be read seldom.
    const anew = await callsOf('{ hosting { sources(maxAge: 0) { state } } }');
    expect(anew).toMatchObject({ cloud: 4, storage: 1, dedicated: 0, edge: 1 });
  });
});
