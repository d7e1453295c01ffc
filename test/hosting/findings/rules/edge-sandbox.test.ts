import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sharedGraph } from '../../../support/shared/graph.js';
import { type Served, serve } from '../../../sandbox/served.js';

let served: Served;

beforeAll(async () => {
  served = await serve(await sharedGraph());
});
afterAll(() => served.close());

interface Found {
  readonly kind: string;
  readonly verdict: string;
  readonly resourceId: string;
  readonly error: string | null;
}

async function findings(args: string): Promise<Found[]> {
  const { data, errors } = await served.ask(
    `{ hosting { findings(first: 10000, ${args}) { nodes { kind verdict resourceId error } } } }`,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return (data as { hosting: { findings: { nodes: Found[] } } }).hosting.findings.nodes;
}

describe('the sandbox of servers and the edge', () => {
  let found: Found[];

  beforeAll(async () => {
    found = await findings('apis: [DEDICATED, EDGE]');
  });

  it('has its findings, all of which can be judged', () => {
    expect(found.filter(({ verdict }) => verdict === 'UNKNOWN')).toEqual([]);
    const kinds = ['ZONE_INACTIVE', 'ZONE_TLS_OLD', 'POOL_UNUSED', 'TUNNEL_UNCONNECTED', 'DEDICATED_FIREWALL_OFF'];
    expect(found.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds));
  });

  it('is asked nothing the second time', async () => {
    const { context } = await served.ask('{ hosting { findings(apis: [DEDICATED, EDGE]) { totalCount } } }');
    const calls = Object.values(context.clients.report(true) ?? {}).map((figures) => figures.calls);
    expect(calls.length).toBeGreaterThan(3);
    expect(calls.filter((count) => count !== 0)).toEqual([]);
  });
});
