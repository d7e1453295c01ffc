import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sharedGraph } from '../../support/shared/graph.js';
import { type Served, serve } from '../../sandbox/served.js';

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
  readonly remedies: readonly { readonly mutation: string; readonly variables: Record<string, unknown> }[];
}

async function findings(args: string): Promise<Found[]> {
  const { data, errors } = await served.ask(
    `{ hosting { findings(first: 10000, ${args}) { nodes { kind verdict resourceId error remedies { mutation variables } } } } }`,
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
    expect(calls).toEqual([0, 0, 0, 0]);
  });

  it.each([
    ...['CERTIFICATE_PACK_FAILED', 'DEDICATED_SERVER_CANCELLED', 'MONITOR_UNUSED', 'POOL_UNUSED'],
    ...['TUNNEL_UNCONNECTED', 'ZONE_HTTP_ALLOWED', 'ZONE_TLS_OLD'],
  ])('has no %s any more once its remedy was sent', async (kind) => {
    const sick = found.find((one) => one.kind === kind && one.remedies.length > 0);
    for (const { mutation, variables } of sick?.remedies ?? []) {
      const { errors } = await served.ask(mutation, variables);
      expect(errors).toBeUndefined();
    }
    const left = await findings(`kinds: [${kind}]`);
    expect(left.filter(({ resourceId, verdict }) => resourceId === sick?.resourceId || verdict === 'UNKNOWN')).toEqual(
      [],
    );
  });
});
