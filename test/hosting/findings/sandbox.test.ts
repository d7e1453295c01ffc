import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../../src/config.js';
import { buildGraph } from '../../../src/schema.js';
import { asker } from '../../rest/harness.js';
import { type Served, serve } from '../../sandbox/served.js';

let served: Served;
let ask: ReturnType<typeof asker>;

beforeAll(async () => {
  const schema = await buildGraph();
  served = await serve(schema);
  const { upstreams } = served;
  ask = asker(schema, upstreams, undefined, { upstreams, config: readConfig({}) });
});
afterAll(() => served.close());

interface Found {
  readonly kind: string;
  readonly verdict: string;
  readonly resourceId: string;
  readonly error: string | null;
  readonly remedy: { readonly mutation: string; readonly variables: Record<string, unknown> } | null;
}

async function findings(args: string): Promise<Found[]> {
  const { data, errors } = await ask(
    `{ hosting { findings(first: 10000, ${args}) { nodes { kind verdict resourceId error remedy { mutation variables } } } } }`,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return (data as { hosting: { findings: { nodes: Found[] } } }).hosting.findings.nodes;
}

describe('the sandbox', () => {
  it('has its findings, all of which can be told', async () => {
    const found = await findings('apis: [DEDICATED, EDGE]');
    expect(found.filter(({ verdict }) => verdict === 'UNKNOWN')).toEqual([]);
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set([]));
  });

  it('is asked nothing the second time', async () => {
    const { context } = await ask('{ hosting { findings(apis: [DEDICATED, EDGE]) { totalCount } } }');
    expect(context.clients.report(true)).toEqual([]);
  });
});
