/** Certificates of zones: uploaded, ordered, and of custom hostnames. Issuing takes a while. */
import type { SandboxItem } from '../../../sandbox/world/item.js';
import { Refusal } from '../../../sandbox/protocol/refusal.js';
import type { SandboxResource } from '../../../sandbox/world/resource.js';
import { type Fields, listAt, objectAt, objectsAt, timestamp, without } from '../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import { firstZone, createdIn, seeded } from './below.js';
import type { ProviderPart } from './part.js';

const day = 86_400_000;

/** Milliseconds that the issuer takes to validate the names. */
const issuance = 20_000;

const customCertificates: SandboxResource = {
  hides: ['zone_name', 'private_key', 'certificate', 'deploy', 'policy', 'type'],
  make(body, world) {
    const now = timestamp(world.now());
    if (body['private_key'] === undefined && body['custom_csr_id'] === undefined)
      throw Refusal.invalidField('private_key', 'A private key, or the id of a request for signing, is required.');
    return {
      id: world.random.hex(32),
      bundle_method: 'ubiquitous',
      priority: 1,
      status: 'active',
      ...body,
      hosts: [`www.${String(body['zone_name'])}`, body['zone_name']],
      issuer: 'Example Trust Services',
      signature: 'SHA256WithRSA',
      policy_restrictions: body['policy'] ?? null,
      uploaded_on: now,
      modified_on: now,
      expires_on: timestamp(world.now() + 365 * day),
    };
  },
};

/** Stored: when it was ordered, and its status if it will not become active. */
const certificatePacks: SandboxResource = {
  hides: ['zone_id', 'zone_name', 'ordered'],
  derived: {
    status: (pack, world) => pack['status'] ?? (isIssued(pack['ordered'], world) ? 'active' : 'pending_validation'),
    certificates: (pack, world) => (isIssued(pack['ordered'], world) ? listAt(pack, 'certificates') : []),
    validation_records: (pack, world) => (isIssued(pack['ordered'], world) ? [] : recordsOf(listAt(pack, 'hosts'))),
  },
  filters: {
    status: (pack, [which]) => which === 'all' || pack['status'] === undefined,
    deploy: (_pack, [place]) => place !== 'staging',
  },
  make(body, world) {
    const id = world.random.hex(32);
    const first = world.random.hex(32);
    return {
      id,
      ordered: world.now(),
      cloudflare_branding: false,
      validation_errors: [],
      dcv_delegation_records: [],
      ...body,
      certificates: [first, world.random.hex(32)].map((certificate, place) => ({
        id: certificate,
        hosts: body['hosts'],
        status: 'active',
        bundle_method: 'ubiquitous',
        issuer: 'Example Trust Services',
        priority: place,
        zone_id: body['zone_id'],
        signature: place === 0 ? 'ECDSAWithSHA256' : 'SHA256WithRSA',
        uploaded_on: timestamp(world.now() + issuance),
        modified_on: timestamp(world.now() + issuance),
        expires_on: timestamp(world.now() + Number(body['validity_days'] ?? 90) * day),
      })),
      primary_certificate: first,
    };
  },
};

const customHostnames: SandboxResource = {
  hides: ['requested_at'],
  derived: {
    status: (hostname, world) =>
      hostname['status'] ?? (isIssued(hostname['requested_at'], world) ? 'active' : 'pending'),
    ssl: (hostname, world) => ({
      // A private key is never returned.
      ...without(objectAt(hostname, 'ssl'), ['custom_key', 'custom_cert_bundle', 'cloudflare_branding']),
      status:
        objectAt(hostname, 'ssl')['status'] ??
        (isIssued(hostname['requested_at'], world) ? 'active' : 'pending_validation'),
      validation_records: isIssued(hostname['requested_at'], world) ? [] : recordsOf([hostname['hostname']]),
    }),
  },
  filters: {
    'hostname.startsWith': ({ hostname }, [start = '']) => String(hostname).startsWith(start),
    'hostname.contain': ({ hostname }, [part = '']) => String(hostname).includes(part),
    hostname_status: ({ status = 'active' }, [wanted]) => wanted === undefined || status === wanted,
    ssl_status: ({ ssl }, [wanted]) =>
      wanted === undefined || (objectAt({ ssl }, 'ssl')['status'] ?? 'active') === wanted,
    ssl: ({ ssl }, [wanted]) => wanted === undefined || (wanted === '1') === (ssl !== undefined),
    wildcard: ({ ssl }, [wanted]) =>
      wanted === undefined || String(objectAt({ ssl }, 'ssl')['wildcard'] ?? false) === wanted,
    certificate_authority: ({ ssl }, [wanted]) =>
      wanted === undefined || objectAt({ ssl }, 'ssl')['certificate_authority'] === wanted,
  },
  make(body, world) {
    const token = world.random.hex(32);
    return {
      id: world.random.hex(32),
      requested_at: world.now(),
      ...body,
      ssl: {
        id: world.random.hex(32),
        type: 'dv',
        method: 'http',
        bundle_method: 'ubiquitous',
        wildcard: false,
        certificate_authority: 'google',
        settings: { min_tls_version: '1.2' },
        ...objectAt(body, 'ssl'),
        hosts: [body['hostname']],
      },
      ownership_verification: { type: 'txt', name: `_hostname.${String(body['hostname'])}`, value: token },
      ownership_verification_http: {
        http_url: `http://${String(body['hostname'])}/.well-known/hostname`,
        http_body: token,
      },
      verification_errors: [],
      created_at: timestamp(world.now()),
    };
  },
};

