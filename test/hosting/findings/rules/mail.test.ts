/** Domains without SPF and DMARC, by the records of their zones at the edge and in the cloud. */
import { describe, expect, it } from '@jest/globals';
import { record, zone } from '../../names/world.js';
import { type World, findingsLab } from '../lab.js';
import { enveloped, itDistinguishesTwins } from '../wire-twins.js';

const lab = findingsLab();

type Wire = Readonly<Record<string, unknown>>;

const spf = record('TXT', 'acme.example', '"v=spf1 mx -all"');
const dmarc = record('TXT', '_dmarc.acme.example', '"v=DMARC1; p=none"');
const mx = record('MX', 'acme.example', 'mail.acme.example');
const key = record('TXT', 's1._domainkey.acme.example', '"v=DKIM1; k=rsa; p=MIIBIjANBg"');

const at = (records: readonly object[], more: Wire = {}): World => ({
  edge: { '/zones': enveloped([zone('z1', 'acme.example', more)]), '/zones/z1/dns_records': enveloped(records) },
});

/** The world of a twin: `records`, and what else its zone says. */
const world = ({ records = [], ...more }: { readonly records?: readonly object[] }): World => at(records, more);
const lists = ['edge /zones', 'edge /zones/z1/dns_records'];
const notAsked = {
  'the zone waits for its name servers': { status: 'pending' },
  'its state is not reported': { status: undefined },
  'its records are kept elsewhere': { type: 'partial' },
  'it is seen inside alone': { type: 'internal' },
  'its type is not reported': { type: undefined },
};

itDistinguishesTwins(lab, [
  {
    kind: 'DNS_ZONE_WITHOUT_SPF',
    world,
    lists,
    sick: { records: [mx, dmarc] },
    healthy: {
      'it has one': { records: [mx, spf] },
      'it is written without quotes': { records: [record('TXT', 'ACME.example', 'V=SPF1 -all')] },
      'it is written in parts': { records: [record('TXT', 'acme.example', '"v=spf1" " -all"')] },
      ...notAsked,
    },
    found: { severity: 'MEDIUM', resource: { __typename: 'EdgeZone' }, resourceId: 'edge:prod:zone:z1', remedies: [] },
  },
  {
    kind: 'DNS_ZONE_WITHOUT_DMARC',
    world,
    lists,
    sick: { records: [mx, spf] },
    healthy: {
      'it has one': { records: [mx, spf, dmarc] },
      'someone else answers for it': { records: [mx, record('CNAME', '_dmarc.acme.example', 'acme.dmarc.test')] },
      'its name is delegated': { records: [mx, record('NS', '_dmarc.acme.example', 'ns.dmarc.test')] },
      'all names have it': { records: [mx, record('TXT', '*.acme.example', 'v=DMARC1;p=reject')] },
      'all names are aliases': { records: [mx, record('CNAME', '*.acme.example', 'elsewhere.test')] },
      'it takes no mail and sends none': { records: [record('TXT', 'acme.example', '"v=spf1 -all"')] },
      'its mail server says that there is none': { records: [record('MX', 'acme.example', '.')] },
      'it has withdrawn its keys': { records: [record('TXT', '*._domainkey.acme.example', '"v=DKIM1; p="')] },
      ...notAsked,
    },
    found: { severity: 'MEDIUM', resource: { __typename: 'EdgeZone' }, resourceId: 'edge:prod:zone:z1', remedies: [] },
  },
]);

const withoutSpf = (given: World) => lab.finds('DNS_ZONE_WITHOUT_SPF', given);
const withoutDmarc = (given: World) => lab.finds('DNS_ZONE_WITHOUT_DMARC', given);

describe('a domain that takes no mail', () => {
  it('is to say that nobody sends in its name', async () => {
    expect(await withoutSpf(at([record('A', 'acme.example', '203.0.113.7')]))).toMatchObject([
      {
        severity: 'LOW',
        verdict: 'CERTAIN',
        remedies: [
          {
            mutation: expect.stringContaining(' createEdgeDnsRecord('),
            variables: { zoneId: 'edge:prod:zone:z1', input: { name: '@', type: 'TXT', content: '"v=spf1 -all"' } },
          },
        ],
      },
    ]);
    expect(await withoutDmarc(at([record('A', 'acme.example', '203.0.113.7')]))).toEqual([]);
  });

  it('but signs some is taken for one that sends, and nothing is proposed', async () => {
    expect(await withoutSpf(at([key]))).toMatchObject([{ severity: 'MEDIUM', remedies: [] }]);
    expect(await withoutDmarc(at([key]))).toMatchObject([{ severity: 'MEDIUM' }]);
    const alias = record('CNAME', 's1._domainkey.acme.example', 's1.mailer.test');
    expect(await withoutDmarc(at([alias]))).toHaveLength(1);
  });

  it('is not sure to have none where its own name is an alias', async () => {
    const alias = record('CNAME', 'acme.example', 'shop.test');
    expect(await withoutSpf(at([alias]))).toMatchObject([{ verdict: 'LIKELY', remedies: [] }]);
  });
});

