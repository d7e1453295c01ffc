import { describe, expect, it } from '@jest/globals';
import { findingsLab } from '../lab.js';
import { enveloped, itDistinguishesTwins } from '../wire-twins.js';

const lab = findingsLab();

const zone = {
  id: 'z1',
  name: 'example.test',
  status: 'active',
  type: 'full',
  paused: false,
  plan: { legacy_id: 'pro' },
};
const record = { id: 'r1', type: 'A', name: 'db.example.test', content: '10.0.0.5', proxied: true, ttl: 1, meta: {} };

const zones = (...all: object[]) => ({ edge: { '/zones': enveloped(all) } });
const beside = (path: string) => (own: unknown) => ({
  edge: { ...zones(zone).edge, [`/zones/z1/${path}`]: enveloped(own) },
});
const settingsOf = (values: object) =>
  Object.entries(values).flatMap(([id, value]: [string, unknown]) => (value === undefined ? [] : [{ id, value }]));
const settings = ({ records: own = [record], ...values }: { readonly records?: readonly object[] }) => ({
  edge: { ...beside('dns_records')(own).edge, '/zones/z1/settings': enveloped(settingsOf(values)) },
});
const settingLists = ['edge /zones', 'edge /zones/z1/settings', 'edge /zones/z1/dns_records'];
const hsts = (enabled: boolean, max_age = 300) => ({
  strict_transport_security: { enabled, max_age, nosniff: true },
});
const records = (...all: object[]) => beside('dns_records')(all);

const ruleset = { id: 's1', name: 'default', version: '1', last_updated: '2026-01-01T00:00:00Z' };
const provided = { ...ruleset, kind: 'managed', phase: 'http_request_firewall_managed' };
const daysAgo = (days: number) => new Date(lab.now() - days * 86_400_000).toISOString();

