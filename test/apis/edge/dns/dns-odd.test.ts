import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { everythingOf } from '../../../support/everything-of.js';
import type { GraphQLSchema } from 'graphql';
import { type EdgeRecordChange } from '../../../../src/apis/edge/dns/dns-plan.js';
import { batchesOf, callOf } from '../../../../src/apis/edge/dns/dns-batches.js';
import { stateOf } from '../../../../src/apis/edge/dns/dns-state.js';
import type { Scope } from '../../../../src/base/auth/scope.js';
import { asker, upstreamsOf } from '../../../rest/harness.js';
import { envelope } from '../../../rest/zones.js';
import { serve } from '../../../sandbox/served.js';
import { heldTimeouts } from '../../../support/held-timeouts.js';
import { type Reply, ScriptedUpstream } from '../../../support/scripted-upstream.js';
import { sharedGraph } from '../../../support/shared/graph.js';

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
const timeouts = heldTimeouts();
beforeAll(async () => {
  schema = await sharedGraph();
  upstream = await ScriptedUpstream.start();
});
beforeEach(() => void upstream.asked.splice(0));
afterAll(() => upstream.close());

const ask = (source: string, variables?: Record<string, unknown>, scopes?: Scope[]) => {
  const account = { api: 'EDGE', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false } as const;
  return asker(schema, upstreamsOf([account]), scopes)(source, variables);
};

const zone = envelope({ id: 'z', name: 'a.example', plan: { legacy_id: 'free' } });
const common = { name: 'x.a.example', ttl: 1, proxiable: false, meta: {} };

describe('a record that is not as it should be', () => {
  it('costs no more than its own fields', async () => {
    upstream.script = ({ path }) =>
      path.endsWith('dns_records')
        ? envelope([
            { ...common, id: '1', type: 'HIP', content: '2 abc', data: { hit_length: 2 } },
            { ...common, id: '2', type: 'SRV', content: '1 2 3 y', data: 'odd' },
            {
              ...common,
              id: '3',
              type: 'CAA',
              content: '0 issue "y"',
              data: { flags: 'odd', tag: 'issue', value: 'y' },
            },
            { ...common, id: '4', type: 'A', content: '192.0.2.1' },
          ])
        : zone;
    const { data, errors } = await ask(`{ edge { zone(id: "z") { dnsRecords { nodes { __typename id type content
      ... on EdgeDnsOtherRecord { typeName data } ... on EdgeDnsSrvRecord { port } ... on EdgeDnsCaaRecord { flags tag value }
    } } } } }`);
    expect(data).toMatchObject({
      edge: {
        zone: {
          dnsRecords: {
            nodes: [
              { __typename: 'EdgeDnsOtherRecord', type: null, typeName: 'HIP', data: { hit_length: 2 } },
              { __typename: 'EdgeDnsSrvRecord', type: 'SRV', port: null, content: '1 2 3 y' },
              { __typename: 'EdgeDnsCaaRecord', flags: null, tag: 'issue', value: 'y' },
              { __typename: 'EdgeDnsARecord', type: 'A', content: '192.0.2.1' },
            ],
          },
        },
      },
    });
    expect(errors?.map(({ path }) => path?.slice(-2).join('.')).sort()).toEqual(['0.type', '1.port', '2.flags']);
  });
});

