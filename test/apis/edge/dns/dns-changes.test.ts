import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { everythingOf } from '../../../support/everything-of.js';
import { asker, upstreamsOf } from '../../../rest/harness.js';
import { envelope, refused } from '../../../rest/zones.js';
import { ScriptedUpstream } from '../../../support/scripted-upstream.js';
import { edgeSandbox } from '../graph.js';
import { sharedGraph } from '../../../support/shared/graph.js';

const { ask, answer, zoneId } = edgeSandbox();

const state = '{ recordId name type content ttl proxied comment tags }';
const change = `{ before ${state} after ${state} isDone }`;
const all = `{ isDone callCount refusalReason created ${change} changed ${change} deleted ${change} unchanged { name } undo ${everythingOf('EdgeDnsUndo')} }`;
const source = `mutation ($zoneId: ID!, $changes: [EdgeDnsChangeInput!]!, $preview: Boolean, $maxDeletes: Int) {
  changeEdgeDnsRecords(zoneId: $zoneId, input: { changes: $changes, preview: $preview, maxDeletes: $maxDeletes }) ${all} }`;

interface State {
  readonly recordId: string | null;
  readonly name: string;
  readonly content: string;
}
interface Change {
  readonly before: State | null;
  readonly after: State | null;
  readonly isDone: boolean | null;
}
interface Changes {
  readonly isDone: boolean;
  readonly callCount: number;
  readonly refusalReason: string | null;
  readonly created: Change[];
  readonly changed: Change[];
  readonly deleted: Change[];
  readonly unchanged: unknown[];
  readonly undo: object[];
}

const zone = 'acme-api.example';

async function changes(asked: object[], options: object = {}, name = zone) {
  return answer<Changes>(source, { zoneId: await zoneId(name), changes: asked, ...options });
}

async function records(name = zone): Promise<Record<string, unknown>[]> {
  const { zone } = await answer<{ zone: { dnsRecords: { nodes: Record<string, unknown>[] } } }>(
    `query ($id: ID!) { edge { zone(id: $id) { dnsRecords(first: 5000) { nodes { id name type content ttl proxied comment tags
      ... on EdgeDnsMxRecord { priority } settings { ipv4Only } } } } } }`,
    { id: await zoneId(name) },
  );
  return zone.dnsRecords.nodes;
}

const recordOf = (n: number) => ({
  type: 'A',
  content: `192.0.2.${n}`,
  ttl: 300,
  proxied: false,
  proxiable: true,
  meta: {},
});

const without = (found: Record<string, unknown>[]) =>
  found
    .map(({ id: _id, settings, ...rest }) =>
      JSON.stringify({ ...rest, ipv4Only: Reflect.get(Object(settings), 'ipv4Only') === true }),
    )
    .sort();

async function idOf(type: string, name = zone): Promise<unknown> {
  return (await records()).find((record) => record['type'] === type && record['name'] === name)?.['id'];
}

