/** Seeds what is between servers and the Internet: addresses, firewalls, certificates, load balancers. */
import type { Fields } from '../../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { issued, pem } from '../networks/certificates.js';
import { serverTarget } from '../networks/targets.js';
import { seeded } from '../../../../sandbox/common/seeding.js';

const anyone = ['0.0.0.0/0', '::/0'];
const open = (port: string, description: string, source_ips = anyone): Fields => ({
  direction: 'in',
  protocol: 'tcp',
  port,
  description,
  source_ips,
});
const ping: Fields = { direction: 'in', protocol: 'icmp', source_ips: anyone };
const withLabels = (selector: string): Fields => ({ type: 'label_selector', label_selector: { selector } });

export function seedNetwork(world: SandboxWorld): void {
  seedAddresses(world);
  const databases = world.all('/servers').filter(({ name }) => String(name).startsWith('db-'));
  const rules = [open('80', 'HTTP'), open('443', 'HTTPS'), ping];
  seeded(world, '/firewalls', { name: 'web', rules, apply_to: [withLabels('role=web')], labels: { role: 'web' } });
  const inside = [open('5432', 'PostgreSQL', ['10.0.0.0/16']), ping];
  seeded(world, '/firewalls', { name: 'db', rules: inside, apply_to: databases.map(({ id }) => serverTarget(id)) });
  seeded(world, '/firewalls', { name: 'office', rules: [open('22', 'SSH', ['203.0.113.0/28'])] });
  seedCertificates(world);
  seedLoadBalancers(world);
}

function seedAddresses(world: SandboxWorld): void {
  const [web, mail] = ['web-1', 'mail-1'].map((name) => world.find('/servers', name)?.id);
  const inUse = { type: 'ipv4', server: web, name: 'www', description: 'The shop', labels: { env: 'production' } };
  seeded(world, '/floating_ips', inUse, { protection: { delete: true } });
  seeded(world, '/floating_ips', { type: 'ipv4', server: mail, name: 'mx', description: 'Outgoing mail' });
  seeded(world, '/floating_ips', { type: 'ipv6', home_location: 'fsn1', name: 'www6' });
  seeded(world, '/floating_ips', { type: 'ipv4', home_location: 'hel1', name: 'spare' }, { blocked: true });
  for (const [location, type] of [
    ['fsn1', 'ipv4'],
    ['nbg1', 'ipv4'],
    ['sin', 'ipv6'],
  ]) {
    seeded(world, '/primary_ips', { name: `spare-${location}-${type}`, type, location });
  }
}

function seedCertificates(world: SandboxWorld): void {
  const uploaded = { name: 'intranet', certificate: pem(world), private_key: 'secret' };
  seeded(world, '/certificates', uploaded, { domain_names: ['intranet.example.com'] });
  const names = { type: 'managed', domain_names: ['example.com', 'www.example.com'] };
  seeded(world, '/certificates', { name: 'shop', ...names, labels: { env: 'production' } }, issued(world));
  const error = { code: 'dns_zone_not_found', message: 'DNS zone not found' };
  seeded(
    world,
    '/certificates',
    { name: 'lost', type: 'managed', domain_names: ['lost.example.org'] },
    {
      status: { issuance: 'failed', renewal: 'unavailable', error },
    },
  );
}

function seedLoadBalancers(world: SandboxWorld): void {
  const certificates = [world.find('/certificates', 'shop')?.id];
  const check = { protocol: 'http', port: 8080, http: { path: '/health' } };
  const https = { protocol: 'https', listen_port: 443, destination_port: 8080, health_check: check };
  const base = { name: 'shop', load_balancer_type: 'lb21', location: 'fsn1', network: 'main' };
  seeded(world, '/load_balancers', {
    ...base,
    services: [
      { ...https, http: { certificates, sticky_sessions: true, redirect_http: true } },
      { protocol: 'tcp', listen_port: 8443, destination_port: 8443, proxyprotocol: true },
    ],
    targets: [{ ...withLabels('role=web'), use_private_ip: true }],
    labels: { env: 'production' },
  });
  const apis = world.all('/servers').filter(({ name }) => String(name).startsWith('api-'));
  seeded(world, '/load_balancers', {
    name: 'api',
    load_balancer_type: 'lb11',
    location: 'hel1',
    services: [{ protocol: 'http', listen_port: 80, destination_port: 8000, health_check: check }],
    targets: apis.map(({ id }) => serverTarget(id)),
    algorithm: { type: 'least_connections' },
  });
  seeded(world, '/load_balancers', {
    name: 'office',
    load_balancer_type: 'lb11',
    network_zone: 'eu-central',
    public_interface: false,
    services: [{ protocol: 'tcp', listen_port: 22, destination_port: 22 }],
    targets: [{ type: 'ip', ip: { ip: '203.0.113.10' } }],
  });
}
