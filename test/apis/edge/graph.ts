/** The graph of the edge over a sandbox of its own, which is as at the start before each test. */
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { type Served, serve } from '../../sandbox/served.js';
import { sharedGraph } from '../../support/shared/graph.js';

export function edgeSandbox() {
  let served: Served;
  beforeAll(async () => {
    served = await serve(await sharedGraph());
  });
  beforeEach(() => served.control('EDGE').reset());
  afterAll(() => served.close());

  async function ask(source: string, variables?: Record<string, unknown>) {
    const answer = await served.ask(source, variables);
    const calls = answer.context.clients.report(true)?.['edge']?.calls ?? 0;
    return { ...answer, calls };
  }

  return {
    served: () => served,
    ask,
    /** What a question that succeeds answers under its first field. */
    async answer<T>(source: string, variables?: Record<string, unknown>): Promise<T> {
      const { data, errors } = await ask(source, variables);
      if (errors || !data) throw new Error(JSON.stringify(errors));
      return Object.values(data)[0] as T;
    },
    /** The id of a zone by its name. */
    async zoneId(name: string): Promise<string> {
      const { data } = await ask('query ($name: String) { edge { zones(name: $name) { nodes { id } } } }', { name });
      return (data as { edge: { zones: { nodes: { id: string }[] } } }).edge.zones.nodes[0]?.id ?? '';
    },
  };
}
