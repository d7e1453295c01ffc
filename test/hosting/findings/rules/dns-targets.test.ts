import { describe, expect, it } from '@jest/globals';
import { record, server as serverAt, zone } from '../../names/world.js';
import { type Found, type World, findingsLab } from '../lab.js';
import { enveloped, itDistinguishesTwins } from '../wire-twins.js';

const lab = findingsLab();

const tunnelId = 'f70ff985-a4ef-4643-bbbc-4a0ed4fc8415';
const tunnelHost = `${tunnelId}.cfargotunnel.com`;
const tunnel = { id: tunnelId, name: 'office', deleted_at: null, connections: [] };
const everyone = ['0.0.0.0/0', '::/0'];
const firewall = (port: string, source_ips = everyone) => ({
  id: 5,
  name: 'web',
  applied_to: [{ type: 'server', server: { id: 1 } }],
  labels: {},
  rules: [{ description: null, direction: 'in', protocol: 'tcp', port, source_ips, destination_ips: [] }],
});
const walled = { ipv4: { ip: '203.0.113.7' }, ipv6: null, floating_ips: [], firewalls: [{ id: 5, status: 'applied' }] };
const server = serverAt(1, '203.0.113.7', null, { public_net: { ...walled, firewalls: [] } });

interface Edge {
  readonly records: readonly object[];
  readonly tunnels?: readonly object[];
}

function world({ records, tunnels = [] }: Edge, cloud: Readonly<Record<string, readonly object[]>> = {}): World {
  const named = Object.entries(cloud).map(([name, objects]) => [`/${name}`, { [name]: objects }] as const);
  return {
    edge: {
      '/zones': enveloped([zone('z1', 'acme.example')]),
      '/zones/z1/dns_records': enveloped(records),
      '/accounts/a1/cfd_tunnel': enveloped(tunnels),
    },
    cloud: Object.fromEntries(named),
  };
}

const away = record('CNAME', 'app.acme.example', tunnelHost);
const named = record('CNAME', 'www.acme.example', 'gone.acme.example');
const direct = record('A', 'www.acme.example', '203.0.113.7');
const foreign = record('A', 'www.acme.example', '192.0.2.1');
const proxied = { ...direct, proxied: true };

const edgeLists = ['edge /zones', 'edge /zones/z1/dns_records'];
const addressLists = ['cloud /servers', 'cloud /floating_ips', 'dedicated /ip', 'storage /storage_boxes'];
const idOf = (own: unknown) => `edge:prod:dnsRecord:z1:${encodeURIComponent(String(own))}`;
const remedy = (own: unknown) => ({
  mutation: expect.stringContaining(' deleteEdgeDnsRecord('),
  variables: { zoneId: 'edge:prod:zone:z1', id: idOf(own), account: 'prod' },
});

