/** @decorates-classes */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { GraphQLSchema } from 'graphql';
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from 'graphql-query-complexity';
import { parse } from 'graphql';
import { type ReceivedCall, ScriptedUpstream } from '../../support/scripted-upstream.js';
import { asker, upstreamsOf, schemaOf } from '../harness.js';
import { disks, groups, pageOf, serving } from '../lab.js';

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  schema = await schemaOf(groups);
});
beforeEach(() => void upstream.asked.splice(0));
afterAll(() => upstream.close());

const ask = (source: string, variables?: Record<string, unknown>) =>
  asker(
    schema,
    upstreamsOf([{ api: 'CLOUD', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false }]),
  )(source, variables);

interface Listed {
  readonly lab: {
    readonly disks: {
      readonly totalCount: number;
      readonly nodes: { readonly id: string }[];
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  };
}

async function list(first: number, after: string | null = null) {
  const { data, errors } = await ask(
    'query ($first: Int!, $after: String) { lab { disks(first: $first, after: $after) { totalCount nodes { id } pageInfo { hasNextPage endCursor } } } }',
    { first, after },
  );
  expect(errors).toBeUndefined();
  const { totalCount, nodes, pageInfo } = (data as unknown as Listed).lab.disks;
  return { totalCount, ids: nodes.map(({ id }) => Number(id)), ...pageInfo };
}

describe('a list', () => {
  it('is read whole, in order and once, whatever the steps', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 180 }), fc.integer({ min: 1, max: 120 }), async (length, first) => {
        upstream.script = serving({ disks: disks(length) });
        const ids: number[] = [];
        for (let after: string | null = null, more = true; more;) {
          const page = await list(first, after);
          expect(page.totalCount).toBe(length);
          expect(page.ids.length).toBe(Math.min(first, length - ids.length));
          ids.push(...page.ids);
          after = page.endCursor;
          more = page.hasNextPage;
        }
        expect(ids).toEqual(disks(length).map(({ id }) => id));
      }),
      { numRuns: 25 },
    );
  });

  it('asks as many pages as it needs, those after the first side by side', async () => {
    const answer = serving({ disks: disks(500) });
    let held: (() => void)[] = [];
    upstream.script = async (asked, nth) => {
      if (asked.query['page'] !== '1') {
        await new Promise<void>((resolve) => {
          held.push(resolve);
          if (nth === 4) held.forEach((release) => release());
        });
      }
      return answer(asked, nth);
    };
    const { ids } = await list(200);
    expect(ids.length).toBe(200);
    expect(held.length).toBe(3);
    held = [];
    expect(upstream.lines).toEqual([1, 2, 3, 4].map((page) => `GET /disks?page=${page}&per_page=50`));
  });

  it('asks no more than one page for its total count', async () => {
    upstream.script = serving({ disks: disks(10_000) });
    const { data } = await ask('{ lab { disks(first: 1) { totalCount } } }');
    expect(data).toEqual({ lab: { disks: { totalCount: 10_000 } } });
    expect(upstream.lines).toEqual(['GET /disks?page=1&per_page=1']);
  });

  it('brings 10,000 objects', async () => {
    upstream.script = serving({ disks: disks(10_000) });
    const { ids, hasNextPage } = await list(10_000);
    expect(new Set(ids).size).toBe(10_000);
    expect(hasNextPage).toBe(false);
    expect(upstream.asked.length).toBe(200);
  });

  it('gives nothing twice when objects come in while its pages are read', async () => {
    let all = disks(120);
    upstream.script = ({ query }) => {
      const body = pageOf('disks', all, query);
      all = [{ id: 1000 + all.length, name: 'new' }, ...all];
      return { body };
    };
    const { ids } = await list(120);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining([1, 50, 51, 100]));
  });

  it('goes on behind the object of its cursor when others came in before it', async () => {
    upstream.script = serving({ disks: disks(120) });
    const { endCursor } = await list(30);
    upstream.script = serving({ disks: [{ id: 900, name: 'new' }, { id: 901, name: 'new' }, ...disks(120)] });
    const { ids } = await list(30, endCursor);
    expect(ids[0]).toBe(31);
  });

  it('sends filters and orders in the words of the upstream', async () => {
    upstream.script = serving({ disks: [] });
    await ask('{ lab { disks(status: [IN_USE, FREE], sort: [NAME_DESC, ID_ASC], boundTo: "7") { totalCount } } }');
    expect(upstream.asked[0]?.query).toEqual({
      status: ['in use', 'free'],
      sort: ['name:desc', 'id:asc'],
      bound_to: '7',
      page: '1',
      per_page: '50',
    });
  });

  it('may be unpaged and of plain values', async () => {
    upstream.script = ({ path }: ReceivedCall) =>
      path.endsWith('/notes')
        ? { body: { notes: ['a', 'b', 'c'] } }
        : { body: { machine: { id: 3, name: 'm', place: null, disks: [] } } };
    const { data, errors } = await ask(
      '{ lab { machine(id: 3) { notes(first: 2) { nodes pageInfo { hasNextPage } totalCount } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      lab: { machine: { notes: { nodes: ['a', 'b'], pageInfo: { hasNextPage: true }, totalCount: 3 } } },
    });
    expect(upstream.lines).toEqual(['GET /machines/3', 'GET /machines/3/notes']);
  });

  it.each([0, -1, 10_001])('refuses to give %p objects, naming the bound', async (first) => {
    const { errors } = await ask(`{ lab { disks(first: ${first}) { totalCount } } }`);
    expect(errors?.[0]?.message).toBe(`first: expected a number from 1 to 10000, but got ${first}`);
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    expect(upstream.asked).toEqual([]);
  });

  it.each([
    'nonsense',
    Buffer.from('[1,2]').toString('base64url'),
    Buffer.from('[1,5000,0,null]').toString('base64url'),
  ])('refuses the cursor %s, which it never gave', async (after) => {
    const { errors } = await ask(`{ lab { disks(after: "${after}") { totalCount } } }`);
    expect(errors?.[0]?.message).toContain('after: expected a cursor of this list');
    expect(upstream.asked).toEqual([]);
  });

  it('costs as much as the objects it asks for', () => {
    const cost = (first: number) =>
      getComplexity({
        schema,
        query: parse(`{ lab { disks(first: ${first}) { nodes { id name } } } }`),
        estimators: [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })],
      });
    expect(cost(1000) / cost(10)).toBeGreaterThan(90);
  });
});
