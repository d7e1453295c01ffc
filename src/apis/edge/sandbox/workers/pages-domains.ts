/** Domains of Pages projects: pending until a CNAME record points at the project. */
import { Refusal } from '../../../../sandbox/protocol/refusal.js';
import type { SandboxItem } from '../../../../sandbox/world/item.js';
import type { SandboxResource } from '../../../../sandbox/world/resource.js';
import { type Fields, timestamp } from '../../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { firstAccount, uuid } from '../ids.js';
import type { ProviderPart } from '../part.js';
import { projectsOf, projectsPath } from './pages-paths.js';

const path = `${projectsPath}/{projectName}/domains`;

export const domainsOf = ({ id, account_id }: SandboxItem) => `${projectsOf(account_id)}/${id}/domains`;

function zoneOf(world: SandboxWorld, domain: unknown): SandboxItem | undefined {
  const name = String(domain);
  return world.all('/zones').find((zone) => name === zone['name'] || name.endsWith(`.${String(zone['name'])}`));
}

/** Domains of the seed are what they are; any other depends on its DNS. */
function statusOf({ id: name, status, subdomain }: SandboxItem, world: SandboxWorld): string {
  if (typeof status === 'string') return status;
  const zone = zoneOf(world, name);
  const records = zone ? world.where(`/zones/${zone.id}/dns_records`, { type: 'CNAME', name }) : [];
  return records.some(({ content }) => content === subdomain) ? 'active' : 'pending';
}

const domains: SandboxResource = {
  key: 'name',
  missing: '8000021',
  hides: ['uid', 'subdomain'],
  derived: {
    id: ({ uid }) => uid,
    status: statusOf,
    validation_data: (domain, world) => ({ method: 'http', status: statusOf(domain, world) }),
    verification_data: (domain, world) => ({ status: statusOf(domain, world) }),
    zone_tag: ({ id: name }, world) => zoneOf(world, name)?.id ?? '',
  },
};

function add(world: SandboxWorld, project: SandboxItem, name: unknown, fields: Fields = {}): SandboxItem {
  if (world.get(domainsOf(project), name))
    throw new Refusal('uniqueness_error', 'You have already added this custom domain.', undefined, '8000018');
  return world.put(domainsOf(project), {
    id: String(name),
    uid: uuid(world),
    domain_id: uuid(world),
    certificate_authority: 'google',
    created_on: timestamp(world.now()),
    subdomain: project['subdomain'],
    ...fields,
  });
}

const specialCalls: ProviderPart['specialCalls'] = {
  [`POST ${path}`]: ({ world, values, body }) => {
    const project = world.must(projectsOf(values['accountId']), values['projectName']);
    return { domain: world.show(domainsOf(project), add(world, project, body['name'])) };
  },
};

function seed(world: SandboxWorld): void {
  const docs = world.must(projectsOf(firstAccount(world)), 'docs');
  add(world, docs, 'docs.acme.example', { status: 'active', created_on: '2025-06-01T08:00:00Z' });
  add(world, docs, 'manual.acme.example', { created_on: '2026-09-20T08:00:00Z' });
}

export const pagesDomains: ProviderPart = { resources: { [path]: domains }, specialCalls, seed };