itDistinguishesTwins(lab, [
  {
    kind: 'ZONE_INACTIVE',
    world: zones,
    sick: { ...zone, status: 'moved' },
    healthy: {
      'it is served': { status: 'active' },
      'it is being set up': { status: 'initializing' },
      'the state is new': { status: 'parked' },
      'nothing is reported': { status: undefined },
    },
    lists: ['edge /zones'],
    found: {
      severity: 'HIGH',
      resource: { __typename: 'EdgeZone' },
      resourceId: 'edge:prod:zone:z1',
      resourceName: 'example.test',
    },
  },
  {
    kind: 'ZONE_PAUSED',
    world: zones,
    sick: { ...zone, paused: true },
    healthy: { 'it is not': { paused: false }, 'nothing is reported': { paused: undefined } },
    lists: ['edge /zones'],
    found: {
      remedies: [
        {
          mutation: expect.any(String),
          variables: { id: 'edge:prod:zone:z1', input: { paused: false }, account: 'prod' },
        },
      ],
    },
  },
  {
    kind: 'ZONE_PHISHING',
    world: zones,
    sick: { ...zone, meta: { phishing_detected: true } },
    healthy: { 'there is none': { meta: { phishing_detected: false } }, 'nothing is reported': { meta: undefined } },
    lists: ['edge /zones'],
    found: { severity: 'CRITICAL' },
  },
  {
    kind: 'ZONE_TLS_OLD',
    world: settings,
    sick: { min_tls_version: '1.0' },
    healthy: {
      'it is 1.2': { min_tls_version: '1.2' },
      'it is new': { min_tls_version: '1.4' },
      'nothing is reported': { min_tls_version: undefined },
    },
    lists: settingLists,
    found: {
      severity: 'HIGH',
      resource: { __typename: 'EdgeZone' },
      evidence: [
        { name: 'minTlsVersion', value: '1.0' },
        { name: 'proxied', value: 1 },
      ],
      remedies: [
        {
          mutation: expect.stringContaining('updateEdgeZoneSettings('),
          variables: { id: 'edge:prod:zone:z1', input: { minTlsVersion: 'TLS_1_2' }, account: 'prod' },
        },
      ],
    },
  },
  {
    kind: 'ZONE_SSL_WEAK',
    world: settings,
    sick: { ssl: 'flexible' },
    healthy: {
      'it is strict': { ssl: 'strict' },
      'it is new': { ssl: 'best' },
      'nothing is reported': { ssl: undefined },
    },
    lists: settingLists,
    found: { severity: 'HIGH', remedies: [] },
  },
  {
    kind: 'ZONE_HSTS_OFF',
    world: settings,
    sick: { security_header: hsts(false), ssl: 'strict' },
    healthy: {
      'it is on': { security_header: hsts(true) },
      'it is not reported': { security_header: { strict_transport_security: { max_age: 0 } } },
      'there is no HTTPS': { ssl: 'off' },
      'how it is encrypted is not reported': { ssl: undefined },
      'nothing is proxied': { records: [{ ...record, proxied: false }] },
      'nothing is reported': { security_header: undefined },
    },
    lists: settingLists,
    found: {
      severity: 'LOW',
      verdict: 'LIKELY',
      resource: { __typename: 'EdgeZone' },
      remedies: [
        {
          mutation: expect.stringContaining('updateEdgeZoneSettings('),
          variables: {
            id: 'edge:prod:zone:z1',
            account: 'prod',
            input: {
              securityHeader: {
                strictTransportSecurity: {
                  enabled: true,
                  maxAge: 15552000,
                  includeSubdomains: false,
                  preload: false,
                  nosniff: true,
                },
              },
            },
          },
        },
      ],
    },
  },
  {
    kind: 'ZONE_WITHOUT_DNSSEC',
    world: ({ zone: own = {}, ...dnssec }: { zone?: object }) => ({
      edge: { ...zones({ ...zone, ...own }).edge, '/zones/z1/dnssec': enveloped(dnssec) },
    }),
    sick: { status: 'disabled', modified_on: null },
    healthy: {
      'it is signed': { status: 'active' },
      'it is new': { status: 'signing' },
      'it is being turned off': { status: 'pending-disabled' },
      'the registrar has had a day': { status: 'pending', modified_on: daysAgo(1) },
      'it is not said since when it waits': { status: 'pending' },
      'nothing is reported': { status: undefined },
      'its names are answered elsewhere': { zone: { type: 'partial' } },
      'it is not served': { zone: { status: 'pending' } },
    },
    lists: ['edge /zones', 'edge /zones/z1/dnssec'],
    found: {
      severity: 'LOW',
      resource: { __typename: 'EdgeZone' },
      resourceName: 'example.test',
      remedies: [
        {
          mutation: expect.stringContaining('updateEdgeDnssec('),
          variables: { zoneId: 'edge:prod:zone:z1', input: { status: 'ACTIVE' }, account: 'prod' },
        },
      ],
    },
  },
  {
    kind: 'ZONE_HTTP_ALLOWED',
    world: settings,
    sick: { always_use_https: 'off', ssl: 'full' },
    healthy: {
      'it is on': { always_use_https: 'on' },
      'there is no HTTPS': { ssl: 'off' },
      'nothing is reported': { always_use_https: undefined },
    },
    lists: settingLists,
    found: { verdict: 'LIKELY', severity: 'MEDIUM' },
  },
  {
    kind: 'ZONE_WITHOUT_MANAGED_RULES',
    world: ({ legacy_id, ...own }: { legacy_id?: string; rulesets?: object[] }) => ({
      edge: {
        ...records(record).edge,
        '/zones': enveloped([{ ...zone, plan: { legacy_id } }]),
        '/zones/z1/rulesets': enveloped(own.rulesets),
      },
    }),
    sick: { legacy_id: 'pro', rulesets: [provided] },
    healthy: {
      'the zone asks them': { rulesets: [provided, { ...provided, id: 's2', kind: 'zone' }] },
      'the account asks them': { rulesets: [{ ...provided, kind: 'root' }] },
      'the plan is free': { legacy_id: 'free' },
      'the plan is not reported': { legacy_id: undefined },
    },
    lists: ['edge /zones', 'edge /zones/z1/rulesets', 'edge /zones/z1/dns_records'],
    found: { verdict: 'LIKELY', resource: { __typename: 'EdgeZone' } },
  },
  {
    kind: 'DNS_PRIVATE_ADDRESS',
    world: records,
    sick: record,
    healthy: {
      'it is public': { content: '203.0.113.1' },
      'it is no address': { type: 'TXT' },
      'it leads into a private network': { private_routing: true },
      'the content is odd': { content: '10.0.0' },
      'nothing is reported': { content: undefined },
    },
    lists: ['edge /zones', 'edge /zones/z1/dns_records'],
    found: {
      resource: { __typename: 'EdgeDnsARecord' },
      remedies: [
        {
          mutation: expect.any(String),
          variables: { zoneId: 'edge:prod:zone:z1', id: 'edge:prod:dnsRecord:z1:r1', account: 'prod' },
        },
      ],
    },
  },
  {
    kind: 'DNS_CNAME_LOOP',
    world: records,
    sick: { ...record, type: 'CNAME', name: 'a.example.test', content: 'A.example.test.' },
    healthy: {
      'it leads on': { content: 'b.example.test' },
      'it is no CNAME': { type: 'TXT' },
      'nothing is reported': { content: undefined },
    },
    lists: ['edge /zones', 'edge /zones/z1/dns_records'],
    found: { severity: 'HIGH', evidence: expect.arrayContaining([{ name: 'through', value: ['a.example.test'] }]) },
  },
]);

