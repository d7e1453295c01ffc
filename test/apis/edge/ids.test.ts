/** Ids of two configured accounts whose objects have the same keys: each leads to its own, and none to another. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Scope } from '../../../src/base/auth/scope.js';
import type { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { asker, upstreamsOf } from '../../rest/harness.js';
import { type ReceivedCall, type Reply, ScriptedUpstream } from '../../support/scripted-upstream.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { envelope } from '../../rest/zones.js';

const half = '\uD83D';
const imageNames = ['brand/logo', 'a:b', '100%', half];
const record = { id: 'r1', type: 'A', ttl: 300, content: '192.0.2.1', proxiable: true, meta: {} };

/** Both accounts have all of this; their names show whose it is. */
function answer({ method, path, body, headers }: ReceivedCall): Reply {
  const account = headers.authorization?.replace('Bearer ', '') ?? '';
  const [kind = '', owner, ...below] = path.split('/').slice(1).map(decodeURIComponent);
  const inZone: Readonly<Record<string, unknown>> = {
    '': { id: owner, name: `${owner}.${account}.example`, plan: { legacy_id: 'pro' } },
    dns_records: [{ ...record, name: `${owner}.${account}.example` }],
    'dns_records/r1': { ...record, name: `${owner}.${account}.example` },
    'dns_records/batch': body,
  };
  const inAccount: Readonly<Record<string, unknown>> = {
    '': { id: owner, name: account },
    'images/v1': { images: imageNames.map((id) => ({ id, filename: `${id} of ${account}` })) },
    ...Object.fromEntries(imageNames.map((id) => [`images/v1/${id}`, { id, filename: `${id} of ${account}` }])),
    'images/v1/direct_upload': { id: 'later/on', uploadURL: 'https://upload.invalid' },
    'workers/scripts': [{ id: 'greeter', tag: account }],
    roles: [{ id: 'admin', name: account }],
    members: [{ id: 'ada', email: `ada@${account}.example`, roles: [{ id: 'admin', name: account }] }],
    'pages/projects': [{ id: 'p1', name: 'shop', latest_deployment: { id: 'd1', project_name: 'shop', url: account } }],
    'pages/projects/shop/deployments': [{ id: 'd1', project_name: 'shop', url: account }],
    'rules/lists': [{ id: 's1', name: account }],
  };
  if (method === 'PUT' || method === 'DELETE') return envelope({ id: owner });
  return envelope((kind === 'zones' ? inZone : inAccount)[below.join('/')] ?? null, { total_count: 1, total_pages: 1 });
}

let upstream: ScriptedUpstream;
let upstreams: Upstreams;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start(answer);
});
beforeEach(() => {
  upstream.asked.splice(0);
  upstreams = upstreamsOf(
    ['a', 'b'].map((name) => ({ api: 'EDGE', name, credential: name, baseUrl: upstream.url, sandbox: false })),
  );
});
afterAll(() => upstream.close());

async function ask(source: string, variables: Record<string, unknown> = {}, scopes?: readonly Scope[]) {
  return asker(await sharedGraph(), upstreams, scopes, { upstreams })(source, variables);
}

async function refusal(source: string, scopes?: readonly Scope[]) {
  upstream.asked.splice(0);
  const { errors } = await ask(source, {}, scopes);
  expect(upstream.lines).toEqual([]);
  return [errors?.[0]?.extensions['code'], errors?.[0]?.message];
}

