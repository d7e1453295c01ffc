import { expect, it } from '@jest/globals';
import { findingsLab } from '../lab.js';
import { enveloped, itDistinguishesTwins } from '../wire-twins.js';

const lab = findingsLab();

const zone = { id: 'z1', name: 'example.test', status: 'active', type: 'full' };
const below = (path: string) => (object: object) => ({
  edge: { '/zones': enveloped([zone]), [`/zones/z1/${path}`]: enveloped([object]) },
});
const packs = below('ssl/certificate_packs');
const uploads = below('custom_certificates');
const hostnames = below('custom_hostnames');

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

const served = { id: 'c1', hosts: ['example.test'], status: 'active' };
const pack = {
  id: 'p1',
  type: 'advanced',
  hosts: ['example.test', '*.example.test'],
  status: 'active',
  certificates: [{ ...served, expires_on: inDays(60) }],
};
const upload = { id: 'u1', hosts: ['shop.example.test'], status: 'active', expires_on: inDays(10) };
const hostname = { id: 'h1', hostname: 'www.customer.test', status: 'active', created_at: '2026-01-01T00:00:00Z' };

itDistinguishesTwins(lab, [
  {
    kind: 'CERTIFICATE_PACK_EXPIRING',
    world: packs,
    sick: { ...pack, certificates: [{ ...served, expires_on: inDays(9) }] },
    healthy: {
      'it ends late': { certificates: [{ ...served, expires_on: inDays(60) }] },
      'only an old one in it ends': {
        certificates: [
          { ...served, expires_on: inDays(60) },
          { ...served, status: 'deleted', expires_on: inDays(1) },
        ],
      },
      'it is uploaded': { type: 'sni_custom' },
      'it is not served': { status: 'inactive' },
      'no end is reported': { certificates: [served] },
      'the end is odd': { certificates: [{ ...served, expires_on: 'soon' }] },
      'no certificates are reported': { certificates: undefined },
    },
    lists: ['edge /zones', 'edge /zones/z1/ssl/certificate_packs'],
    found: { verdict: 'LIKELY', resource: { __typename: 'EdgeCertificatePack' }, resourceName: 'example.test' },
  },
  {
    kind: 'CERTIFICATE_PACK_FAILED',
    world: packs,
    sick: { ...pack, status: 'validation_timed_out', validation_errors: [{ message: 'SERVFAIL' }] },
    healthy: {
      'it is served': { status: 'active' },
      'it is on its way': { status: 'pending_issuance' },
      'the state is new': { status: 'pondering' },
      'nothing is reported': { status: undefined },
    },
    lists: ['edge /zones', 'edge /zones/z1/ssl/certificate_packs'],
    found: {
      evidence: expect.arrayContaining([{ name: 'validationErrors', value: ['SERVFAIL'] }]),
      remedies: [
        {
          mutation: expect.stringContaining('deleteEdgeCertificatePack('),
          variables: { zoneId: 'edge:prod:zone:z1', id: 'edge:prod:certificatePack:z1:p1', account: 'prod' },
        },
      ],
    },
  },
  {
    kind: 'CUSTOM_CERTIFICATE_EXPIRING',
    world: uploads,
    sick: upload,
    healthy: {
      'it ends late': { expires_on: inDays(31) },
      'it is deleted': { status: 'deleted' },
      'no end is reported': { expires_on: undefined },
    },
    lists: ['edge /zones', 'edge /zones/z1/custom_certificates'],
    found: { severity: 'HIGH', resource: { __typename: 'EdgeCustomCertificate' }, resourceName: 'shop.example.test' },
  },
  {
    kind: 'CUSTOM_HOSTNAME_INACTIVE',
    world: hostnames,
    sick: { ...hostname, status: 'moved' },
    healthy: {
      'it is served': { status: 'active' },
      'the state is new': { status: 'resting' },
      'nothing is reported': { status: undefined },
    },
    lists: ['edge /zones', 'edge /zones/z1/custom_hostnames'],
    found: {
      severity: 'HIGH',
      resource: { __typename: 'EdgeCustomHostname' },
      resourceName: 'www.customer.test',
      remedies: [
        {
          mutation: expect.stringContaining('deleteEdgeCustomHostname('),
          variables: { zoneId: 'edge:prod:zone:z1', id: 'edge:prod:customHostname:z1:h1', account: 'prod' },
        },
      ],
    },
  },
  {
    kind: 'CUSTOM_HOSTNAME_CERTIFICATE_EXPIRING',
    world: hostnames,
    sick: { ...hostname, ssl: { status: 'active', custom_certificate: 'PEM', expires_on: inDays(20) } },
    healthy: {
      'it ends late': { ssl: { status: 'active', custom_certificate: 'PEM', expires_on: inDays(60) } },
      'it is about to be renewed': { ssl: { status: 'active', expires_on: inDays(20) } },
      'it has failed, which is reported apart': {
        ssl: { status: 'expired', custom_certificate: 'PEM', expires_on: inDays(-2) },
      },
      'it is not served': { status: 'moved' },
      'no end is reported': { ssl: { status: 'active', custom_certificate: 'PEM' } },
      'the end is odd': { ssl: { status: 'active', custom_certificate: 'PEM', expires_on: 'soon' } },
      'its state is not reported': { ssl: { custom_certificate: 'PEM', expires_on: inDays(20) } },
      'nothing is reported': { ssl: undefined },
    },
    lists: ['edge /zones', 'edge /zones/z1/custom_hostnames'],
    found: {
      severity: 'MEDIUM',
      resource: { __typename: 'EdgeCustomHostname' },
      resourceId: 'edge:prod:customHostname:z1:h1',
    },
  },
  {
    kind: 'CUSTOM_HOSTNAME_CERTIFICATE_FAILED',
    world: hostnames,
    sick: { ...hostname, ssl: { status: 'expired', validation_errors: [{ message: 'no CAA' }] } },
    healthy: {
      'it is served': { ssl: { status: 'active' } },
      'it is on its way': { ssl: { status: 'pending_validation' } },
      'it has none': { ssl: null },
      'nothing is reported': { ssl: undefined },
    },
    lists: ['edge /zones', 'edge /zones/z1/custom_hostnames'],
    found: { severity: 'HIGH' },
  },
]);

