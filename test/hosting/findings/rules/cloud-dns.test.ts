/** DNS findings of the cloud, which are those of the edge: each record of a set is judged by itself. */
import { describe, expect, it } from '@jest/globals';
import { record, server, zone } from '../../names/world.js';
import { type World, findingsLab } from '../lab.js';
import { enveloped, itDistinguishesTwins } from '../wire-twins.js';

const lab = findingsLab();

type Wire = Readonly<Record<string, unknown>>;

const cloudZone = {
  id: 5,
  name: 'acme.example',
  mode: 'primary',
  ttl: 3600,
  labels: {},
  protection: { delete: false },
  authoritative_nameservers: { assigned: [], delegated: [], delegation_status: 'valid' },
};
const set = (name: string, type: string, values: readonly string[], more: Wire = {}) => ({
  id: `${name}/${type}`,
  name,
  type,
  ttl: null,
  labels: {},
  protection: { change: false },
  zone: 5,
  records: values.map((value) => ({ value })),
  ...more,
});

interface Given {
  readonly sets?: readonly object[];
  readonly zones?: readonly object[];
  readonly servers?: readonly object[];
  readonly edge?: Readonly<Record<string, unknown>>;
}

const world = ({ sets = [], zones = [cloudZone], servers = [], edge = {} }: Given): World => ({
  cloud: { '/zones': { zones }, '/zones/5/rrsets': { rrsets: sets }, '/servers': { servers } },
  edge,
});
const edgeOf = (name: string, records: readonly object[], more: Wire = {}) => ({
  '/zones': enveloped([zone('z1', name, more)]),
  '/zones/z1/dns_records': enveloped(records),
});

const lists = ['cloud /zones', 'cloud /zones/5/rrsets'];
const remedy = (name: string, type: string, value: string) => ({
  mutation: expect.stringContaining(' removeCloudDnsRecords('),
  variables: { zoneId: 'cloud:prod:dnsZone:5', name, type, account: 'prod', input: { records: [{ value }] } },
});
const gone = set('www', 'CNAME', ['gone']);

itDistinguishesTwins(lab, [
  {
    kind: 'DNS_RECORD_DANGLING',
    world: (object) => world({ sets: [object] }),
    sick: gone,
    healthy: {
      'it leads out of the zones': { records: [{ value: 'shop.example.net.' }] },
      'it is another kind': { type: 'TXT' },
      'its kind is not reported': { type: undefined },
      'its name is not reported': { name: undefined },
      'nothing is reported': { records: undefined },
    },
    lists,
    found: {
      severity: 'MEDIUM',
      resource: { __typename: 'CloudDnsRecordSet' },
      resourceId: 'cloud:prod:dnsRecordSet:5:www:CNAME',
      resourceName: 'www.acme.example',
      remedies: [remedy('www', 'CNAME', 'gone')],
    },
  },
  {
    kind: 'DNS_RECORD_FOREIGN',
    world: (object) => world({ sets: [object], servers: [server(1, '203.0.113.7')] }),
    sick: set('@', 'A', ['192.0.2.1']),
    healthy: {
      'it is of a server': { records: [{ value: '203.0.113.7' }] },
      'it is private': { records: [{ value: '10.9.9.9' }] },
      'it is no address': { records: [{ value: 'odd' }] },
    },
    lists: [...lists, 'cloud /servers'],
    found: { severity: 'LOW', verdict: 'LIKELY', resourceName: 'acme.example', remedies: [] },
  },
  {
    kind: 'DNS_PRIVATE_ADDRESS',
    world: (object) => world({ sets: [object] }),
    sick: set('in', 'A', ['10.0.0.1']),
    healthy: { 'it is public': { records: [{ value: '192.0.2.1' }] }, 'it is a text': { type: 'TXT' } },
    lists,
    found: { verdict: 'LIKELY', resourceName: 'in.acme.example', remedies: [remedy('in', 'A', '10.0.0.1')] },
  },
  {
    kind: 'DNS_CNAME_LOOP',
    world: (object) => world({ sets: [object, set('b', 'CNAME', ['a.acme.example.'])] }),
    sick: set('a', 'CNAME', ['a']),
    healthy: { 'it ends': { records: [{ value: 'c' }] } },
    lists,
    found: { resourceName: 'a.acme.example', remedies: [remedy('a', 'CNAME', 'a')] },
  },
]);