describe('a record that another account has under the same key', () => {
  it('has an id of its own, by which it is found', async () => {
    const both = ['a', 'b'].map(
      (name) => `${name}: edge(account: "${name}") { zone(id: "z1") { id dnsRecord(id: "r1") {
      id identifier name } } }`,
    );
    const { data } = await ask(`{ ${both.join(' ')} }`);
    const zoneOf = (name: string) => ({
      id: `edge:${name}:zone:z1`,
      dnsRecord: { id: `edge:${name}:dnsRecord:z1:r1`, identifier: 'r1', name: `z1.${name}.example` },
    });
    expect(data).toEqual({ a: { zone: zoneOf('a') }, b: { zone: zoneOf('b') } });
    const ids = ['edge:b:dnsRecord:z1:r1', 'edge:a:dnsRecord:z2:r1', 'edge:b:zone:z2', 'edge:c:zone:z1'];
    const nodes = await ask(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on EdgeDnsRecord { name } ... on EdgeZone { name } } }',
      { ids },
    );
    expect(nodes.data).toEqual({
      nodes: [
        { id: ids[0], name: 'z1.b.example' },
        { id: ids[1], name: 'z2.a.example' },
        { id: ids[2], name: 'z2.b.example' },
        null,
      ],
    });
  });

  it('is not read in place of the other', async () => {
    const { data, errors } = await ask(`{ edge(account: "a") {
      zone(id: "edge:b:zone:z1") { name }
      own: zone(id: "edge:a:zone:z1") { dnsRecord(id: "edge:b:dnsRecord:z1:r1") { name } other: dnsRecord(id: "edge:a:dnsRecord:z2:r1") { name } }
      zones(account: { id: "edge:b:account:x" }) { totalCount }
      account(id: "x") { workerScript(name: "edge:b:workerScript:x:greeter") { tag } other: workerScript(name: "edge:a:workerScript:y:greeter") { tag }
        mine: workerScript(name: "edge:a:workerScript:x:greeter") { tag } }
    } }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      edge: {
        zone: null,
        own: { dnsRecord: null, other: null },
        zones: null,
        account: { workerScript: null, other: null, mine: { tag: 'a' } },
      },
    });
    expect(upstream.asked.every(({ headers }) => headers['authorization'] === 'Bearer a')).toBe(true);
  });
});

const change = (zone: string, id: string, more = '') =>
  `mutation { changeEdgeDnsRecords(zoneId: "${zone}", input: { changes: [{ delete: { id: "${id}" } }] }${more}) {
    deleted { before { recordId } } undo { create { name } update { recordId } } } }`;
const batch = (zone: string, id: string, more = '') =>
  `mutation { batchEdgeDnsRecords(zoneId: "${zone}", input: { deletes: [{ id: "${id}" }] }${more}) { batch { deletes { name } } } }`;

describe('a write', () => {
  it('leads to the account of its ids', async () => {
    const { data, errors } = await ask(change('edge:b:zone:z1', 'edge:b:dnsRecord:z1:r1'));
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      changeEdgeDnsRecords: { deleted: [{ before: { recordId: 'edge:b:dnsRecord:z1:r1' } }] },
    });
    await ask(change('z1', 'edge:b:dnsRecord:z1:r1'));
    await ask(batch('edge:b:zone:z1', 'edge:b:dnsRecord:z1:r1'));
    await ask(
      'mutation { syncEdgeDnsRecords(zoneId: "edge:b:zone:z1", input: { zoneFile: "@ 300 A 192.0.2.7" }) { callCount } }',
    );
    await ask('mutation { deleteEdgeZone(id: "edge:b:zone:z1") { deletedId } }');
    expect(new Set(upstream.asked.map(({ headers }) => headers['authorization']))).toEqual(new Set(['Bearer b']));
    const sent = upstream.asked.filter(({ method }) => method !== 'GET');
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /zones/z1/dns_records/batch',
      'POST /zones/z1/dns_records/batch',
      'POST /zones/z1/dns_records/batch',
      'POST /zones/z1/dns_records/batch',
      'DELETE /zones/z1',
    ]);
    expect(sent.slice(0, 3).map(({ body }) => body)).toEqual(Array(3).fill({ deletes: [{ id: 'r1' }] }));
  });

  it.each([
    ['another account beside', change('edge:b:zone:z1', 'r1', ', account: "a"'), /^account: expected "b"/],
    ['another account beside', batch('edge:b:zone:z1', 'r1', ', account: "a"'), /^account: expected "b"/],
    [
      'another account beside',
      'mutation { deleteEdgeZone(id: "edge:b:zone:z1", account: "a") { deletedId } }',
      /^account: expected "b"/,
    ],
    [
      'ids of two accounts',
      change('edge:b:zone:z1', 'edge:a:dnsRecord:z1:r1'),
      /^input\.changes\.delete\.id: expected an id of the account "b"/,
    ],
    ['a record of another zone', change('z1', 'edge:b:dnsRecord:z2:r1'), /expected an id whose zoneId is "z1"/],
    ['a record of another zone', batch('z1', 'edge:b:dnsRecord:z2:r1'), /expected an id whose zoneId is "z1"/],
    [
      'an id of too few parts',
      batch('z1', 'edge:b:dnsRecord:r1'),
      /expected an id such as edge:b:dnsRecord:zoneId:id, but got "edge:b:dnsRecord:r1"/,
    ],
  ])('is refused with %s, and nothing is sent', async (_what, source, message) => {
    expect(await refusal(source)).toEqual(['BAD_USER_INPUT', expect.stringMatching(message)]);
  });

  it('to an account that is unknown, or of others, answers alike, and nothing is sent', async () => {
    const scopes: readonly Scope[] = ['hosting:read@edge:a', 'hosting:write@edge:a'];
    for (const source of [
      (account: string) => change(`edge:${account}:zone:z1`, 'r1'),
      (account: string) => batch(`edge:${account}:zone:z1`, 'r1'),
      (account: string) => `mutation { deleteEdgeZone(id: "edge:${account}:zone:z1") { deletedId } }`,
    ]) {
      const unknown = await refusal(source('nobody'), scopes);
      expect(unknown).toEqual(['UPSTREAM_NOT_FOUND', expect.stringContaining('nothing has this id')]);
      expect(await refusal(source('b'), scopes)).toEqual(unknown);
    }
  });
});

describe('what only looks like an id', () => {
  it('stays the key or name that it is', async () => {
    const key = 'edge:a:zone:1';
    await ask(
      `mutation ($key: ID!, $keys: [String!]!) {
        putEdgeKvValue(account: "b", accountId: "x", id: "n", key: $key, input: { value: { text: "v" } }) { upload { url } }
        deleteEdgeKvValues(account: "b", accountId: "x", id: "n", input: { keys: $keys }) { result { successfulKeyCount } }
        createEdgeBucket(account: "b", accountId: "x", input: { name: "edge:a:bucket:x:logs" }) { bucket { name } }
      }`,
      { key, keys: [key] },
    );
    expect(upstream.asked.map(({ path }) => path)).toContain(
      `/accounts/x/storage/kv/namespaces/n/values/${encodeURIComponent(key)}`,
    );
    expect(upstream.asked.map(({ body }) => body)).toEqual(
      expect.arrayContaining([[key], { name: 'edge:a:bucket:x:logs' }]),
    );
    expect(new Set(upstream.asked.map(({ headers }) => headers['authorization']))).toEqual(new Set(['Bearer b']));
  });
});

describe('names with characters of every kind', () => {
  it('are encoded in ids, by which their objects are found', async () => {
    const { data } = await ask('{ edge(account: "a") { account(id: "x") { images { nodes { id identifier } } } } }');
    const expected = ['brand%2Flogo', 'a%3Ab', '100%25', '%uD83D'].map((key) => `edge:a:image:x:${key}`);
    expect(data).toEqual({
      edge: { account: { images: { nodes: imageNames.map((name, at) => ({ id: expected[at], identifier: name })) } } },
    });
    // The last one can stand in no path: it is found in the list.
    const ids = expected;
    const nodes = await ask('query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on EdgeImage { filename } } }', { ids });
    expect(nodes.errors).toBeUndefined();
    expect(nodes.data).toEqual({
      nodes: ids.map((id, at) => ({ id, filename: `${String(imageNames[at])} of a` })),
    });
  });

  it('are so of what is named before it is there', async () => {
    const { data } = await ask(
      'mutation { createEdgeImageDirectUpload(account: "b", accountId: "x", input: {}) { directUpload { imageId } } }',
    );
    expect(data).toEqual({ createEdgeImageDirectUpload: { directUpload: { imageId: 'edge:b:image:x:later%2Fon' } } });
  });
});

describe('what no call reads by itself', () => {
  it('is found in its list', async () => {
    const ids = [
      'edge:b:workerScript:x:greeter',
      'edge:b:role:x:admin',
      'edge:b:member:x:ada',
      'edge:b:pagesDeployment:x:shop:d1',
      'edge:b:list:x:s1',
      'edge:b:role:x:nobody',
    ];
    const { data, errors } = await ask(
      `query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on EdgeWorkerScript { tag } ... on EdgeRole { name }
        ... on EdgeMember { email roles { id } } ... on EdgePagesDeployment { url } ... on EdgeList { name } } }`,
      { ids },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      nodes: [
        { id: ids[0], tag: 'b' },
        { id: ids[1], name: 'b' },
        { id: ids[2], email: 'ada@b.example', roles: [{ id: ids[1] }] },
        { id: ids[3], url: 'b' },
        { id: ids[4], name: 'b' },
        null,
      ],
    });
  });

  it('is searched for once, however many of it are asked for', async () => {
    const ids = ['admin', 'nobody', 'admin'].map((key) => `edge:b:role:x:${key}`);
    const { data } = await ask('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids });
    expect(data).toEqual({ nodes: [{ id: ids[0] }, null, { id: ids[2] }] });
    expect(upstream.lines).toHaveLength(1);
  });

  it('is nothing below a key that can stand in no path', async () => {
    const ids = ['edge:b:role::admin', 'edge:b:role:..:admin', 'edge:b:role:%uD83D:admin', 'edge:b:image:x:..'];
    const { data, errors } = await ask('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids });
    expect([data, errors]).toEqual([{ nodes: [null, null, null, null] }, undefined]);
  });

  it('has the same id within others', async () => {
    const { data } = await ask(
      '{ edge(account: "a") { account(id: "x") { pagesProjects { nodes { latestDeployment { id } deployments { nodes { id } } } } } } }',
    );
    const id = 'edge:a:pagesDeployment:x:shop:d1';
    expect(data).toMatchObject({
      edge: { account: { pagesProjects: { nodes: [{ latestDeployment: { id }, deployments: { nodes: [{ id }] } }] } } },
    });
  });
});
