import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { apis } from '../../src/apis/index.js';
import type { Api } from '../../src/rest/rows/dialect.js';
import { rowsOf } from '../../src/rest/schema/fields-of-rows.js';
import type { BoundRow } from '../../src/rest/rows/bound-row.js';
import { type Served, call, serve } from './served.js';
import { someOf } from '../support/scale.js';
import { sharedGraph } from '../support/shared/graph.js';

const names = apis.map(({ name }) => name).filter((name) => name !== 'DEDICATED');

describe('the sandbox', () => {
  let schema: GraphQLSchema;
  let served: Served;
  beforeAll(async () => {
    schema = await sharedGraph();
    served = await serve(schema);
  });
  afterAll(() => served.close());

  async function firstIn(api: Api, path: string, key: string): Promise<string> {
    const { body = {} } = await call(served.account(api), `GET ${path}`);
    const listed =
      api === 'EDGE' ? [body['result']].flatMap((list) => [list, ...Object.values(list ?? {})]) : Object.values(body);
    const [first] = (listed.find(Array.isArray) ?? []) as Record<string, unknown>[];
    const name = [key, key.split('_').at(-1) ?? '', 'id', 'uuid', 'name'].find((name) => first?.[name] !== undefined);
    return String(first?.[name ?? ''] ?? 0);
  }

  /** The path with the ids of objects that are there. */
  async function pathOf({ path, dialect: { api, names } }: BoundRow): Promise<string> {
    let filled = '';
    for (const word of path.split('/').slice(1)) {
      const param = /^\{(.+)\}$/.exec(word)?.[1];
      // The actions of the cloud are listed by id alone, values by their keys.
      const list =
        api === 'CLOUD' && /^(\/\w+)?\/actions$/.test(filled)
          ? `/servers/${await firstIn(api, '/servers', 'id')}/actions`
          : filled.replace(/\/values$/, '/keys').replace(/(?<=\/rrsets)\/.*$/, '');
      filled += `/${param === undefined ? word : encodeURIComponent(await firstIn(api, list, names.toWire(param)))}`;
    }
    return filled;
  }

  // Those of the dedicated API are in `test/apis/dedicated/sandbox.test.ts`, with forms as bodies.
  it.each(names)('answers every call of the graph to %s', async (api) => {
    const rows = [...rowsOf(schema).keys()].filter(({ dialect }) => dialect.api === api);
    expect(rows).not.toEqual([]);
    const lost: unknown[] = [];
    for (const row of someOf(rows)) {
      const line = `${row.method} ${await pathOf(row)}`;
      const { status } = await call(served.account(api), line, row.method === 'GET' ? undefined : {});
      // Without a body most writes are refused, but none is unknown and none breaks.
      // No list has the operations that go on.
      const isUnknown = status === 404 && !row.path.includes('/bulk_operations/');
      if (status >= 500 || isUnknown || status === 405) lost.push([line, status]);
      served.clock.sleep(10_000);
      // What was deleted may have held what other calls need.
      if (row.method === 'DELETE') served.control(api).reset();
    }
    expect(lost).toEqual([]);
  });
});
