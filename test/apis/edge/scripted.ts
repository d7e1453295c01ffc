/** The graph of the edge over a scripted upstream, started and stopped with the test file that asks it. */
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { FastClock, asker, upstreamsOf } from '../../rest/harness.js';
import { type Script, ScriptedUpstream } from '../../support/scripted-upstream.js';
import { sharedGraph } from '../../support/shared/graph.js';

export function scriptedEdge() {
  let upstream: ScriptedUpstream;
  let schema: GraphQLSchema;
  beforeAll(async () => {
    upstream = await ScriptedUpstream.start();
    schema = await sharedGraph();
  });
  beforeEach(() => void upstream.asked.splice(0));
  afterAll(() => upstream.close());

  return {
    ask(source: string, variables?: Record<string, unknown>) {
      const account = { api: 'EDGE', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false } as const;
      return asker(schema, upstreamsOf([account], {}, new FastClock()))(source, variables);
    },
    answer: (script: Script) => (upstream.script = script),
    lines: () => upstream.lines,
    bodies: () => upstream.asked.map(({ body }) => body),
  };
}

export const envelope = (result: unknown) => ({ body: { success: true, errors: [], messages: [], result } });