describe('changes of DNS records', () => {
  it('are shown, made, and undone by what they answer', async () => {
    const before = await records();
    const asked = [
      { create: { type: 'A', name: 'new', content: '192.0.2.1', ttl: 300 } },
      { create: { type: 'SRV', name: '_x._tcp', srv: { priority: 1, weight: 2, port: 3, target: 'x.acme.example' } } },
      { update: { id: await idOf('MX'), priority: 20, comment: 'Moved' } },
      { update: { id: await idOf('A'), proxied: false, ttl: 600, tags: [], settings: { ipv4Only: true } } },
      { delete: { name: '@', type: 'CAA' } },
      { delete: { name: 'www', type: 'CNAME', content: `${zone.toUpperCase()}.` } },
    ];
    const preview = await changes(asked, { preview: true });
    expect(await records()).toEqual(before);
    const made = await changes(asked);
    expect(made).toMatchObject({ isDone: true, callCount: 1, refusalReason: null });
    expect(made.created.map(({ after }) => after)).toMatchObject([
      { name: `new.${zone}`, type: 'A', content: '192.0.2.1', ttl: 300 },
      { name: `_x._tcp.${zone}`, type: 'SRV', content: '1 2 3 x.acme.example.' },
    ]);
    expect(made.changed).toMatchObject([
      {
        before: { content: `10 mail.${zone}.`, comment: null },
        after: { content: `20 mail.${zone}.`, comment: 'Moved' },
      },
      { before: { proxied: true, ttl: 1, tags: expect.any(Array) }, after: { proxied: false, ttl: 600, tags: [] } },
    ]);
    expect(made.deleted.map(({ before }) => before?.name)).toEqual([zone, `www.${zone}`]);
    // But for what is only known once it is done.
    const plain = (changed: Changes) => ({
      changed: changed.changed.map(({ before, after }) => ({ before, after })),
      deleted: changed.deleted.map(({ before }) => before),
      created: changed.created.map(({ after }) => ({ ...after, recordId: null })),
    });
    expect(plain(preview)).toEqual(plain(made));

    expect(await changes(asked)).toMatchObject({ callCount: 0, created: [], changed: [], deleted: [], isDone: true });
    expect(await changes(made.undo)).toMatchObject({ isDone: true });
    expect(without(await records())).toEqual(without(before));
  });

  it('are undone by what a preview answers as well', async () => {
    const before = await records();
    const asked = [
      { create: { type: 'SRV', name: '_x._tcp', srv: { priority: 1, weight: 2, port: 3, target: 'x.acme.example' } } },
      { create: { type: 'MX', name: '@', content: 'mx2.acme.example', priority: 30 } },
      { delete: { id: await idOf('TXT') } },
    ];
    const { undo } = await changes(asked, { preview: true });
    await changes(asked);
    await changes(undo);
    expect(without(await records())).toEqual(without(before));
  });

  it('make of a record that is there already what is said of it', async () => {
    const made = await changes([
      { create: { type: 'MX', name: zone, content: `mail.${zone}`, priority: 10, ttl: 60 } },
    ]);
    expect(made.created).toEqual([]);
    expect(made.changed).toMatchObject([{ before: { ttl: 3600 }, after: { ttl: 60 } }]);
  });

  it('are refused when they delete more than they may, and say how many', async () => {
    const ids = (await records()).map(({ id }) => ({ delete: { id } })).slice(0, 4);
    const { errors, calls } = await ask(source, { zoneId: await zoneId(zone), changes: ids, maxDeletes: 3 });
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^maxDeletes: 4 records would be deleted, but no more than 3 may be/),
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(calls).toBe(2);
    const preview = await changes(ids, { maxDeletes: 3, preview: true });
    expect(preview.deleted).toHaveLength(4);
    expect(preview.refusalReason).toMatch(/^maxDeletes: 4 records/);
  });

  it('delete as many as they may', async () => {
    const ids = (await records()).map(({ id }) => ({ delete: { id } })).slice(0, 4);
    const { deleted, refusalReason, isDone } = await changes(ids, { maxDeletes: 4 });
    expect({ deleted: deleted.length, refusalReason, isDone }).toEqual({
      deleted: 4,
      refusalReason: null,
      isDone: true,
    });
  });

  it.each([
    [
      { create: { type: 'SRV', name: 'x', content: 'y' } },
      /changes\[0\]\.create\.content: expected a number, but got y/,
    ],
    [{ update: { id: 'nothing', ttl: 60 } }, /expected the id of a record of acme-api.example, but got "nothing"/],
    [{}, /changes\[0\]: expected exactly one of create, update, delete, but got none/],
    [{ delete: { name: 'x' } }, /changes\[0\]\.delete: expected either id, or name and type/],
  ])('are refused where they make no sense: %j', async (asked, message) => {
    const { errors } = await ask(source, { zoneId: await zoneId(zone), changes: [asked] });
    expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['BAD_USER_INPUT']);
    expect(errors?.[0]?.message).toMatch(message);
  });

  it('take no more than 8 calls for 1,000 of them on the free plan, what is read before included', async () => {
    const asked = Array.from({ length: 1_000 }, (_, n) => ({
      create: { type: 'A', name: `n${n}`, content: `198.51.100.${n % 250}`, ttl: 300 },
    }));
    const { data, errors, calls } = await ask(source, { zoneId: await zoneId(zone), changes: asked });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ changeEdgeDnsRecords: { callCount: 5, isDone: true } });
    expect(calls).toBe(7);
  });
});

