/** Zones of the cloud, joined as those of the edge are. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { namesWorld, record, server, zone } from './world.js';

const world = namesWorld();
afterEach(() => world.end());

type Wire = Readonly<Record<string, unknown>>;

const cloudZone = (id: number, name: string, more: Wire = {}): Wire => ({
  id,
  name,
  mode: 'primary',
  ttl: 3600,
  status: 'ok',
  labels: {},
  record_count: 0,
  registrar: 'other',
  created: '2026-01-01T00:00:00Z',
  protection: { delete: false },
  primary_nameservers: [],
  authoritative_nameservers: { assigned: ['a.ns.example.'], delegated: [], delegation_status: 'valid' },
  ...more,
});

const set = (zone: number, name: string, type: string, values: readonly string[], more: Wire = {}): Wire => ({
  id: `${name}/${type}`,
  name,
  type,
  ttl: null,
  labels: {},
  protection: { change: false },
  zone,
  records: values.map((value) => ({ value })),
  ...more,
});

beforeEach(() => {
  world.set({
    one: {
      '/servers': [server(1, '203.0.113.7'), server(2, '203.0.113.9')],
      '/zones': [cloudZone(5, 'cloud.example'), cloudZone(6, 'else.example', { mode: 'secondary' })],
      '/zones/5/rrsets': [
        set(5, '@', 'A', ['203.0.113.7', '203.0.113.9']),
        set(5, 'www', 'CNAME', ['cloud.example.'], { ttl: 300 }),
        set(5, 'alias', 'CNAME', ['www']),
        set(5, 'toedge', 'CNAME', ['shop.edge.example.']),
        set(5, '*.dev', 'A', ['203.0.113.9']),
        set(5, 'gone', 'CNAME', ['nothing.cloud.example.']),
        set(5, 'hidden', 'CNAME', ['www.else.example.']),
        set(5, 'far', 'A', ['192.0.2.1']),
        set(5, 'odd', 'A', ['no address']),
        set(5, '@', 'MX', ['10 mail']),
        set(5, '@', 'TXT', ['"v=spf1 -all"']),
      ],
    },
    five: {
      '/zones': [zone('z1', 'edge.example')],
      '/zones/z1/dns_records': [
        record('A', 'shop.edge.example', '203.0.113.7'),
        record('CNAME', 'tocloud.edge.example', 'alias.cloud.example'),
        record('CNAME', 'below.edge.example', 'x.dev.cloud.example'),
      ],
    },
  });
});

async function data(query: string, scopes?: Parameters<typeof world.ask>[1]) {
  const { data, errors } = await world.ask(query, scopes);
  return { data: data as unknown, errors };
}

interface Name {
  readonly name: string;
  readonly content: string;
  readonly type: string;
  readonly ttl: number | null;
  readonly accountName: string;
  readonly zone: { readonly name: string };
  readonly target: { readonly state: string; readonly reason: string | null; readonly hops: readonly string[] } | null;
}

async function names(args = '', scopes?: Parameters<typeof world.ask>[1]) {
  const { data, errors } = await world.ask(
    `{ hosting { names(first: 100${args}) { totalCount isComplete problems { code message zone { name } }
      sources { api accountName state error } zoneCounts { zone { __typename name } totalCount own foreign dangling unknown withoutTarget }
      nodes { __typename name content type ttl accountName zone { name } target { state reason hops } } } } }`,
    scopes,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return (data as { hosting: { names: Record<string, never> & { nodes: Name[] } } }).hosting.names;
}

describe('a server', () => {
  const query = `{ cloud(account: "prod") { server(id: 1) { names { isComplete sources { accountName state error } nodes { name route records {
    __typename name content ttl type } } } dependents { nodes { kind effect resource { __typename ... on DnsRecord { name } } } } } } }`;

  it('has the names of zones of the cloud, and those that lead through both', async () => {
    const { data: found, errors } = await data(query);
    expect(errors).toBeUndefined();
    const { names, dependents } = (found as { cloud: { server: Record<string, { nodes: never[] }> } }).cloud.server;
    expect(
      (names?.nodes ?? []).map(({ name, route, records }: { name: string; route: string; records: Name[] }) =>
        [route, name, ...records.map(({ name, content, ttl }) => `${name} ${content} ${ttl}`)].join(' | '),
      ),
    ).toEqual([
      'DIRECT | shop.edge.example | shop.edge.example 203.0.113.7 1',
      'CNAME | tocloud.edge.example | tocloud.edge.example alias.cloud.example 1 | alias.cloud.example www.cloud.example 3600 | www.cloud.example cloud.example 300 | cloud.example 203.0.113.7 3600',
      'DIRECT | cloud.example | cloud.example 203.0.113.7 3600',
      'CNAME | www.cloud.example | www.cloud.example cloud.example 300 | cloud.example 203.0.113.7 3600',
      'CNAME | alias.cloud.example | alias.cloud.example www.cloud.example 3600 | www.cloud.example cloud.example 300 | cloud.example 203.0.113.7 3600',
      'CNAME | toedge.cloud.example | toedge.cloud.example shop.edge.example 3600 | shop.edge.example 203.0.113.7 1',
    ]);
    // Of the secondary zone nobody knows the names.
    expect(names).toMatchObject({ isComplete: false });
    expect(names).toMatchObject({
      sources: expect.arrayContaining([
        { accountName: 'prod', state: 'PARTIAL', error: expect.stringContaining('else.example is secondary') },
      ]),
    });
    expect(dependents?.nodes).toEqual(
      expect.arrayContaining([
        {
          kind: 'NAME',
          effect: 'cloud.example has 1 other address left',
          resource: { __typename: 'CloudDnsRecord', name: 'cloud.example' },
        },
      ]),
    );
  });

  it('takes one call for the zones of each account and one for each primary zone more', async () => {
    await data(query);
    const lines = () =>
      world
        .lines()
        .filter((line) => /zones/.test(line))
        .map((line) => line.replace(/\?.*/, ''));
    expect(lines().sort()).toEqual(
      ['/zones', '/zones', '/zones', '/zones/5/rrsets', '/zones/z1/dns_records'].map((path) => `GET ${path}`).sort(),
    );
    world.forget();
    await data(query);
    expect(lines()).toEqual([]);
  });

  it('keeps what others say where the account of a zone cannot be read', async () => {
    world.failing.add('one /zones/5/rrsets');
    const { data: found, errors } = await data(query);
    const { names } = (found as { cloud: { server: Record<string, { nodes: { name: string }[] }> } }).cloud.server;
    expect(names?.nodes.map(({ name }) => name)).toEqual(['shop.edge.example']);
    expect(names).toMatchObject({ isComplete: false });
    expect(errors?.[0]?.message).toContain('recordSets of the account prod of the cloud API could not be read');
  });
});

