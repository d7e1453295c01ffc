import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { everythingOf } from '../../../support/everything-of.js';
import type { GraphQLSchema } from 'graphql';
import { batchesOf } from '../../../../src/apis/edge/dns/dns-batches.js';
import type { EdgeRecordChange } from '../../../../src/apis/edge/dns/dns-plan.js';
import { stateOf } from '../../../../src/apis/edge/dns/dns-state.js';
import { parseZoneFile } from '../../../../src/apis/dns/zone-file/parse.js';
import { asker, upstreamsOf } from '../../../rest/harness.js';
import { envelope } from '../../../rest/zones.js';
import { ScriptedUpstream } from '../../../support/scripted-upstream.js';
import { sharedGraph } from '../../../support/shared/graph.js';

type Fields = Record<string, unknown>;

const zone = envelope({ id: 'z', name: 'a.example', plan: { legacy_id: 'pro' } });
const record = (id: string, type: string, content: string, more: Fields = {}): Fields => ({
  id,
  type,
  content,
  name: 'x.a.example',
  ttl: 300,
  proxied: false,
  proxiable: true,
  meta: {},
  ...more,
});

let there: Fields[] = [];
let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await sharedGraph();
  upstream = await ScriptedUpstream.start();
});
beforeEach(() => {
  upstream.asked.splice(0);
  upstream.script = ({ method, path, body }) => {
    if (method === 'POST') return envelope(made(body as { posts?: Fields[] }));
    if (path === '/zones/z') return zone;
    return envelope(there, { page: 1, total_count: there.length, total_pages: 1 });
  };
});
afterAll(() => upstream.close());

let made = ({ posts = [] }: { posts?: Fields[] }): object => ({
  posts: posts.map((post, place) => ({ ...post, id: `new${place}` })),
});

const account = () =>
  ({ api: 'EDGE', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false }) as const;
const state = '{ recordId name type content proxied }';
const selection = `{ created { before ${state} after ${state} isDone } changed { before ${state} after ${state} }
  deleted { before ${state} } unchanged { recordId } isDone undo ${everythingOf('EdgeDnsUndo')} }`;
const change = `mutation ($changes: [EdgeDnsChangeInput!]!, $preview: Boolean = false) {
  changeEdgeDnsRecords(zoneId: "z", input: { changes: $changes, preview: $preview }) ${selection} }`;
const sync = `mutation ($file: String!) { syncEdgeDnsRecords(zoneId: "z", input: { zoneFile: $file }) ${selection} }`;

interface Changes {
  readonly created: { readonly after: Fields }[];
  readonly changed: { readonly before: Fields; readonly after: Fields }[];
  readonly deleted: { readonly before: Fields }[];
  readonly unchanged: Fields[];
  readonly undo: Fields[];
}

const ask = (source: string, variables: Fields) => asker(schema, upstreamsOf([account()]))(source, variables);
async function answer(source: string, variables: Fields): Promise<Changes> {
  const { data, errors } = await ask(source, variables);
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0] as Changes;
}
async function refusal(changes: object[]) {
  const { errors } = await ask(change, { changes });
  expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['BAD_USER_INPUT']);
  return errors?.[0]?.message;
}
const written = () => upstream.asked.filter(({ method }) => method === 'POST').map(({ body }) => body);

