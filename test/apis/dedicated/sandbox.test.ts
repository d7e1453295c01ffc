import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { rowsOf } from '../../../src/rest/schema/fields-of-rows.js';
import { paramsOf } from '../../../src/rest/rows/path.js';
import type { BoundRow } from '../../../src/rest/rows/bound-row.js';
import { type FormReply, formCall, listIn } from './sandbox/dedicated-calls.js';
import { everything } from '../../sandbox/selection.js';
import { type Served, serve } from '../../sandbox/served.js';
import { sharedGraph } from '../../support/shared/graph.js';

describe('the dedicated API of the sandbox', () => {
  let schema: GraphQLSchema;
  let served: Served;
  beforeAll(async () => {
    schema = await sharedGraph();
    served = await serve(schema);
  });
  afterAll(() => served.close());

  const call = (line: string, form?: string): Promise<FormReply> => formCall(served.account('DEDICATED'), line, form);
  const first = async (
    path: string,
    key: string,
    is: (item: Readonly<Record<string, unknown>>) => boolean = () => true,
  ) => String(listIn(await call(`GET ${path}`)).find(is)?.[key]);

  it('has every field of every object', async () => {
    const queries = everything(schema, 'dedicated');
    expect(queries.length).toBeGreaterThan(15);
    for (const query of queries) {
      const { errors } = await served.ask(query);
      expect({ query, errors }).toEqual({ query, errors: undefined });
      served.clock.sleep(3_600_000);
    }
  });

  /** The path with the keys of objects that are there. */
  async function pathOf({ path }: BoundRow): Promise<string> {
    const [collection = ''] = path.split('/{');
    const box = () => first('/storagebox', 'id');
    const keys: Readonly<Record<string, () => Promise<string>>> = {
      'server-number': () => first('/server', 'server_number'),
      'server-id': () => first('/server', 'server_number'),
      ip: () =>
        path.includes('/mac')
          ? first('/ip', 'ip', (ip) => ip['separate_mac'] !== null)
          : first(collection, 'ip', (ip) => ip['ip'] !== ip['server_ip']),
      'net-ip': () => first('/subnet', 'ip', (subnet) => subnet['mask'] === 64),
      'failover-ip': () => first('/failover', 'ip'),
      fingerprint: () => first('/key', 'fingerprint'),
      'product-id': () => first(collection, 'id'),
      id: () => first(collection, 'id'),
      'storagebox-id': box,
      'snapshot-name': async () => first(`/storagebox/${await box()}/snapshot`, 'name'),
      'sub-account-username': async () => first(`/storagebox/${await box()}/subaccount`, 'username'),
      'template-id': () => first('/firewall/template', 'id'),
      'vswitch-id': () => first('/vswitch', 'id'),
    };
    let filled = path;
    for (const name of paramsOf(path))
      filled = filled.replace(`{${name}}`, encodeURIComponent((await keys[name]?.()) ?? ''));
    return filled;
  }

  it('answers every call of the graph', async () => {
    const rows = [...rowsOf(schema).keys()].filter(({ dialect }) => dialect.api === 'DEDICATED');
    const lines = new Set(rows.map(({ method, path }) => `${method} ${path}`));
    expect(lines.size).toBe(105);
    for (const row of rows) {
      const line = `${row.method} ${await pathOf(row)}`;
      const { status } = await call(line, row.method === 'GET' ? undefined : '');
      // Without a body most writes are refused, but none is unknown and none breaks.
      expect([line, status, status < 500 && ![404, 405].includes(status)]).toEqual([line, status, true]);
      served.clock.sleep(3_600_000);
    }
  });
});