describe('hosting { names }', () => {
  it('has the records of both in one form, each value judged by itself', async () => {
    const { nodes, problems, isComplete, zoneCounts } = await names();
    const shown = nodes.map(({ name, type, content, ttl, target }) =>
      [type, name, content, ttl, target?.state ?? null].join(' '),
    );
    expect(shown).toEqual([
      'A shop.edge.example 203.0.113.7 1 OWN',
      'CNAME tocloud.edge.example alias.cloud.example 1 OWN',
      'CNAME below.edge.example x.dev.cloud.example 1 OWN',
      'A cloud.example 203.0.113.7 3600 OWN',
      'A cloud.example 203.0.113.9 3600 OWN',
      'MX cloud.example mail.cloud.example 3600 ',
      'TXT cloud.example "v=spf1 -all" 3600 ',
      'CNAME www.cloud.example cloud.example 300 OWN',
      'CNAME alias.cloud.example www.cloud.example 3600 OWN',
      'CNAME toedge.cloud.example shop.edge.example 3600 OWN',
      'A *.dev.cloud.example 203.0.113.9 3600 OWN',
      'CNAME gone.cloud.example nothing.cloud.example 3600 DANGLING',
      'CNAME hidden.cloud.example www.else.example 3600 UNKNOWN',
      'A far.cloud.example 192.0.2.1 3600 FOREIGN',
      'A odd.cloud.example no address 3600 UNKNOWN',
    ]);
    expect(nodes.find(({ name }) => name === 'hidden.cloud.example')?.target?.reason).toContain('is secondary');
    expect(problems).toEqual([
      { code: 'UNSUPPORTED_BY_PROVIDER', message: expect.any(String), zone: { name: 'else.example' } },
    ]);
    expect(isComplete).toBe(false);
    expect(zoneCounts).toEqual([
      {
        zone: { __typename: 'EdgeZone', name: 'edge.example' },
        totalCount: 3,
        own: 3,
        foreign: 0,
        dangling: 0,
        unknown: 0,
        withoutTarget: 0,
      },
      {
        zone: { __typename: 'CloudDnsZone', name: 'cloud.example' },
        totalCount: 12,
        own: 6,
        foreign: 1,
        dangling: 1,
        unknown: 2,
        withoutTarget: 2,
      },
    ]);
  });

  it('has those in a state, or of an API, page by page', async () => {
    const found = async (args: string) => (await names(args)).nodes.map(({ name }) => name);
    expect(await found(', states: [DANGLING]')).toEqual(['gone.cloud.example']);
    expect(await found(', hasTarget: false')).toEqual(['cloud.example', 'cloud.example']);
    expect(await found(', apis: [EDGE]')).toHaveLength(3);
    expect(await found(', accounts: ["lab"]')).toEqual([]);
  });

  it('names an account that fails, and keeps the rest whole', async () => {
    world.failing.add('one /zones');
    const { nodes, sources, isComplete } = await names();
    expect(nodes).toHaveLength(3);
    expect(isComplete).toBe(false);
    expect(sources).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ accountName: 'prod', state: 'PARTIAL', error: expect.stringContaining('dnsZones') }),
        expect.objectContaining({ api: 'EDGE', state: 'OK' }),
      ]),
    );
    // What leads to a name of nobody may lead to a zone that could not be read.
    expect(nodes.map(({ target }) => target?.state)).toEqual(['OWN', 'UNKNOWN', 'UNKNOWN']);
  });

  it('knows what is in no zone, whichever records could not be read', async () => {
    world.lists()['five']?.['/zones/z1/dns_records']?.push(record('CNAME', 'away.edge.example', 'shop.example.net'));
    world.failing.add('one /zones/5/rrsets');
    const { nodes, problems } = await names();
    expect(nodes.find(({ name }) => name === 'away.edge.example')?.target).toMatchObject({ state: 'FOREIGN' });
    expect(nodes.find(({ name }) => name === 'tocloud.edge.example')?.target).toMatchObject({ state: 'UNKNOWN' });
    expect(problems).toMatchObject([{ zone: { name: 'cloud.example' } }, { zone: { name: 'else.example' } }]);
  });

  it('shows to a token of one account that account alone', async () => {
    const { nodes, sources } = await names('', ['hosting:read@cloud:prod']);
    expect(new Set(nodes.map(({ accountName, zone }) => `${accountName} ${zone.name}`))).toEqual(
      new Set(['prod cloud.example']),
    );
    expect(sources).toHaveLength(1);
  });

  it('follows a name into the provider that its domain is delegated to', async () => {
    const lists = world.lists();
    lists['five'] = {
      '/zones': [zone('z1', 'edge.example'), zone('z2', 'cloud.example', { status: 'moved' })],
      '/zones/z1/dns_records': [record('CNAME', 'a.edge.example', 'only.cloud.example')],
      '/zones/z2/dns_records': [record('A', 'only.cloud.example', '203.0.113.7')],
    };
    const stateOf = async () =>
      (await names(', maxAge: 0')).nodes.find(({ name }) => name === 'a.edge.example')?.target;
    expect(await stateOf()).toMatchObject({ state: 'DANGLING' });
    const undecided = { authoritative_nameservers: { assigned: [], delegated: [], delegation_status: 'unknown' } };
    lists['one'] = { ...lists['one'], '/zones': [cloudZone(5, 'cloud.example', undecided)] };
    expect(await stateOf()).toMatchObject({ state: 'OWN' });
  });
});

