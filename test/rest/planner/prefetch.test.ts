/** @decorates-classes */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import type { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { asker, schemaOf, upstreamsOf } from '../harness.js';
import { count } from '../lab.js';
import { answerOf } from '../made-world.js';
import { groups } from '../worlds.js';
import { envelope, groups as zoneGroups } from '../zones.js';

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
let zones: GraphQLSchema;
let upstreams: Upstreams;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  schema = await schemaOf(groups);
  zones = await schemaOf(zoneGroups);
});
beforeEach(() => {
  upstream.asked.splice(0);
  const account = { name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false };
  upstreams = upstreamsOf([
    { api: 'CLOUD', ...account },
    { api: 'EDGE', ...account },
  ]);
});
afterAll(() => upstream.close());

async function settled(): Promise<void> {
  for (let turn = 0; turn < 200; turn++) await new Promise((resolve) => setImmediate(resolve));
}

describe('what is read ahead', () => {
  it('is the page that the field itself reads, where pages have a least size', async () => {
    const records = count(9, (id) => ({ id: String(id), text: `t${id}` }));
    upstream.script = ({ path, query }) => {
      const size = Number(query['per_page']);
      const all = path === '/zones' ? [{ id: 'z', name: 'z' }] : records;
      return envelope(all.slice(0, size), { total_count: all.length, total_pages: Math.ceil(all.length / size) });
    };
    const { data, errors } = await asker(
      zones,
      upstreams,
    )('{ edge { zones { nodes { records(first: 2) { nodes { text } } } } } }');
    await settled();
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      edge: { zones: { nodes: [{ records: { nodes: [{ text: 't1' }, { text: 't2' }] } }] } },
    });
    expect(upstream.lines).toEqual(['GET /zones?page=1&per_page=50', 'GET /zones/z/records?page=1&per_page=5']);
  });

  it('is nothing where the field refuses what is asked of it', async () => {
    upstream.script = ({ path }) =>
      envelope(path === '/zones' ? [{ id: 'z', name: 'z' }] : [], { total_count: 1, total_pages: 1 });
    const { errors } = await asker(
      zones,
      upstreams,
    )('{ edge { zones { nodes { records(first: 10001) { nodes { text } } } } } }');
    await settled();
    expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['BAD_USER_INPUT']);
    expect(upstream.lines).toEqual(['GET /zones?page=1&per_page=50']);
  });
});

describe('an object whose surroundings are odd', () => {
  it.each([null, '', '..', '\ud800', 7, {}])('has an error of its own, and no other: %j', async (zone) => {
    const uses = [
      { id: 'a', zone_id: zone, record: '1' },
      { id: 'b', zone_id: 'z', record: '1' },
    ];
    upstream.script = ({ path }) => {
      if (path.endsWith('/uses')) return envelope(uses, { total_count: 2, total_pages: 1 });
      return path.startsWith('/zones/z/') ? envelope({ id: '1', text: 't' }) : { status: 404, body: {} };
    };
    const { data } = await asker(zones, upstreams)('{ edge { uses(accountId: "a") { nodes { id entry { text } } } } }');
    await settled();
    expect(data).toEqual({
      edge: {
        uses: {
          nodes: [
            { id: 'a', entry: null },
            { id: 'b', entry: { text: 't' } },
          ],
        },
      },
    });
  });
});

describe('objects that lead on to others of their kind', () => {
  const length = 80;
  const chained = (step: number) => ({
    '/items': count(length, (id) => ({ id, name: `n${id}`, next: ((id + step - 1) % length) + 1 })),
    '/owners': [{ id: 1, name: 'o', favourites: count(9, (n) => n) }],
  });

  it('cost no more than twice the pages of their list, however deep', async () => {
    const world = chained(9);
    upstream.script = (asked) => answerOf(world, asked);
    const depth = 8;
    const nested = `${'next { name '.repeat(depth)}${'}'.repeat(depth)}`;
    for (let time = 0; time < 2; time++) {
      upstream.asked.splice(0);
      const { errors } = await asker(schema, upstreams)(`{ world { owner(id: 1) { favourites { ${nested} } } } }`);
      await settled();
      expect(errors).toBeUndefined();
      // 80 objects are wanted, of a list of 20 pages.
      expect(upstream.asked.length).toBeLessThanOrEqual(1 + 2 * (length / 4) + 1);
    }
  });
});