describe('a private address', () => {
  it.each(['10.255.0.1', '172.31.9.9', '192.168.1.1', '127.0.0.1', '169.254.169.254'])('is %s', async (content) => {
    expect(await lab.finds('DNS_PRIVATE_ADDRESS', records({ ...record, content }))).toHaveLength(1);
  });

  it.each(['fd00::5', 'fc00::', 'fe80::1', '::1'])('is %s', async (content) => {
    expect(await lab.finds('DNS_PRIVATE_ADDRESS', records({ ...record, type: 'AAAA', content }))).toHaveLength(1);
  });

  it.each(['172.32.0.1', '11.0.0.1', '192.169.0.1'])('is not %s', async (content) => {
    expect(await lab.finds('DNS_PRIVATE_ADDRESS', records({ ...record, content }))).toEqual([]);
  });

  it('may be meant for who is inside', async () => {
    const found = await lab.finds('DNS_PRIVATE_ADDRESS', records({ ...record, proxied: false }));
    expect(found).toMatchObject([{ verdict: 'LIKELY' }]);
  });

  it('is at home in a zone for names that are seen inside alone', async () => {
    const { edge } = records(record);
    const world = { edge: { ...edge, '/zones': enveloped([{ ...zone, type: 'internal' }]) } };
    expect(await lab.finds('DNS_PRIVATE_ADDRESS', world)).toEqual([]);
  });

  it('is silenced in the comment of its record', async () => {
    const comment = 'for the office audit.ignore=DNS_PRIVATE_ADDRESS';
    expect(await lab.finds('DNS_PRIVATE_ADDRESS', records({ ...record, comment }))).toEqual([]);
  });
});

describe('a loop of CNAME records', () => {
  const cname = (id: string, name: string, content: string) => ({ ...record, type: 'CNAME', id, name, content });

  it('is found in each record of it and in none that leads into it, over all zones', async () => {
    const other = { ...zone, id: 'z2', name: 'other.test' };
    const world = {
      edge: {
        '/zones': enveloped([zone, other]),
        '/zones/z1/dns_records': enveloped([
          cname('1', 'a.example.test', 'b.other.test'),
          cname('2', 'in.example.test', 'a.example.test'),
          cname('3', 'fine.example.test', 'elsewhere.test'),
        ]),
        '/zones/z2/dns_records': enveloped([
          cname('4', 'b.other.test', 'c.other.test'),
          cname('5', 'c.other.test', 'a.example.test'),
        ]),
      },
    };
    const found = await lab.finds('DNS_CNAME_LOOP', world);
    expect(found.map(({ affected }) => affected.nodes.map(({ resourceId }) => resourceId))).toEqual([
      ['edge:prod:dnsRecord:z1:1', 'edge:prod:dnsRecord:z2:4', 'edge:prod:dnsRecord:z2:5'],
    ]);
    expect(found[0]?.evidence).toEqual([
      { name: 'through', value: ['a.example.test', 'b.other.test', 'c.other.test'] },
    ]);
    expect(lab.asked().filter((line) => line.includes('dns_records'))).toHaveLength(2);
  });
});

