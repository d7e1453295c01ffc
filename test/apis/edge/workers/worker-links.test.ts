import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { asker, upstreamsOf } from '../../../rest/harness.js';
import { ScriptedUpstream } from '../../../support/scripted-upstream.js';
import { sharedGraph } from '../../../support/shared/graph.js';

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;

const results: Readonly<Record<string, unknown>> = {
  '/zones/z': { id: 'z', name: 'acme.example', account: { id: 'a', name: 'Acme' } },
  '/zones/z/workers/routes': ['front', 'front', 'gone', undefined].map((script, index) => ({
    id: `r${index}`,
    pattern: `acme.example/${index}`,
    script,
  })),
  '/accounts/a/workers/scripts': [
    { id: 'front', etag: 'e1' },
    { id: 'back', etag: 'e2' },
  ],
};

beforeAll(async () => {
  upstream = await ScriptedUpstream.start(({ path }) => ({
    body: { success: true, errors: [], messages: [], result: results[path] ?? null },
  }));
  schema = await sharedGraph();
});
afterAll(() => upstream.close());

it('reads the zone and the list of scripts once, however many routes lead to scripts', async () => {
  const upstreams = upstreamsOf([
    { api: 'EDGE', name: 'default', credential: 'x', baseUrl: upstream.url, sandbox: false },
  ]);
  const { data, errors } = await asker(
    schema,
    upstreams,
  )('{ edge { zone(id: "z") { workerRoutes { nodes { scriptName script { etag } } } } } }');
  upstreams.close();
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    edge: {
      zone: {
        workerRoutes: {
          nodes: [
            { scriptName: 'front', script: { etag: 'e1' } },
            { scriptName: 'front', script: { etag: 'e1' } },
            { scriptName: 'gone', script: null },
            { scriptName: null, script: null },
          ],
        },
      },
    },
  });
  expect(upstream.lines).toEqual(['GET /zones/z', 'GET /zones/z/workers/routes', 'GET /accounts/a/workers/scripts']);
});
