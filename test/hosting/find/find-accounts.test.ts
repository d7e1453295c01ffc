import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import type { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { sharedGeography } from '../../support/shared/geography.js';
import { sharedGraph } from '../../support/shared/graph.js';
import type { Scope } from '../../../src/base/auth/scope.js';
import { asker, upstreamsOf } from '../../rest/harness.js';
import { type Wire, pageOf } from '../../rest/lab.js';
import { envelope } from '../../rest/zones.js';
import { type ReceivedCall, type Reply, ScriptedUpstream } from '../../support/scripted-upstream.js';

const credentials: Readonly<Record<string, string>> = {
  'Bearer one': 'prod',
  'Bearer two': 'lab',
  'Bearer three': 'edge',
};

const record = (id: string, name: string, content: string, more: object = {}) => ({
  id,
  type: 'CNAME',
  name,
  content,
  ttl: 1,
  proxiable: true,
  meta: {},
  created_on: '2026-01-01T00:00:00Z',
  modified_on: '2026-01-01T00:00:00Z',
  ...more,
});

const records = [
  record('r1', 'xn--mnchen-3ya.example', 'target.example'),
  record('r2', 'shop.example', 'xn--mnchen-3ya.example'),
  record('r3', 'xn--zz--.example', 'xn--\u0000.example'),
  record('r4', 'new.example', 'whatever', { type: 'NEWKIND' }),
];

const servers = (account: string): Wire[] => [
  { id: 1, name: `${account}-web`, labels: { env: account } },
  { id: 2, labels: null, public_net: null, private_nets: null },
  { id: 3, name: ['odd'], labels: { env: account, depth: { of: 'object' }, odd: 7, empty: '' }, status: 'levitating' },
  { id: 5, name: 'holes', public_net: 'none', private_nets: [null, 7, { ip: 7, alias_ips: [null, '10.9.9.9'] }] },
  {
    id: 6,
    name: 'more holes',
    public_net: { ipv6: { ip: 6, dns_ptr: [null, { ip: null, dns_ptr: 'rdns.example' }] } },
  },
  { id: 4, name: '', public_net: { ipv4: { ip: 'not an address' }, ipv6: { ip: '2001:db8::/999' } } },
];

describe('a search over several accounts', () => {
  let upstream: ScriptedUpstream;
  let upstreams: Upstreams;
  let schema: GraphQLSchema;
  const revoked = new Set<string>();
  const broken = new Set<string>();

  function answer({ path, query, headers }: ReceivedCall): Reply {
    const account = credentials[headers.authorization ?? ''] ?? 'nobody';
    if (revoked.has(account)) return { status: 401, body: {} };
    if (broken.has(path)) return { status: 403, body: { error: { code: 'forbidden', message: 'not for you' } } };
    if (account === 'edge') return envelope(edge[path] ?? []);
    const [, name = ''] = path.split('/');
    return { body: pageOf(name, name === 'servers' ? servers(account) : [], query) };
  }
  const edge: Readonly<Record<string, unknown>> = {
    '/accounts': [{ id: 'a1', name: 'Company', type: 'standard' }],
    '/zones': [{ id: 'z1', name: 'xn--mnchen-3ya.example', account: { id: 'a1' }, name_servers: [] }],
    '/zones/z1/dns_records': records,
    '/accounts/a1/cfd_tunnel': [
      { id: 't1', name: 'alive', connections: null },
      { id: 't2', name: 'alive before', deleted_at: '2026-01-01T00:00:00Z' },
    ],
  };

  const ask = (source: string, scopes?: Scope[]) =>
    asker(schema, upstreams, scopes, { geography: sharedGeography() })(source);
  const found = async (text: string, scopes?: Scope[]) => {
    const { data, errors } = await ask(
      `{ hosting { find(text: ${JSON.stringify(text)}) { totalCount isComplete sources { api accountName state error }
        hits: nodes { accountName type id: resourceId name matched { field text } } } } }`,
      scopes,
    );
    expect(errors).toBeUndefined();
    return (data as { hosting: { find: Found } }).hosting.find;
  };
  interface Found {
    totalCount: number;
    isComplete: boolean;
    sources: { accountName: string; state: string; error: string | null }[];
    hits: { accountName: string; type: string; id: string; name: string | null; matched: object[] }[];
  }

  beforeAll(async () => {
    upstream = await ScriptedUpstream.start(answer);
    schema = await sharedGraph();
  });
  beforeEach(() => {
    revoked.clear();
    broken.clear();
    const account = { baseUrl: upstream.url, sandbox: false };
    upstreams = upstreamsOf([
      { ...account, api: 'CLOUD', name: 'prod', credential: 'one' },
      { ...account, api: 'CLOUD', name: 'lab', credential: 'two' },
      { ...account, api: 'EDGE', name: 'edge', credential: 'three' },
    ]);
    upstream.asked.splice(0);
  });
  afterAll(() => upstream.close());

  it('finds in each, and says in which', async () => {
    const { hits, isComplete } = await found('-web');
    expect(isComplete).toBe(true);
    expect(hits.map(({ accountName, name }) => [accountName, name])).toEqual([
      ['prod', 'prod-web'],
      ['lab', 'lab-web'],
    ]);
  });

  it('asks and answers those alone that are chosen, and refuses names of none', async () => {
    const chosen = async (choice: string) => {
      const { data, errors } = await ask(
        `{ hosting { find(text: "-web", ${choice}) { sources { accountName } hits: nodes { name } } } }`,
      );
      return errors?.[0]?.message ?? (data as { hosting: { find: unknown } }).hosting.find;
    };
    expect(await chosen('accounts: ["lab"]')).toEqual({
      sources: [{ accountName: 'lab' }],
      hits: [{ name: 'lab-web' }],
    });
    expect(new Set(upstream.asked.map(({ headers }) => headers.authorization))).toEqual(new Set(['Bearer two']));
    expect(await chosen('apis: [EDGE]')).toEqual({ sources: [{ accountName: 'edge' }], hits: [] });
    expect(await chosen('accounts: ["prdo"]')).toContain('(prod, lab, edge)');
  });

  it('answers the rest when one is revoked, and names that one', async () => {
    revoked.add('prod');
    const { hits, totalCount, isComplete, sources } = await found('-web');
    expect(hits.map(({ accountName }) => accountName)).toEqual(['lab']);
    expect({ totalCount, isComplete }).toEqual({ totalCount: 1, isComplete: false });
    expect(sources.map(({ accountName, state }) => [accountName, state])).toEqual([
      ['prod', 'FAILED'],
      ['lab', 'OK'],
      ['edge', 'OK'],
    ]);
  });

  it.each([
    ['/zones/z1/dns_records', 'dnsRecords: '],
    ['/accounts/a1/cfd_tunnel', 'tunnels: '],
    ['/accounts', 'accounts: '],
  ])('says what it lacks when %s cannot be read', async (path, list) => {
    broken.add(path);
    const { hits, isComplete, sources } = await found('-web');
    expect(hits).toHaveLength(2);
    expect(isComplete).toBe(false);
    expect(sources.find(({ accountName }) => accountName === 'edge')).toMatchObject({
      state: 'PARTIAL',
      error: expect.stringContaining(list),
    });
  });

  it('neither finds nor counts nor asks what the caller may not read', async () => {
    const { hits, totalCount, sources } = await found('-web', ['hosting:read@cloud:lab']);
    expect(hits.map(({ accountName }) => accountName)).toEqual(['lab']);
    expect(totalCount).toBe(1);
    expect(sources.map(({ accountName }) => accountName)).toEqual(['lab']);
    expect(new Set(upstream.asked.map(({ headers }) => headers.authorization))).toEqual(new Set(['Bearer two']));
    const { errors } = await ask('{ hosting { find(text: "web") { totalCount } } }', ['rates']);
    expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['FORBIDDEN']);
  });

  it('does not show one caller what was kept for another', async () => {
    await found('-web');
    const { hits } = await found('-web', ['hosting:read@cloud:lab']);
    expect(hits.map(({ accountName }) => accountName)).toEqual(['lab']);
  });

  it('makes each call once within its age, and anew without it', async () => {
    await found('-web');
    expect(new Set(upstream.asked.map(({ path, headers }) => `${headers.authorization} ${path}`)).size).toBe(
      upstream.asked.length,
    );
    const { length } = upstream.asked;
    await found('prod');
    expect(upstream.asked).toHaveLength(length);
    await ask('{ hosting { find(text: "-web", maxAge: 0) { totalCount } } }');
    expect(upstream.asked).toHaveLength(length * 2);
  });

  it('forgets nothing between two questions of one request, and reads for them once', async () => {
    const { data } = await ask(
      '{ hosting { a: find(text: "prod-web") { totalCount } b: find(text: "lab-web") { totalCount } } }',
    );
    expect(data).toEqual({ hosting: { a: { totalCount: 1 }, b: { totalCount: 1 } } });
    expect(upstream.asked.filter(({ path }) => path === '/servers')).toHaveLength(2);
  });

  it.each([
    'münchen.example',
    'MÜNCHEN.example',
    'munchen.example',
    'xn--mnchen-3ya.example',
    'XN--MNCHEN-3YA.EXAMPLE.',
  ])('finds an international name by %s', async (text) => {
    const { hits } = await found(text);
    expect(hits.map(({ type, id }) => `${type} ${id}`)).toEqual([
      'EdgeZone edge:edge:zone:z1',
      'EdgeDnsCnameRecord edge:edge:dnsRecord:z1:r1',
      'EdgeDnsCnameRecord edge:edge:dnsRecord:z1:r2',
    ]);
  });

  it('takes encoded names that mean nothing as they are', async () => {
    expect((await found('xn--zz--')).hits.map(({ id }) => id)).toEqual(['edge:edge:dnsRecord:z1:r3']);
  });

  it('finds objects of a kind that is not known', async () => {
    expect((await found('new.example')).hits).toMatchObject([
      { type: 'EdgeDnsOtherRecord', id: 'edge:edge:dnsRecord:z1:r4' },
    ]);
  });

  it('does not find what was deleted', async () => {
    expect((await found('alive')).hits.map(({ id }) => id)).toEqual(['edge:edge:tunnel:a1:t1']);
  });

  it('loses one value where one is odd, not the object', async () => {
    const byId = await found('2');
    expect(byId.hits).toMatchObject([
      { accountName: 'prod', type: 'CloudServer', id: 'cloud:prod:server:2', name: null },
      { accountName: 'lab', type: 'CloudServer', id: 'cloud:lab:server:2', name: null },
    ]);
    expect((await found('cloud:lab:server:2')).hits).toMatchObject([
      { accountName: 'lab', id: 'cloud:lab:server:2', matched: [{ field: 'id', text: 'cloud:lab:server:2' }] },
    ]);
    const byLabel = await found('env=prod');
    expect(byLabel.hits).toMatchObject([
      { id: 'cloud:prod:server:1', matched: [{ field: 'labels', text: 'env=prod' }] },
      { id: 'cloud:prod:server:3', name: null, matched: [{ field: 'labels', text: 'env=prod' }] },
    ]);
    expect((await found('empty')).hits).toHaveLength(2);
    expect((await found('10.9.9.9')).hits.map(({ name }) => name)).toEqual(['holes', 'holes']);
    expect((await found('rdns.example')).hits.map(({ name }) => name)).toEqual(['more holes', 'more holes']);
    expect((await found('not an address')).hits).toEqual([]);
    expect(byLabel.isComplete).toBe(true);
  });

  it('says that it is not whole where an object cannot be understood', async () => {
    const plain = upstream.script;
    upstream.script = (asked, nth) =>
      asked.path === '/volumes'
        ? { body: pageOf('volumes', [null as never, { id: 1, name: 'disk' }], asked.query) }
        : plain(asked, nth);
    const { hits, isComplete, sources } = await found('disk');
    upstream.script = plain;
    expect(hits).toHaveLength(2);
    expect(isComplete).toBe(false);
    expect(sources[0]).toMatchObject({ state: 'PARTIAL', error: expect.stringContaining('volumes') });
  });
});