itDistinguishesTwins(lab, [
  {
    kind: 'DNS_RECORD_DANGLING',
    world: (object) => world({ records: [away], tunnels: [object] }),
    sick: { ...tunnel, deleted_at: '2026-01-01T00:00:00Z' },
    healthy: { 'the tunnel is there': { deleted_at: null }, 'its end is not reported': { deleted_at: undefined } },
    lists: edgeLists,
    found: {
      severity: 'MEDIUM',
      resource: { __typename: 'EdgeDnsCnameRecord' },
      resourceName: 'app.acme.example',
      resourceId: idOf(away['id']),
      remedies: [remedy(away['id'])],
    },
  },
  {
    kind: 'DNS_RECORD_DANGLING',
    world: (object) => world({ records: [object] }),
    sick: named,
    healthy: {
      'it leads out of the zones': { content: 'shop.example.net' },
      'it leads in a circle': { content: 'www.acme.example' },
      'it is another kind': { type: 'TXT' },
      'its kind is new': { type: 'ALIAS' },
      'its kind is not reported': { type: undefined },
      'nothing is reported': { content: undefined },
    },
    lists: edgeLists,
    found: { severity: 'MEDIUM', remedies: [remedy(named['id'])] },
  },
  {
    kind: 'DNS_RECORD_FOREIGN',
    world: (object) => world({ records: [object] }, { servers: [server] }),
    sick: foreign,
    healthy: {
      'it is of a server': { content: '203.0.113.7' },
      'it is private': { content: '10.9.9.9' },
      'it is no address': { content: 'odd' },
      'nothing is reported': { content: undefined },
      'its kind is new': { type: 'ALIAS' },
    },
    lists: [...edgeLists, ...addressLists],
    found: { severity: 'LOW', verdict: 'LIKELY', resourceId: idOf(foreign['id']), remedies: [] },
  },
  {
    kind: 'PROXIED_ORIGIN_OPEN',
    world: (object) => world({ records: [object] }, { servers: [server] }),
    sick: proxied,
    healthy: {
      'it is not proxied': { proxied: false },
      'that is not reported': { proxied: undefined },
      'it is of nobody': { content: '192.0.2.1' },
      'nothing is reported': { content: undefined },
    },
    lists: [...edgeLists, 'cloud /servers', 'cloud /firewalls'],
    found: {
      severity: 'MEDIUM',
      verdict: 'LIKELY',
      resourceId: 'cloud:prod:server:1',
      resourceName: 'server 1',
      affected: {
        totalCount: 1,
        nodes: [{ resourceId: idOf(direct['id']), resource: { __typename: 'EdgeDnsARecord' } }],
      },
      evidence: expect.arrayContaining([
        { name: 'ports', value: [80, 443] },
        { name: 'addresses', value: ['203.0.113.7'] },
        { name: 'firewalls', value: [] },
      ]),
    },
  },
  {
    kind: 'PROXIED_ORIGIN_OPEN',
    world: (object) =>
      world({ records: [proxied] }, { servers: [{ ...server, public_net: walled }], firewalls: [object] }),
    sick: firewall('443'),
    healthy: {
      'few are let in': { rules: firewall('443', ['198.51.100.0/24']).rules },
      'another port is open': { rules: firewall('22').rules },
      'nothing is let in': { rules: [] },
      'nothing is reported': { rules: undefined },
    },
    lists: ['cloud /servers', 'cloud /firewalls'],
    found: { verdict: 'LIKELY' },
  },
]);

describe('a record whose address an account had', () => {
  const had = (records: readonly object[]) => ({ records, cloud: { servers: [server] } });
  const find = async (records: readonly object[], left: readonly object[] = []): Promise<Found[]> => {
    const before = had(records);
    expect(await lab.finds('DNS_RECORD_DANGLING', world(before, before.cloud))).toEqual([]);
    return lab.finds('DNS_RECORD_DANGLING', world({ records }, { servers: left }));
  };

  it('dangles, as do the names that stand for it', async () => {
    const through = record('CNAME', 'shop.acme.example', 'www.acme.example');
    expect(await find([direct, through])).toMatchObject([
      {
        resource: null,
        resourceId: null,
        resourceName: '203.0.113.7',
        severity: 'CRITICAL',
        verdict: 'CERTAIN',
        evidence: [{ name: 'target' }],
        affected: { totalCount: 2, nodes: [{ resourceId: idOf(direct['id']) }, { resourceId: idOf(through['id']) }] },
        remedies: [
          { ...remedy(direct['id']), resourceName: 'www.acme.example' },
          { ...remedy(through['id']), resourceName: 'shop.acme.example' },
        ],
      },
    ]);
  });

  it.each([
    ['MX', 'www.acme.example'],
    ['NS', 'www.acme.example'],
    ['SRV', '5 5060 www.acme.example'],
  ])('dangles in the host of an %s record', async (type, content) => {
    const other = record(type, 'other.acme.example', content);
    const found = await find([direct, other]);
    expect(found).toMatchObject([{ resourceName: '203.0.113.7', severity: 'CRITICAL', affected: { totalCount: 2 } }]);
    expect(found[0]?.remedies[1]).toMatchObject(remedy(other['id']));
  });

  it.each([
    ['MX', '.'],
    ['SRV', '0 0 .'],
    ['MX', 'mail.example.net'],
    ['NS', 'ns1.example.net'],
    ['CAA', '0 issue "ca.example.net"'],
  ])('is spared by an %s record that says %s', async (type, content) => {
    const found = await find([direct, record(type, 'other.acme.example', content)]);
    expect(found).toMatchObject([{ resourceId: idOf(direct['id']), affected: { totalCount: 0 } }]);
  });

  it('leaves out what is silenced by itself, and is silenced by the name of the address', async () => {
    const kept = { ...record('CNAME', 'shop.acme.example', 'www.acme.example'), comment: 'audit.ignore' };
    const further = record('CNAME', 'blog.acme.example', 'www.acme.example');
    const found = await find([direct, kept, further]);
    expect(found.map(({ affected }) => affected.nodes.map(({ resourceId }) => resourceId))).toEqual([
      [idOf(direct['id']), idOf(further['id'])],
    ]);
    const silenced = await lab.all(
      world({ records: [direct, kept, further] }),
      ', kinds: [DNS_RECORD_DANGLING], includeSilenced: true',
    );
    expect(silenced).toMatchObject([
      { resourceName: '203.0.113.7', silencedBy: null, affected: { totalCount: 2 } },
      { resourceName: 'shop.acme.example', silencedBy: 'comment: audit.ignore', affected: { totalCount: 0 } },
    ]);
  });

  it('is reported alone where the name has another address', async () => {
    const other = record('A', 'www.acme.example', '203.0.113.8');
    const through = record('CNAME', 'shop.acme.example', 'www.acme.example');
    const found = await find([direct, other, through], [serverAt(2, '203.0.113.8')]);
    expect(found.map(({ resourceId }) => resourceId)).toEqual([idOf(direct['id'])]);
  });

  it('is not certain while a list of addresses cannot be read', async () => {
    await find([direct]);
    const found = await lab.findsWithout('cloud /primary_ips', 'DNS_RECORD_DANGLING', world({ records: [direct] }));
    const error = expect.stringContaining('primaryIps');
    expect(found).toMatchObject([{ verdict: 'UNKNOWN', resource: null, error }]);
  });
});