describe('settings of several zones', () => {
  const other = { ...zone, id: 'z2', name: 'other.test' };
  const old = enveloped([
    { id: 'min_tls_version', value: '1.1' },
    { id: 'ssl', value: 'off' },
  ]);
  const world = {
    edge: {
      '/zones': enveloped([zone, other]),
      '/zones/z1/settings': old,
      '/zones/z2/settings': old,
      '/zones/z1/dns_records': enveloped([record]),
      '/zones/z2/dns_records': enveloped([record]),
    },
  };

  it('are read once for each zone, whatever they are judged by', async () => {
    await lab.all(world, ', kinds: [ZONE_TLS_OLD, ZONE_SSL_WEAK, ZONE_HTTP_ALLOWED]');
    const lines = lab.asked().filter((line) => line.includes('/edge/'));
    expect(lines.filter((line) => line.includes('settings'))).toHaveLength(2);
    expect(lines.filter((line) => line.includes('dns_records'))).toHaveLength(2);
    expect(lines).toHaveLength(5);
  });

  it('that cannot be read of one make that one unknown, and the other stays certain', async () => {
    expect(await lab.findsWithout('edge /zones/z1/settings', 'ZONE_TLS_OLD', world)).toMatchObject([
      { verdict: 'CERTAIN', resourceId: 'edge:prod:zone:z2' },
      { verdict: 'UNKNOWN', resource: null, error: expect.stringContaining('settings of z1') },
    ]);
  });

  it('are counted by kind, those that matter most first', async () => {
    await lab.all(world);
    const { data } = await lab.ask(
      '{ hosting { findings(kinds: [ZONE_INACTIVE, ZONE_SSL_WEAK, ZONE_TLS_OLD], first: 1) { totalCount silencedCount nodes { kind } counts { kind severity verdict count } } } }',
    );
    expect(data).toMatchObject({
      hosting: {
        findings: {
          totalCount: 4,
          silencedCount: 0,
          nodes: [{ kind: 'ZONE_SSL_WEAK' }],
          counts: [
            { kind: 'ZONE_SSL_WEAK', severity: 'HIGH', verdict: 'CERTAIN', count: 2 },
            { kind: 'ZONE_TLS_OLD', severity: 'HIGH', verdict: 'CERTAIN', count: 2 },
          ],
        },
      },
    });
  });
});

it('takes a zone that waits for its name servers for less than one that has lost them', async () => {
  expect(await lab.finds('ZONE_INACTIVE', zones({ ...zone, status: 'pending' }))).toMatchObject([
    { severity: 'MEDIUM' },
  ]);
});

describe('ZONE_WITHOUT_DNSSEC', () => {
  const find = (dnssec: object) =>
    lab.finds('ZONE_WITHOUT_DNSSEC', { edge: { ...zones(zone).edge, '/zones/z1/dnssec': enveloped(dnssec) } });

  it('names the DS record that a registrar lacks for days, and has no mutation for that', async () => {
    const ds = 'example.test. 3600 IN DS 16953 13 2 48E939';
    expect(await find({ status: 'pending', ds, modified_on: daysAgo(5) })).toMatchObject([
      {
        message: expect.stringContaining('registrar'),
        evidence: expect.arrayContaining([expect.objectContaining({ name: 'ds', value: ds })]),
        remedies: [],
      },
    ]);
  });

  it('is judged only by name, with one call for the zone', async () => {
    await lab.all({ edge: zones(zone).edge });
    expect(lab.asked().filter((line) => line.includes('dnssec'))).toEqual([]);
    await find({ status: 'active' });
    expect(lab.asked().filter((line) => line.includes('dnssec'))).toHaveLength(1);
  });
});
