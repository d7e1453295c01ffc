/** The graph of the cloud over a sandbox of its own, which is as at the start before each test. */
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { groups } from '../../../src/apis/cloud/index.js';
import { schemaOf } from '../../rest/harness.js';
import { type Served, serve } from '../../sandbox/served.js';

export function cloudSandbox() {
  let served: Served;
  beforeAll(async () => {
    served = await serve(await schemaOf(groups));
  });
  beforeEach(() => served.control('CLOUD').reset());
  afterAll(() => served.close());

  async function ask(source: string, variables?: Record<string, unknown>) {
    const answer = await served.ask(source, variables);
    const calls = answer.context.clients.report(true)?.['cloud']?.calls ?? 0;
    return { ...answer, calls };
  }

  async function answer<T>(source: string, variables?: Record<string, unknown>): Promise<T> {
    const { data, errors } = await ask(source, variables);
    if (errors || !data) throw new Error(JSON.stringify(errors));
    return Object.values(data)[0] as T;
  }

  return {
    served: () => served,
    ask,
    /** What a question that succeeds answers under its first field. */
    answer,
    /** The id of a zone by its name. */
    async zoneId(name: string): Promise<string> {
      const { dnsZones } = await answer<{ dnsZones: { nodes: { id: string }[] } }>(
        'query ($name: String) { cloud { dnsZones(name: $name) { nodes { id } } } }',
        { name },
      );
      return dnsZones.nodes[0]?.id ?? '';
    },
  };
}