describe('changes of many records', () => {
  const page = (number: number, ids: readonly number[], total = 7) =>
    envelope(
      ids.map((id) => ({ ...common, id: `${id}`, type: 'A', name: `n${id}.a.example`, content: '192.0.2.1' })),
      { page: number, total_count: total, total_pages: Math.ceil(total / 3) },
    );
  const source = `mutation ($changes: [EdgeDnsChangeInput!]!, $preview: Boolean) {
    changeEdgeDnsRecords(zoneId: "z", input: { changes: $changes, preview: $preview }) {
      isDone created { isDone } changed { isDone before { name } } unchanged { name } undo ${everythingOf('EdgeDnsUndo')} } }`;

  it('know the records of all pages', async () => {
    upstream.script = ({ path, query }) =>
      path === '/zones/z'
        ? zone
        : page(Number(query['page']), { 1: [1, 2, 3], 2: [4, 5, 6], 3: [6, 7] }[Number(query['page'])] ?? []);
    const changes = [{ create: { name: 'n7', type: 'A', content: '192.0.2.1' } }, { update: { id: '6', ttl: 60 } }];
    const { data, errors } = await ask(source, { changes, preview: true });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      changeEdgeDnsRecords: {
        created: [],
        changed: [{ before: { name: 'n6.a.example' } }],
        unchanged: [{ name: 'n7.a.example' }],
      },
    });
    expect(upstream.lines.filter((line) => line.includes('dns_records'))).toHaveLength(3);
  });

  it('say where it is not known whether they are done', async () => {
    const silent: Reply = () => timeouts.over();
    upstream.script = ({ method, path }) => (method === 'POST' ? silent : path === '/zones/z' ? zone : page(1, [], 0));
    const changes = [{ create: { name: 'n9', type: 'A', content: '192.0.2.1' } }];
    const { data, errors } = await ask(source, { changes });
    expect(data).toMatchObject({
      changeEdgeDnsRecords: {
        isDone: false,
        created: [{ isDone: null }],
        undo: [{ delete: { name: 'n9.a.example' } }],
      },
    });
    expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['UPSTREAM_TIMEOUT']);
  });

  it.each<[string, Scope[]]>([
    ['read', ['hosting:write']],
    ['write', ['hosting:read']],
  ])('are for nobody who may not %s', async (_what, scopes) => {
    const { errors } = await ask(source, { changes: [] }, scopes);
    expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['FORBIDDEN']);
    expect(upstream.asked).toEqual([]);
  });
});

describe('calls for many changes', () => {
  const record = (name: string, content: string, id: string | null = null) =>
    stateOf({ id, name, type: 'A', content }, 'a.example');
  const made = (name: string, content: string): EdgeRecordChange => ({ before: null, after: record(name, content) });
  const gone = (name: string, content: string): EdgeRecordChange => ({
    before: record(name, content, content),
    after: null,
  });

  it('are as few as can be, and leave the changes of a name together', () => {
    const changes = Array.from({ length: 10 }, (_, n) => [made(`n${n}`, '1'), made(`n${n}`, '2'), gone(`n${n}`, '3')]);
    const batches = batchesOf(changes.flat(), 10);
    expect(batches.map((batch) => batch.length)).toEqual([9, 9, 9, 3]);
    for (const [first] of changes) {
      const own = batches.filter((batch) =>
        batch.some(({ before, after }) => (before ?? after)?.name === first?.after?.name),
      );
      expect(own).toHaveLength(1);
    }
  });

  it('divide a name that has more of them than a call may have, deletions first', () => {
    const changes = [...Array.from({ length: 15 }, (_, n) => made('n', `${n}`)), gone('n', 'x')];
    const [first, second] = batchesOf(changes, 10);
    expect([first?.length, second?.length]).toEqual([10, 6]);
    expect(callOf(first ?? [])).toMatchObject({ deletes: [{ id: 'x' }] });
  });

  it('leave a name together with the one that it is given up for', () => {
    const renamed: EdgeRecordChange = { before: record('old', '1', '1'), after: record('new', '1', '1') };
    const batches = batchesOf([made('old', '2'), gone('new', '1'), made('other', '1'), renamed], 3);
    expect(batches.map((batch) => batch.length)).toEqual([3, 1]);
  });
});

it('in the sandbox lead to servers of its cloud', async () => {
  const served = await serve(schema);
  const { cloud: found } = (await served.data('{ cloud { servers { nodes { publicNet { ipv4 { ip } } } } } }')) as {
    cloud: { servers: { nodes: { publicNet: { ipv4: { ip: string } | null } }[] } };
  };
  const addresses = found.servers.nodes.map(({ publicNet }) => publicNet.ipv4?.ip);
  const { edge } = (await served.data(
    '{ edge { dnsRecords(type: A, name: { startsWith: "api." }, first: 100) { nodes { content } } } }',
  )) as { edge: { dnsRecords: { nodes: { content: string }[] } } };
  expect(edge.dnsRecords.nodes).toHaveLength(30);
  for (const { content } of edge.dnsRecords.nodes) expect(addresses).toContain(content);
  await served.close();
});
