import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { groups as cloud } from '../../src/cloud/index.js';
import type { Api } from '../../src/rest/dialect.js';
import { rowsOf } from '../../src/rest/graph.js';
import type { BoundRow } from '../../src/rest/bound-row.js';
import { groups as storage } from '../../src/storage/index.js';
import { schemaOf } from '../rest/harness.js';
import { type Served, call, serve } from './served.js';

describe('the sandbox', () => {
  let schema: GraphQLSchema;
  let served: Served;
  beforeAll(async () => {
    schema = await schemaOf([...cloud, ...storage]);
    served = await serve(schema);
  });
  afterAll(() => served.close());

  async function firstIn(api: Api, path: string): Promise<number> {
    const { body } = await call(served.account(api), `GET ${path}`);
    const [[first] = []] = Object.values(body ?? {}) as { id: number }[][];
    return first?.id ?? 0;
  }

  /** The path with the id of an object that is there. */
  async function pathOf({ path, dialect: { api } }: BoundRow): Promise<string> {
    const [collection = ''] = path.split('/{');
    if (collection === path) return path;
    // The actions of the cloud are listed by id alone.
    const list = collection === '/actions' ? `/servers/${await firstIn(api, '/servers')}/actions` : collection;
    return path.replace(/\{[^}]+\}/, String(await firstIn(api, list)));
  }

  it.each<[Api, number]>([
    ['CLOUD', 119],
    ['STORAGE', 20],
  ])('answers every call of the graph to %s', async (api, count) => {
    const rows = [...rowsOf(schema).keys()].filter(({ dialect }) => dialect.api === api);
    const lines = new Set(rows.map(({ method, path }) => `${method} ${path}`));
    expect(lines.size).toBe(count);
    for (const row of rows) {
      const line = `${row.method} ${await pathOf(row)}`;
      const { status } = await call(served.account(api), line, row.method === 'GET' ? undefined : {});
      // Without a body most writes are refused, but none is unknown and none breaks.
      expect([line, status, status < 500 && ![404, 405].includes(status)]).toEqual([line, status, true]);
      served.clock.sleep(10_000);
    }
  });
});