function isIssued(requestedAt: unknown, world: SandboxWorld): boolean {
  return world.now() >= Number(requestedAt) + issuance;
}

function recordsOf(hosts: readonly unknown[]): Fields[] {
  return hosts.map((host) => ({
    status: 'pending',
    txt_name: `_acme-challenge.${String(host)}`,
    txt_value: 'not-the-true-one',
  }));
}

/** The given certificates get their new priority, the highest first. */
function prioritized({ id }: SandboxItem, given: readonly Fields[]): Fields {
  const found = given.find((one) => one['id'] === id);
  return found?.['priority'] === undefined ? {} : { priority: found['priority'] };
}

const resources = {
  '/zones/{zoneId}/custom_certificates': customCertificates,
  '/zones/{zoneId}/ssl/certificate_packs': certificatePacks,
  '/zones/{zoneId}/custom_hostnames': customHostnames,
};

const specialCalls: ProviderPart['specialCalls'] = {
  'POST /zones/{zoneId}/custom_certificates': createdIn('custom_certificates'),
  'POST /zones/{zoneId}/ssl/certificate_packs': createdIn('ssl/certificate_packs'),
  'PATCH /zones/{zoneId}/custom_hostnames/{id}': ({ world, values, body }) => {
    const collection = `/zones/${values['zoneId']}/custom_hostnames`;
    const hostname = world.must(collection, values['id']);
    const anew = body['ssl'] !== undefined && {
      requested_at: world.now(),
      ssl: { ...without(objectAt(hostname, 'ssl'), ['status']), ...objectAt(body, 'ssl') },
    };
    world.change(collection, hostname.id, { ...body, ...anew });
    return { custom_hostname: world.show(collection, world.must(collection, hostname.id)) };
  },
  'PUT /zones/{zoneId}/custom_certificates/prioritize': ({ world, values, body }) => {
    const collection = `/zones/${values['zoneId']}/custom_certificates`;
    const given = objectsAt(body, 'certificates');
    for (const { id } of given) world.must(collection, id);
    for (const item of world.all(collection)) world.change(collection, item.id, prioritized(item, given));
    const sorted = [...world.all(collection)].sort((a, b) => Number(b['priority']) - Number(a['priority']));
    return { certificates: sorted.map((item) => world.show(collection, item)) };
  },
};

/** Seeds a certificate that nobody has renewed, a pack that cannot be validated, a customer whose DNS has moved. */
function seed(world: SandboxWorld): void {
  const { id: zone, name } = firstZone(world);
  const of = { zone_id: zone, zone_name: name };
  const uploaded = `/zones/${zone}/custom_certificates`;
  seeded(world, uploaded, { ...of, private_key: 'kept' }, { priority: 2, expires_on: '2027-06-30T23:59:59Z' });
  seeded(
    world,
    uploaded,
    { ...of, private_key: 'kept', bundle_method: 'force', geo_restrictions: { label: 'eu' } },
    { status: 'expired', expires_on: '2025-09-30T23:59:59Z', hosts: [`old.${String(name)}`] },
  );

  const packs = `/zones/${zone}/ssl/certificate_packs`;
  const ordered = { ordered: Date.parse('2025-03-04T09:00:00Z') };
  const names = (...hosts: string[]) => hosts.map((host) => (host === '' ? name : `${host}.${String(name)}`));
  const google = { certificate_authority: 'google', validation_method: 'txt', validity_days: 90 };
  seeded(world, packs, { ...of, ...google, type: 'universal', hosts: names('', '*') }, ordered);
  seeded(world, packs, { ...of, ...google, type: 'advanced', hosts: names('', '*.eu') }, ordered);
  seeded(
    world,
    packs,
    { ...of, type: 'advanced', hosts: names('', 'partner'), certificate_authority: 'ssl_com', validity_days: 365 },
    {
      ...ordered,
      status: 'validation_timed_out',
      validation_method: 'email',
      certificates: [],
      validation_errors: [{ message: 'the owner of the domain has not answered in time' }],
    },
  );

  const hostnames = `/zones/${zone}/custom_hostnames`;
  const requested = { requested_at: Date.parse('2025-03-04T09:00:00Z') };
  seeded(world, hostnames, { hostname: 'shop.customer.example', custom_metadata: { tier: 'gold' } }, requested);
  seeded(world, hostnames, { hostname: 'www.tenant.example', custom_origin_server: `eu.${String(name)}` }, requested);
  const moved = seeded(world, hostnames, { hostname: 'gone.customer.example' }, { ...requested, status: 'moved' });
  world.change(hostnames, moved.id, {
    verification_errors: ['the name does not point here any more'],
    ssl: { ...objectAt(moved, 'ssl'), status: 'pending_expiration' },
  });
}

export const certificates: ProviderPart = { resources, specialCalls, seed };