it('takes a pack whose names the issuer could not see yet for likely lost', async () => {
  const own = { ...pack, status: 'pending_validation', validation_errors: [{ message: 'SERVFAIL' }] };
  expect(await lab.finds('CERTIFICATE_PACK_FAILED', packs(own))).toMatchObject([{ verdict: 'LIKELY', remedies: [] }]);
  expect(await lab.finds('CERTIFICATE_PACK_FAILED', packs({ ...own, validation_errors: [] }))).toEqual([]);
});

it('asks for packs that are not active too', async () => {
  await lab.finds('CERTIFICATE_PACK_FAILED', packs(pack));
  expect(lab.asked().at(-1)).toContain('status=all');
});

it.each([
  [20, 'MEDIUM'],
  [3, 'HIGH'],
  [-2, 'HIGH'],
])('takes an uploaded certificate with %i days left for %s', async (days, severity) => {
  const found = await lab.finds('CUSTOM_CERTIFICATE_EXPIRING', uploads({ ...upload, expires_on: inDays(days) }));
  expect(found).toMatchObject([{ severity }]);
});

it('believes that an uploaded certificate has ended, whatever its end', async () => {
  const own = { ...upload, status: 'expired', expires_on: undefined };
  expect(await lab.finds('CUSTOM_CERTIFICATE_EXPIRING', uploads(own))).toMatchObject([{ severity: 'HIGH' }]);
});

it('takes a name that waits for its customer for likely, as it may have been made a minute ago', async () => {
  expect(await lab.finds('CUSTOM_HOSTNAME_INACTIVE', hostnames({ ...hostname, status: 'pending' }))).toMatchObject([
    { severity: 'MEDIUM', verdict: 'LIKELY', remedies: [] },
  ]);
});

it.each([
  [
    { custom_certificate: 'PEM', expires_on: inDays(10) },
    { severity: 'HIGH', verdict: 'CERTAIN' },
  ],
  [
    { uploaded_on: '2026-01-01T00:00:00Z', expires_on: inDays(-1) },
    { severity: 'HIGH', verdict: 'CERTAIN' },
  ],
  [
    { expires_on: inDays(10), method: 'http' },
    { severity: 'HIGH', verdict: 'LIKELY' },
  ],
])('takes a certificate of a custom hostname for %j', async (ssl, expected) => {
  const world = hostnames({ ...hostname, ssl: { status: 'active', ...ssl } });
  expect(await lab.finds('CUSTOM_HOSTNAME_CERTIFICATE_EXPIRING', world)).toMatchObject([expected]);
});