describe('a policy of a domain above', () => {
  const child = { ...mx, name: 'eu.acme.example' };
  const both = (parent: readonly object[]): World => ({
    edge: {
      '/zones': enveloped([zone('z1', 'acme.example'), zone('z2', 'eu.acme.example')]),
      '/zones/z1/dns_records': enveloped(parent),
      '/zones/z2/dns_records': enveloped([child]),
    },
  });

  it('holds for those below it', async () => {
    expect(await withoutDmarc(both([dmarc]))).toEqual([]);
  });

  it('may be elsewhere', async () => {
    expect(await withoutDmarc(both([]))).toMatchObject([{ resourceId: 'edge:prod:zone:z2', verdict: 'LIKELY' }]);
  });

  it('is not known while its records cannot be read', async () => {
    const found = await lab.findsWithout('edge /zones/z1/dns_records', 'DNS_ZONE_WITHOUT_DMARC', both([dmarc]));
    expect(found).toMatchObject([{ verdict: 'UNKNOWN', resource: null }]);
  });
});

it.each(['name', 'type', 'content'])('is not missed where a record comes without its %s', async (part) => {
  const odd = { ...spf, [part]: undefined };
  expect(await withoutSpf(at([mx, odd]))).toMatchObject([{ verdict: 'UNKNOWN', resource: null }]);
});

describe('a zone of the cloud', () => {
  const set = (name: string, type: string, ...values: string[]) => ({
    id: `${name}/${type}`,
    name,
    type,
    ttl: null,
    labels: {},
    protection: { change: false },
    zone: 5,
    records: values.map((value) => ({ value })),
  });
  const cloud = (sets: readonly object[], delegation_status: unknown = 'valid', mode = 'primary'): World => ({
    cloud: {
      '/zones': {
        zones: [
          {
            id: 5,
            name: 'acme.example',
            mode,
            ttl: 3600,
            labels: {},
            protection: { delete: false },
            authoritative_nameservers: { assigned: [], delegated: [], delegation_status },
          },
        ],
      },
      '/zones/5/rrsets': { rrsets: sets },
    },
  });
  const mail = set('@', 'MX', '10 mail.acme.example.');

  it('is judged alike', async () => {
    expect(await withoutSpf(cloud([mail]))).toMatchObject([
      { resourceId: 'cloud:prod:dnsZone:5', severity: 'MEDIUM', remedies: [] },
    ]);
    expect(await withoutDmarc(cloud([mail]))).toMatchObject([
      { resourceId: 'cloud:prod:dnsZone:5', verdict: 'CERTAIN' },
    ]);
    expect(await withoutSpf(cloud([mail, set('@', 'TXT', '"other"', '"v=spf1 mx -all"')]))).toEqual([]);
    expect(await withoutDmarc(cloud([mail, set('_dmarc', 'TXT', '"v=DMARC1; p=reject"')]))).toEqual([]);
    expect(await withoutDmarc(cloud([set('@', 'MX', '0 .')]))).toEqual([]);
  });

  it.each([
    [[], 'createCloudDnsRecordSet', { input: { name: '@', type: 'TXT', records: [{ value: '"v=spf1 -all"' }] } }],
    [
      [set('@', 'TXT', '"other"')],
      'addCloudDnsRecords',
      { name: '@', type: 'TXT', input: { records: [{ value: '"v=spf1 -all"' }] } },
    ],
  ])('that takes no mail is to say so: %#', async (sets, mutation, variables) => {
    expect(await withoutSpf(cloud(sets))).toMatchObject([
      {
        severity: 'LOW',
        remedies: [
          {
            mutation: expect.stringContaining(` ${mutation}(`),
            variables: { zoneId: 'cloud:prod:dnsZone:5', account: 'prod', ...variables },
          },
        ],
      },
    ]);
  });

  it.each([['invalid'], ['unknown'], [null]])('that nobody asks is left alone: %s', async (status) => {
    expect(await withoutSpf(cloud([mail], status))).toEqual([]);
  });

  it('is unknown while its records cannot be read', async () => {
    const found = await lab.findsWithout('cloud /zones/5/rrsets', 'DNS_ZONE_WITHOUT_SPF', cloud([mail]));
    expect(found).toMatchObject([{ verdict: 'UNKNOWN', resource: null }]);
  });
});