describe('what could not be read', () => {
  it('is reported where a record depends on it, and not where none does', async () => {
    const [tunnels, kind] = ['edge /accounts/a1/cfd_tunnel', 'DNS_RECORD_DANGLING'];
    const unknown = { verdict: 'UNKNOWN', error: expect.stringContaining('tunnels') };
    expect(await lab.findsWithout(tunnels, kind, world({ records: [away] }))).toMatchObject([unknown]);
    expect(await lab.findsWithout(tunnels, kind, world({ records: [direct] }, { servers: [server] }))).toEqual([]);
  });

  it('costs no record that is certain without it', async () => {
    const records = [named, foreign];
    const found = await lab.findsWithout('cloud /servers', 'DNS_RECORD_DANGLING', world({ records }));
    expect(found.map(({ verdict, resourceId }) => [verdict, resourceId])).toEqual([
      ['UNKNOWN', null],
      ['CERTAIN', idOf(named['id'])],
    ]);
  });

  it('costs no name of a load balancer, where pools cannot be read', async () => {
    const { edge, cloud } = world({ records: [named] });
    const balancer = { id: 'b1', name: 'gone.acme.example', default_pools: [] };
    const balanced = { edge: { ...edge, '/zones/z1/load_balancers': enveloped([balancer]) }, cloud };
    const [pools, kind] = ['edge /accounts/a1/load_balancers/pools', 'DNS_RECORD_DANGLING'];
    expect(await lab.findsWithout(pools, kind, balanced)).toEqual([]);
    const unknown = { verdict: 'UNKNOWN', error: expect.stringContaining('acme.example') };
    expect(await lab.findsWithout('edge /zones/z1/load_balancers', kind, balanced)).toMatchObject([unknown]);
  });

  it('may be an account that the token does not hold for', async () => {
    expect(await lab.finds('DNS_RECORD_FOREIGN', world({ records: [foreign] }))).toHaveLength(1);
    const { data } = await lab.ask(
      '{ hosting { findings(kinds: [DNS_RECORD_FOREIGN], maxAge: 0) { isComplete nodes { verdict error } } } }',
      ['hosting:read@edge:prod'],
    );
    const unknown = { verdict: 'UNKNOWN', error: expect.stringContaining('does not hold for every account') };
    expect(data).toMatchObject({ hosting: { findings: { isComplete: false, nodes: [unknown] } } });
  });
});
