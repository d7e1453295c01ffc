/** @decorates-classes */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { type Reply, ScriptedUpstream } from '../../support/scripted-upstream.js';
import { FastClock, asker, hasty, schemaOf, silent } from '../harness.js';
import { groups, pageOf } from '../lab.js';

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
let clock: FastClock;
let ask: ReturnType<typeof asker>;
beforeAll(async () => {
  schema = await schemaOf(groups);
  upstream = await ScriptedUpstream.start();
});
beforeEach(() => {
  upstream.asked.splice(0);
  clock = new FastClock();
  const accounts = [{ api: 'CLOUD' as const, name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false }];
  ask = asker(schema, new Upstreams({ accounts, log: silent, retryPolicy: hasty, clock }));
});
afterAll(() => upstream.close());

const hollow: [string, Reply][] = [
  ['nothing', { status: 200 }],
  ['a 204', { status: 204 }],
  ['null', { body: null }],
  ['an empty object', { body: {} }],
  ['other keys', { body: { servers: [], meta: {} } }],
  ['an empty payload', { body: { disk: {}, disks: {}, action: {} } }],
  ['a null payload', { body: { disk: null, disks: null, action: null } }],
  ['a text payload', { body: { disk: 'here', disks: 'here', action: 'done' } }],
  ['a list', { body: [] }],
  ['text', { body: 'ok' }],
  ['false', { body: false }],
];

describe.each(hollow)('a success with %s', (_, reply) => {
  it.each(['disk(id: 1) { id }', 'disks { totalCount nodes { id } }'])('is an error of %s', async (field) => {
    upstream.script = () => reply;
    const { data, errors } = await ask(`{ lab { ${field} } }`);
    expect(Object.values(data?.['lab'] as object)).toEqual([null]);
    expect(errors?.map(({ extensions }) => extensions)).toEqual([
      expect.objectContaining({
        code: 'UPSTREAM_UNAVAILABLE',
        upstream: expect.objectContaining({
          code: 'unreadable',
          status: reply instanceof Function ? 0 : (reply.status ?? 200),
        }),
      }),
    ]);
  });

  it.each([
    'wipeDisk(id: 1) { action { id } }',
    'createDisk(input: { name: "a", sizeGb: 10, place: "p" }) { rootPassword }',
    'createDisk(input: { name: "a", sizeGb: 10, place: "p" }, wait: true) { rootPassword }',
  ])('says of the write %s that it succeeded', async (field) => {
    // Of an answer of several parts any part will do.
    const part = reply instanceof Function ? undefined : reply.body;
    const isPart = field.startsWith('create') && typeof part === 'object' && part !== null && 'disk' in part;
    upstream.script = () => reply;
    const { errors } = await ask(`mutation { ${field} }`);
    if (!isPart) {
      expect(errors?.[0]?.extensions['code']).toBe('UPSTREAM_ANSWER_UNREADABLE');
      expect(errors?.[0]?.message).toMatch(
        /^The cloud API succeeded, but the answer was not readable: expected \w+, but got /,
      );
    }
    expect(upstream.asked.length).toBe(1);
  });

  it('is as good as any where no answer is expected', async () => {
    upstream.script = () => reply;
    expect(await ask('mutation { deleteDisk(id: 1) { deletedId } }')).toMatchObject({
      data: { deleteDisk: { deletedId: '1' } },
    });
  });
});

describe('an answer that is hollow', () => {
  it('is also a list of nothing but something else', async () => {
    upstream.script = () => ({ body: { disks: [{ colour: 1 }, null] } });
    const { data, errors } = await ask('{ lab { disks { totalCount } } }');
    expect(data).toEqual({ lab: { disks: null } });
    expect(errors?.[0]?.message).toMatch(/expected a list of Disk, but got a list of something else$/);
  });

  it('is not kept, and the one before it is returned as stale', async () => {
    const place = '{ lab { place(id: 1) { name } } }';
    upstream.script = () => ({ body: { place: { id: 1, name: 'here' } } });
    await ask(place);
    await clock.sleep(3_601_000);
    upstream.script = () => ({ body: {} });
    const { data, context } = await ask(place);
    expect(data).toEqual({ lab: { place: { name: 'here' } } });
    expect(context.clients.report(false)).toMatchObject({ cloud: { stale: ['/places/1'] } });
  });

  it('drops the cached reads below a write that it belongs to', async () => {
    const place = '{ lab { place(id: 1) { name } } }';
    upstream.script = () => ({ body: { place: { id: 1, name: 'here' } } });
    await ask(place);
    upstream.script = () => ({ status: 200 });
    await ask('mutation { renamePlace(id: 1, input: { name: "there" }) { place { name } } }');
    upstream.script = () => ({ body: { place: { id: 1, name: 'there' } } });
    expect((await ask(place)).data).toEqual({ lab: { place: { name: 'there' } } });
  });

  it('leaves the rest of the API in peace, however often it comes', async () => {
    upstream.script = ({ path }) => (path === '/disks/1' ? { body: {} } : { body: { machine: { id: 1, name: 'm' } } });
    for (let n = 0; n < 9; n += 1) await ask('{ lab { disk(id: 1) { id } } }');
    expect((await ask('{ lab { machine(id: 1) { name } } }')).data).toEqual({ lab: { machine: { name: 'm' } } });
  });
});

describe('an odd item of a list', () => {
  const odd = [7, null, 'disk', [], {}, { colour: 1 }, true];

  it('costs itself, with an error in its place', async () => {
    const all = [{ id: 1, name: 'a' }, ...odd, { id: 2, name: 'b' }];
    upstream.script = () => ({ body: { disks: all } });
    const { data, errors } = await ask('{ lab { disks { nodes { id name } edges { node { id } } } } }');
    expect(data).toEqual({
      lab: {
        disks: {
          nodes: [{ id: '1', name: 'a' }, ...odd.map(() => null), { id: '2', name: 'b' }],
          edges: [{ node: { id: '1' } }, ...odd.map(() => ({ node: null })), { node: { id: '2' } }],
        },
      },
    });
    const places = new Set(errors?.map(({ path }) => path?.slice(0, 4).join('.')));
    expect(places).toEqual(new Set(odd.flatMap((_, n) => [`lab.disks.nodes.${n + 1}`, `lab.disks.edges.${n + 1}`])));
  });

  it('does not stop who reads the list in steps', async () => {
    const all = odd.flatMap((item, n) => [{ id: n + 1, name: 'a' }, item]) as { id: number }[];
    upstream.script = ({ query }) => ({ body: pageOf('disks', all, query) });
    const ids: unknown[] = [];
    for (let after: unknown = null, steps = 0; after !== undefined && steps < 20; steps += 1) {
      const { data } = await ask(
        'query ($after: String) { lab { disks(first: 2, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } } }',
        { after },
      );
      const { disks } = data?.['lab'] as {
        disks: { nodes: ({ id: string } | null)[]; pageInfo: Record<string, unknown> } | null;
      };
      ids.push(...(disks?.nodes.flatMap((node) => node?.id ?? []) ?? []));
      after = disks?.pageInfo['hasNextPage'] ? disks.pageInfo['endCursor'] : undefined;
    }
    expect(ids).toEqual(odd.map((_, n) => String(n + 1)));
  });
});