describe('a record set', () => {
  it('is judged value by value', async () => {
    const sets = [set('two', 'A', ['203.0.113.7', '203.0.113.8'])];
    const both = [server(1, '203.0.113.7'), server(2, '203.0.113.8')];
    expect(await lab.finds('DNS_RECORD_DANGLING', world({ sets, servers: both }))).toEqual([]);
    const found = await lab.finds('DNS_RECORD_DANGLING', world({ sets, servers: both.slice(1) }));
    expect(found).toMatchObject([
      { resourceName: 'two.acme.example', remedies: [remedy('two', 'A', '203.0.113.7')], verdict: 'CERTAIN' },
    ]);
  });

  it.each([
    [
      ...(['the set', { ...gone, protection: { change: true } }, cloudZone, 'protection.change'] as const),
      [{ change: false }, { records: [{ value: 'gone' }] }],
    ],
    [
      ...(['the zone', gone, { ...cloudZone, protection: { delete: true } }, 'zone.protection.delete'] as const),
      [{ delete: false }, { records: [{ value: 'gone' }] }, { delete: true }],
    ],
  ])('is removed once the protection of %s is lifted', async (_, object, zone, name, inputs) => {
    const [found] = await lab.finds('DNS_RECORD_DANGLING', world({ sets: [object], zones: [zone] }));
    expect(found).toMatchObject({ verdict: 'CERTAIN' });
    expect(found?.remedies.map(({ variables }) => variables['input'])).toEqual(inputs);
    expect(found?.evidence).toContainEqual({ name, value: true });
  });

  it('is silenced by a label, or by the comment of a record', async () => {
    const labelled = set('a', 'CNAME', ['gone'], { labels: { 'audit.ignore': '' } });
    const noted = set('b', 'CNAME', [], { records: [{ value: 'gone', comment: 'audit.ignore' }] });
    const found = await lab.finds('DNS_RECORD_DANGLING', world({ sets: [labelled, noted, gone] }));
    expect(found.map(({ resourceName }) => resourceName)).toEqual(['www.acme.example']);
  });

  it('of a secondary zone is not asked for, and what leads there is not judged', async () => {
    const zones = [{ ...cloudZone, mode: 'secondary' }];
    const edge = edgeOf('other.example', [record('CNAME', 'x.other.example', 'www.acme.example')]);
    const kinds = ['DNS_RECORD_DANGLING', 'DNS_CNAME_LOOP'];
    for (const kind of kinds) expect(await lab.finds(kind, world({ zones, edge }))).toEqual([]);
    expect(lab.asked().filter((line) => line.includes('rrsets'))).toEqual([]);
  });
});

describe('names that lead through both providers', () => {
  const edge = edgeOf('edge.example', [record('CNAME', 'a.edge.example', 'b.acme.example')]);

  it('are found where they lead in a circle', async () => {
    const sets = [set('b', 'CNAME', ['a.edge.example.'])];
    const found = await lab.finds('DNS_CNAME_LOOP', world({ sets, edge }));
    expect(found.map(({ resourceName, evidence }) => [resourceName, evidence.at(-1)?.value])).toEqual(
      expect.arrayContaining([
        ['a.edge.example', ['a.edge.example', 'b.acme.example']],
        ['b.acme.example', ['a.edge.example', 'b.acme.example']],
      ]),
    );
    expect(found).toHaveLength(2);
  });

  it('dangle where the other provider has nothing, which is not known while that cannot be read', async () => {
    const kind = 'DNS_RECORD_DANGLING';
    expect(await lab.finds(kind, world({ edge }))).toMatchObject([
      { verdict: 'CERTAIN', resourceName: 'a.edge.example' },
    ]);
    const found = await lab.findsWithout('cloud /zones/5/rrsets', kind, world({ edge }));
    expect(found.map(({ verdict, resourceName }) => [verdict, resourceName])).toEqual([
      ['UNKNOWN', null],
      ['UNKNOWN', null],
    ]);
  });
});