describe('changes of DNS records', () => {
  it('are worked out from what there is now, however old a reading the caller takes', async () => {
    there = [record('1', 'A', '192.0.2.1')];
    const upstreams = upstreamsOf([account()]);
    const patient = () => asker(schema, upstreams, undefined, {}, { maxAge: 60_000 });
    const look = `{ edge { zone(id: "z") { id } } }`;
    await patient()(look);
    await patient()(change, { changes: [], preview: true });
    there = [record('1', 'A', '192.0.2.1'), record('2', 'A', '192.0.2.2')];
    const { data } = await patient()(change, { changes: [{ delete: { name: 'x', type: 'A' } }], preview: true });
    expect(data).toMatchObject({
      changeEdgeDnsRecords: {
        deleted: ['1', '2'].map((id) => ({ before: { recordId: `edge:default:dnsRecord:z:${id}` } })),
      },
    });
  });

  it('delete no record of another priority than was said', async () => {
    there = [
      record('1', 'MX', 'mail.a.example', { priority: 10 }),
      record('2', 'MX', 'mail.b.example', { priority: 20 }),
    ];
    const { deleted } = await answer(change, { changes: [{ delete: { name: 'x', type: 'MX', priority: 20 } }] });
    expect(deleted.map(({ before }) => before['recordId'])).toEqual(['edge:default:dnsRecord:z:2']);
    expect(written()).toEqual([{ deletes: [{ id: '2' }] }]);
  });

  it('leave the settings that are not said as they are', async () => {
    there = [record('1', 'A', '192.0.2.1', { proxied: true, ttl: 1, settings: { ipv6_only: true } })];
    await answer(change, { changes: [{ update: { id: '1', settings: { ipv4Only: false }, comment: 'x' } }] });
    expect(written()).toEqual([{ patches: [{ id: '1', comment: 'x' }] }]);
  });

  it.each([{ name: null }, { type: null }, { proxied: null }, { ttl: null }, { tags: null }, { settings: null }])(
    'take null for what is left out, as no field but the comment can be emptied so: %j',
    async (fields) => {
      there = [record('1', 'A', '192.0.2.1', { proxied: true, ttl: 1 })];
      await answer(change, { changes: [{ update: { id: '1', comment: 'x', ...fields } }] });
      expect(written()).toEqual([{ patches: [{ id: '1', comment: 'x' }] }]);
    },
  );

  it('refuse an empty name', async () => {
    there = [record('1', 'A', '192.0.2.1')];
    expect(await refusal([{ update: { id: '1', name: '' } }])).toMatch(/name/);
    expect(written()).toEqual([]);
  });

  it('take the value of any type as text, and refuse what is none', async () => {
    there = [];
    await answer(change, { changes: [{ create: { name: '_x._tcp', type: 'SRV', content: '1 2 3 y.a.example.' } }] });
    expect(written()).toMatchObject([
      { posts: [{ type: 'SRV', data: { priority: 1, weight: 2, port: 3, target: 'y.a.example' } }] },
    ]);
    expect(await refusal([{ create: { name: '_x._tcp', type: 'SRV', content: '1 2' } }])).toBe(
      'input.changes[0].create.content: port is missing',
    );
  });

  it.each([
    { delete: { name: '', type: 'A' } },
    { delete: { name: 'x', type: 'A', content: null } },
    { delete: { name: 'x', type: 'A', content: '' } },
    { delete: { id: '1', name: 'y' } },
    { delete: { id: '1', content: '192.0.2.9' } },
    { create: { name: '', type: 'A', content: '192.0.2.9' } },
  ])('are refused where a value was left empty or says more than is looked at: %j', async (asked) => {
    there = [record('1', 'A', '192.0.2.1'), record('2', 'A', '192.0.2.2', { name: 'a.example' })];
    await refusal([asked]);
    expect(written()).toEqual([]);
  });

  it('do not take two different creations of one record, or one beside its change', async () => {
    there = [record('1', 'A', '192.0.2.1')];
    const create = { name: 'x', type: 'A', content: '192.0.2.1' };
    expect(await refusal([{ create: { ...create, ttl: 60 } }, { create: { ...create, ttl: 120 } }])).toMatch(/twice/);
    expect(await refusal([{ update: { id: '1', ttl: 60 } }, { create: { ...create, ttl: 120 } }])).toMatch(/twice/);
    const other = { ...create, content: '192.0.2.3' };
    expect(await refusal([{ create: { ...other, ttl: 60 } }, { create: { ...other, ttl: 120 } }])).toMatch(/twice/);
    const { created } = await answer(change, { changes: [{ create: other }, { create: other }] });
    expect(created).toHaveLength(1);
  });

  it('do not send the priority from before with the new one of a service', async () => {
    const data = { priority: 10, weight: 1, port: 2, target: 'y.a.example' };
    there = [record('1', 'SRV', '10 1 2 y.a.example', { data, priority: 10 })];
    await answer(change, { changes: [{ update: { id: '1', srv: { ...data, priority: 20 } } }] });
    expect(written()).toEqual([{ patches: [{ id: '1', data: { ...data, priority: 20 } }] }]);
  });

  it('know which new record is which, in whatever order they are answered', async () => {
    there = [];
    const before = made;
    made = ({ posts = [] }) => ({
      posts: posts.map((post) => ({ ...post, id: `id of ${String(post['content'])}` })).reverse(),
    });
    const contents = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];
    const changes = contents.map((content) => ({ create: { name: 'x', type: 'A', content } }));
    const { created } = await answer(change, { changes });
    made = before;
    expect(created.map(({ after }) => [after['content'], after['recordId']])).toEqual(
      contents.map((content) => [content, `edge:default:dnsRecord:z:id%20of%20${content}`]),
    );
  });

  it('are refused where the list of the records came in parts that do not make it whole', async () => {
    upstream.script = ({ path, query }) =>
      path === '/zones/z'
        ? zone
        : envelope(query['page'] === '2' ? [record('2', 'A', '192.0.2.2')] : [record('1', 'A', '192.0.2.1')], {
            page: Number(query['page']),
            total_count: 3,
            total_pages: 2,
          });
    const { errors } = await ask(sync, { file: 'x A 192.0.2.1' });
    expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['UPSTREAM_CONFLICT']);
    expect(written()).toEqual([]);
  });
});

describe('a zone file', () => {
  it.each([
    [`$ORIGIN ${'a'.repeat(300)}\nb A 192.0.2.1`, /^line 1: expected a name of up to 253/],
    [`${'$ORIGIN a\n'.repeat(200)}b A 192.0.2.1`, /^line \d+: expected a name of up to 253/],
    [`a CNAME ${'b.'.repeat(300)}`, /^line 1: expected a name of up to 253/],
    [`${'ü'.repeat(100_000)} A 192.0.2.1`, /^line 1: expected a name of up to 253/],
    ['a 3000000000 A 192.0.2.1', /^line 1: expected a time of up to/],
    ['a 9999999999w A 192.0.2.1', /^line 1: expected a time of up to/],
    ['a TXT "\\300"', /^line 1: expected .* up to \\255/],
  ])('is refused where it means nothing: %#', (file, message) => {
    expect(() => parseZoneFile(file, 'a.example')).toThrow(message);
  });
});

describe('calls for many changes', () => {
  it('take no longer for names that are given up for one another', () => {
    const of = (name: number, id: string) => stateOf({ id, name: `n${name}`, type: 'A', content: '192.0.2.1' }, 'z');
    const renames = Array.from({ length: 20_000 }, (_, n): EdgeRecordChange => {
      // Pairs first, then what joins them.
      const from = n < 10_000 ? 2 * n : 2 * (n - 10_000) + 1;
      return { before: of(from, `${n}`), after: of(from + 1, `${n}`) };
    });
    expect(batchesOf(renames, 3_500).flat()).toHaveLength(20_000);
  });
});