describe('changes of one name that take two calls', () => {
  it('delete before they create, as the name could else have no room', async () => {
    const there = Array.from({ length: 150 }, (_, n) => ({ id: `id${n}`, name: 'x.a.example', ...recordOf(n) }));
    const upstream = await ScriptedUpstream.start(({ method, path }) => {
      if (path === '/zones/z') return envelope({ id: 'z', name: 'a.example', plan: { legacy_id: 'free' } });
      return envelope(method === 'GET' ? there : {}, { total_count: there.length, total_pages: 1 });
    });
    const account = { api: 'EDGE', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false } as const;
    const create = Array.from({ length: 150 }, (_, n) => ({
      create: { name: 'x', type: 'A', content: `198.51.100.${n}` },
    }));
    const variables = { zoneId: 'z', changes: [...create, { delete: { name: 'x', type: 'A' } }], maxDeletes: 150 };
    await asker(await sharedGraph(), upstreamsOf([account]))(source, variables);
    const calls = upstream.asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
    await upstream.close();
    expect(calls).toMatchObject([{ deletes: { length: 150 }, posts: { length: 50 } }, { posts: { length: 100 } }]);
  });
});

describe('changes of which a call fails', () => {
  let upstream: ScriptedUpstream;
  let left: number;
  const there: Record<string, unknown>[] = [];

  beforeEach(async () => {
    there.splice(0);
    left = 1;
    upstream = await ScriptedUpstream.start(({ method, path, body }) => {
      if (path === '/zones/z') return envelope({ id: 'z', name: 'a.example', plan: { legacy_id: 'free' } });
      if (method === 'GET') return envelope(there, { total_count: there.length, total_pages: 1 });
      if (left === 0) return refused(400, 1004, 'DNS Validation Error');
      left -= 1;
      const { posts } = body as { posts: Record<string, unknown>[] };
      const made = posts.map((post, n) => ({ ...post, id: `id${there.length + n}` }));
      there.push(...made);
      return envelope({ posts: made });
    });
  });

  afterEach(() => upstream.close());

  it('say what is done and what is not, and do only the rest when asked again', async () => {
    const schema = await sharedGraph();
    const account = { api: 'EDGE', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false } as const;
    const made = asker(schema, upstreamsOf([account]));
    const asked = Array.from({ length: 450 }, (_, n) => ({
      create: { type: 'A', name: `n${n}`, content: '192.0.2.1' },
    }));
    const variables = { zoneId: 'z', changes: asked };
    const first = await made(source, variables);
    expect(first.errors?.[0]).toMatchObject({
      message: expect.stringMatching(/200 of 450 changes are made; ask the same again/),
      extensions: { code: 'UPSTREAM_INVALID_INPUT' },
    });
    const changes = (first.data as { changeEdgeDnsRecords: Changes }).changeEdgeDnsRecords;
    expect(changes.isDone).toBe(false);
    expect(changes.created.filter(({ isDone }) => isDone === true)).toHaveLength(200);
    expect(changes.undo).toHaveLength(200);
    const rest = await made(source, { ...variables, preview: true });
    expect((rest.data as { changeEdgeDnsRecords: Changes }).changeEdgeDnsRecords.created).toHaveLength(250);
    left = 9;
    const again = await made(source, variables);
    expect(again.errors).toBeUndefined();
    expect(there).toHaveLength(450);
  });
});