it('hosting { dnsZones } has the zones of both', async () => {
  const { data: found } = await data(
    '{ hosting { dnsZones { totalCount nodes { __typename id name nameServers accountName } } } }',
  );
  expect(found).toMatchObject({
    hosting: {
      dnsZones: {
        totalCount: 3,
        nodes: [
          { __typename: 'EdgeZone', id: 'edge:default:zone:z1', name: 'edge.example' },
          {
            __typename: 'CloudDnsZone',
            id: 'cloud:prod:dnsZone:5',
            name: 'cloud.example',
            nameServers: ['a.ns.example'],
            accountName: 'prod',
          },
          { __typename: 'CloudDnsZone', name: 'else.example' },
        ],
      },
    },
  });
});

it('a record of a set says its name, content, TTL and target where no join has read it', async () => {
  const { data: found, errors } = await data(
    '{ cloud(account: "prod") { dnsZone(id: 5) { recordSets(first: 3) { nodes { name ttl records { identifier name content ttl value target { state hops } zone { id name } } } } } } }',
  );
  expect(errors).toBeUndefined();
  const { nodes } = (found as { cloud: { dnsZone: { recordSets: { nodes: unknown[] } } } }).cloud.dnsZone.recordSets;
  expect(nodes[1]).toEqual({
    name: 'www',
    ttl: 300,
    records: [
      {
        identifier: 'www/CNAME/cloud.example.',
        name: 'www.cloud.example',
        content: 'cloud.example',
        ttl: 300,
        value: 'cloud.example.',
        target: { state: 'OWN', hops: ['cloud.example'] },
        zone: { id: 'cloud:prod:dnsZone:5', name: 'cloud.example' },
      },
    ],
  });
});

it('find has zones of the cloud and their record sets', async () => {
  const { data: found, errors } = await data(
    `{ hosting { find(text: "alias.cloud.example") { isComplete nodes { api type name matched { field text } resource { __typename } } } } }`,
  );
  expect(errors).toBeUndefined();
  expect((found as { hosting: { find: { nodes: unknown[] } } }).hosting.find.nodes).toEqual([
    // It is called so; the other leads there.
    {
      api: 'CLOUD',
      type: 'CloudDnsRecordSet',
      name: 'alias.cloud.example',
      matched: [{ field: 'records.name', text: 'alias.cloud.example' }],
      resource: { __typename: 'CloudDnsRecordSet' },
    },
    {
      api: 'EDGE',
      type: 'EdgeDnsCnameRecord',
      name: 'tocloud.edge.example',
      matched: [{ field: 'content', text: 'alias.cloud.example' }],
      resource: { __typename: 'EdgeDnsCnameRecord' },
    },
  ]);
});