describe('DNS_ZONE_DIFFERS', () => {
  const kind = 'DNS_ZONE_DIFFERS';
  const sets = [
    set('@', 'SOA', ['ns. dns. 1 2 3 4 5']),
    set('@', 'NS', ['a.ns.example.']),
    set('@', 'A', ['192.0.2.1']),
    set('@', 'MX', ['10 Mail']),
    set('www', 'CNAME', ['acme.example.'], { ttl: 60 }),
    set('@', 'TXT', ['"v=spf1" " -all"']),
    set('_sip._tcp', 'SRV', ['10 60 5060 sip']),
  ];
  const mx = { ...record('MX', 'acme.example', 'mail.acme.example'), priority: 10 };
  const srv = {
    ...record('SRV', '_sip._tcp.acme.example', '60 5060 sip.acme.example'),
    data: { priority: 10, weight: 60, port: 5060, target: 'sip.acme.example' },
    priority: 10,
  };
  const same = [
    record('A', 'acme.example', '192.0.2.1'),
    record('CNAME', 'WWW.acme.example', 'acme.example'),
    record('TXT', 'acme.example', '"v=spf1 -all"'),
    mx,
    srv,
  ];

  it('spares what says the same in the words of each', async () => {
    expect(await lab.finds(kind, world({ sets, edge: edgeOf('acme.example', same) }))).toEqual([]);
  });

  it('finds what one has and the other does not, and names both', async () => {
    const changed = [
      record('A', 'acme.example', '192.0.2.2'),
      ...same.slice(1),
      record('A', 'new.acme.example', '192.0.2.3'),
    ];
    const [found, ...others] = await lab.finds(kind, world({ sets, edge: edgeOf('acme.example', changed) }));
    expect(others).toEqual([]);
    expect(found).toMatchObject({ severity: 'MEDIUM', verdict: 'CERTAIN', resourceName: 'acme.example', remedies: [] });
    expect(Object.fromEntries((found?.evidence ?? []).map(({ name, value }) => [name, value]))).toEqual({
      name: 'acme.example',
      cloud: { account: 'prod', id: 5, delegationStatus: 'valid' },
      edge: { account: 'prod', id: 'z1', status: 'active' },
      onlyInCloud: ['acme.example A 192.0.2.1'],
      onlyInCloudCount: 1,
      onlyAtEdgeCount: 2,
      onlyAtEdge: ['acme.example A 192.0.2.2', 'new.acme.example A 192.0.2.3'],
    });
  });

  it('bounds what it shows', async () => {
    const many = Array.from({ length: 30 }, (_, n) => record('A', `n${n}.acme.example`, '192.0.2.3'));
    const [found] = await lab.finds(kind, world({ sets, edge: edgeOf('acme.example', [...same, ...many]) }));
    expect(found?.evidence.find(({ name }) => name === 'onlyAtEdge')?.value).toHaveLength(10);
    expect(found?.evidence).toContainEqual({ name: 'onlyAtEdgeCount', value: 30 });
  });

  it.each(['partial', 'internal'])('spares a zone that is %s at the edge', async (type) => {
    expect(await lab.finds(kind, world({ sets, edge: edgeOf('acme.example', [], { type }) }))).toEqual([]);
  });

  it.each(['edge /zones', 'edge /zones/z1/dns_records', 'cloud /zones/5/rrsets'])(
    'is unknown without %s',
    async (list) => {
      expect(await lab.findsWithout(list, kind, world({ sets, edge: edgeOf('acme.example', []) }))).toMatchObject([
        { verdict: 'UNKNOWN', resourceId: null, error: expect.any(String) },
      ]);
    },
  );

  it('is none of zones of different names', async () => {
    expect(await lab.finds(kind, world({ sets, edge: edgeOf('other.example', []) }))).toEqual([]);
  });
});

it('all findings take the pages of the new lists more, and no other call', async () => {
  const calls = async (given: Given) => {
    const before = lab.asked().length;
    await lab.all(world(given));
    return (
      lab
        .asked()
        .slice(before)
        .map((line) => line.replace(/\?.*/, ''))
        // What is read seldom will do for longer.
        .filter((line) => !line.includes('/dedicated/'))
    );
  };
  const edge = edgeOf('edge.example', [record('CNAME', 'a.edge.example', 'b.acme.example')]);
  const without = await calls({ zones: [], edge });
  const withZones = await calls({ sets: [gone], edge });
  expect(without.filter((line) => line === 'GET /cloud/zones')).toHaveLength(1);
  expect(withZones.sort()).toEqual([...without, 'GET /cloud/zones/5/rrsets'].sort());
});
