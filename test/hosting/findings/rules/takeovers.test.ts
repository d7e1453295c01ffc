/** Names that anyone could register, by what CNAME records say; nobody is asked. */
import { describe, expect, it } from '@jest/globals';
import { record, zone } from '../../names/world.js';
import { type World, findingsLab } from '../lab.js';
import { enveloped, itDistinguishesTwins } from '../wire-twins.js';

const lab = findingsLab();
const kind = 'DNS_NAME_CLAIMABLE';

const world = (
  object: object,
  projects: readonly object[] = [{ id: 'p1', name: 'docs', subdomain: 'docs.pages.dev' }],
) =>
  ({
    edge: {
      '/zones': enveloped([zone('z1', 'acme.example')]),
      '/zones/z1/dns_records': enveloped([object]),
      '/accounts': enveloped([{ id: 'a1', name: 'acme' }]),
      '/accounts/a1/pages/projects': enveloped(projects),
    },
  }) satisfies World;
const cname = (content: string) => record('CNAME', 'shop.acme.example', content);

itDistinguishesTwins(lab, [
  {
    kind,
    world,
    sick: { ...cname('gone.pages.dev') },
    healthy: {
      'a project has it': { content: 'docs.pages.dev' },
      'a branch of a project has it': { content: 'next.Docs.pages.dev.' },
      'it leads elsewhere': { content: 'gone.pages.dev.acme.test' },
      'it is no CNAME': { type: 'TXT' },
      'nothing is reported': { content: undefined },
    },
    lists: ['edge /zones', 'edge /zones/z1/dns_records', 'edge /accounts', 'edge /accounts/a1/pages/projects'],
    found: {
      severity: 'CRITICAL',
      resource: { __typename: 'EdgeDnsCnameRecord' },
      resourceName: 'shop.acme.example',
      remedies: [
        {
          mutation: expect.stringContaining(' deleteEdgeDnsRecord('),
          variables: { zoneId: 'edge:prod:zone:z1', account: 'prod' },
        },
      ],
    },
  },
]);

it.each([
  'acme.github.io',
  'acme.azurewebsites.net',
  'acme.westeurope.cloudapp.azure.com',
  'acme.cloudapp.net',
  'acme.trafficmanager.net',
  'acme.azureedge.net',
  'acme.blob.core.windows.net',
  'acme.azure-api.net',
  'acme.herokuapp.com',
  'acme.netlify.app',
  'acme.vercel.app',
  'acme.s3.amazonaws.com',
  'acme.s3.eu-central-1.amazonaws.com',
  'www.acme.s3-website-eu-west-1.amazonaws.com',
  's3-website.eu-central-1.amazonaws.com',
])('takes %s for a name that may be free, and asks nobody', async (content) => {
  const [found, ...others] = await lab.finds(kind, world(cname(content)));
  expect(others).toEqual([]);
  expect(found).toMatchObject({ severity: 'MEDIUM', verdict: 'LIKELY', remedies: [] });
  expect(found?.evidence).toContainEqual({ name: 'source', value: expect.stringMatching(/^https:/) });
  expect(lab.asked().filter((line) => line.includes('pages') || line.includes('/accounts'))).toEqual([]);
});

it('tells buckets apart by the names of records where their targets are alike', async () => {
  const { edge } = world({});
  const records = ['a', 'b'].map((name) =>
    record('CNAME', `${name}.acme.example`, 's3-website.eu-central-1.amazonaws.com'),
  );
  const found = await lab.finds(kind, { edge: { ...edge, '/zones/z1/dns_records': enveloped(records) } });
  expect(found.map(({ resourceName }) => resourceName)).toEqual(['a.acme.example', 'b.acme.example']);
});

it.each(['github.io', 'acme.notgithub.io', 'lb-1.elb.amazonaws.com', 'acme.example', 's3.amazonaws.com.test'])(
  'leaves %s alone',
  async (content) => {
    expect(await lab.finds(kind, world(cname(content)))).toEqual([]);
  },
);

describe('what the accounts have at pages.dev', () => {
  it('is not known while a project comes without its name', async () => {
    const found = await lab.finds(kind, world(cname('gone.pages.dev'), [{ id: 'p1', name: 'docs' }]));
    expect(found).toMatchObject([{ verdict: 'UNKNOWN', resource: null }]);
  });

  it('is not asked for again with each record', async () => {
    const { edge } = world({});
    const records = ['a', 'b', 'c'].map((name) => record('CNAME', `${name}.acme.example`, `${name}.pages.dev`));
    const found = await lab.finds(kind, { edge: { ...edge, '/zones/z1/dns_records': enveloped(records) } });
    expect(found).toHaveLength(3);
    expect(lab.asked().filter((line) => line.includes('pages/projects'))).toHaveLength(1);
  });

  it('is one finding for all records that lead to one name', async () => {
    const { edge } = world({});
    const records = ['a', 'b', 'c'].map((name) => record('CNAME', `${name}.acme.example`, 'Next.gone.pages.dev'));
    const found = await lab.finds(kind, { edge: { ...edge, '/zones/z1/dns_records': enveloped(records) } });
    expect(found).toMatchObject([{ resource: null, resourceName: 'gone.pages.dev', affected: { totalCount: 3 } }]);
    expect(found[0]?.remedies).toHaveLength(3);
  });

  it('holds for records of the cloud as well', async () => {
    const { edge } = world(cname('docs.pages.dev'));
    const set = { id: 'www/CNAME', name: 'www', type: 'CNAME', ttl: null, labels: {}, protection: { change: false } };
    const cloud = (value: string) => ({
      '/zones': { zones: [{ id: 5, name: 'acme.test', mode: 'primary', ttl: 3600, protection: { delete: false } }] },
      '/zones/5/rrsets': { rrsets: [{ ...set, zone: 5, records: [{ value }] }] },
    });
    expect(await lab.finds(kind, { edge, cloud: cloud('docs.pages.dev.') })).toEqual([]);
    expect(await lab.finds(kind, { edge, cloud: cloud('gone.pages.dev.') })).toMatchObject([
      { severity: 'CRITICAL', verdict: 'CERTAIN', resourceName: 'www.acme.test' },
    ]);
  });
});
