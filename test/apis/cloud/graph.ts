/** The graph of the cloud API over a scripted upstream, started and stopped with the test file that asks it. */
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import type { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { FastClock, asker, upstreamsOf } from '../../rest/harness.js';
import { type Script, ScriptedUpstream } from '../../support/scripted-upstream.js';
import { sharedGraph } from '../../support/shared/graph.js';

export function cloudGraph() {
  let upstream: ScriptedUpstream;
  let schema: GraphQLSchema;
  let upstreams: Upstreams;
  beforeAll(async () => {
    upstream = await ScriptedUpstream.start();
    schema = await sharedGraph();
  });
  beforeEach(() => {
    upstream.asked.splice(0);
    upstreams = upstreamsOf(
      [{ api: 'CLOUD', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false }],
      {},
      new FastClock(),
    );
  });
  afterAll(() => upstream.close());
  return {
    ask: (source: string, variables?: Record<string, unknown>) => asker(schema, upstreams)(source, variables),
    answer: (script: Script) => (upstream.script = script),
    /** What was asked, as `GET /volumes?page=1`. */
    lines: () => upstream.lines,
    /** The body of the only call. */
    body: () => upstream.asked[0]?.body,
    bodies: () => upstream.asked.map(({ body }) => body),
  };
}

/** An action that has ended, about these objects. */
export function action(id: number, ...resources: { id: number; type: string }[]) {
  const started = '2026-01-01T00:00:00+00:00';
  return { id, command: 'do_it', status: 'success', progress: 100, started, finished: started, error: null, resources };
}
