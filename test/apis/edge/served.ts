/** The graph of the edge over a sandbox of its own, started and stopped with the test file that asks it. */
import { afterAll, beforeAll } from '@jest/globals';
import { type Served, serve } from '../../sandbox/served.js';
import { idBelow } from './account.js';
import { sharedGraph } from '../../support/shared/graph.js';

export function servedEdge() {
  let served: Served;
  let account = '';
  beforeAll(async () => {
    served = await serve(await sharedGraph());
    const data = await served.data('{ edge { accounts(first: 1) { nodes { id } } } }');
    account = (data as { edge: { accounts: { nodes: { id: string }[] } } }).edge.accounts.nodes[0]?.id ?? '';
  });
  afterAll(() => served.close());
  return {
    /** What the first account has: fields of it that are asked for. */
    async ofAccount(fields: string): Promise<unknown> {
      const data = await served.data(`{ edge { account(id: "${account}") { ${fields} } } }`);
      return (data as { edge: { account: unknown } }).edge.account;
    },
    /** What the field of a query or mutation answers; `ACCOUNT` stands for the id of the first account. */
    async answer(source: string): Promise<unknown> {
      const data = await served.data(source.replaceAll('ACCOUNT', account));
      return Object.values(data)[0];
    },
    /** The id of what the first account has under this key. */
    idOf: (type: string, key: string) => idBelow(account, type, key),
    refusal: (source: string) => served.refusal(source.replaceAll('ACCOUNT', account)),
    wait: (seconds: number) => served.clock.sleep(seconds * 1000),
  };
}
