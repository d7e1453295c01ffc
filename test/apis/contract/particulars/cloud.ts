/** Particulars of the cloud API. */
import type { Difference, Particulars, Way } from '../particulars.js';
import { cloudDns } from './cloud-dns.js';
import { beyond32Bits, namedKeySamples, serverStatus } from './shared.js';

type Series = Record<string, { values: [number, string][] }>;

const series: Difference = {
  as: 'series',
  select: '{ name values { time value } }',
  value: (wire) =>
    Object.entries(wire as Series).map(([name, { values }]) => ({
      name,
      values: values.map(([seconds, value]) => ({
        time: new Date(seconds * 1000).toISOString(),
        value: Number(value),
      })),
    })),
};

const targets: readonly Way[] = [
  { with: { type: 'server' }, without: ['label_selector', 'ip'] },
  { with: { type: 'label_selector' }, without: ['server', 'ip'] },
  { with: { type: 'ip' }, without: ['server', 'label_selector'] },
];

export const cloud: Particulars = {
  differences: {
    ...cloudDns.differences,
    // Names whose field is a link to geography.
    'Location.country': { as: 'countryCode' },
    'Location.city': { as: 'cityName' },
    // Names whose field is a link to the location.
    'TypePrice.location': { as: 'locationName' },
    'PricingFloatingIpPrice.location': { as: 'locationName' },
    'PricingPrimaryIpPrice.location': { as: 'locationName' },
    // Lists, which the wire calls in the singular.
    'ServerPublicNetIpv6.dns_ptr': { as: 'dnsPtrs' },
    'PrimaryIp.dns_ptr': { as: 'dnsPtrs' },
    'FloatingIp.dns_ptr': { as: 'dnsPtrs' },
    // Ids whose field is a link under the name of what it leads to.
    'PrimaryIp.assignee_id': { as: 'assignee' },
    'ServerMetrics.time_series': series,
    'LoadBalancerMetrics.time_series': series,
    'GET /datacenters.recommendation': { absent: 'the field recommendedDatacenter of the root' },
  },
  revisions: {
    ...cloudDns.revisions,
    // Times and numbers, which a query writes as text.
    'GET /servers/{id}/metrics': { start: 'datetime!', end: 'datetime!', step: 'int' },
    'GET /load_balancers/{id}/metrics': { start: 'datetime!', end: 'datetime!', step: 'int' },
    'GET /images': { bound_to: '[int]' },
    // A time, which the facts call text.
    Image: { deleted: 'datetime!?' },
    // Whole gigabytes and whole cores.
    ServerType: { cores: 'int!', disk: 'int!' },
    Server: { primary_disk_size: 'int!', status: serverStatus, datacenter: 'Datacenter' },
    PrimaryIp: { datacenter: 'Datacenter', assignee_type: 'enum(server|unassigned)!' },
    LoadBalancerType: { deprecation: 'DeprecationInfo?' },
    // A check is whole where a service is made, in parts where it is changed.
    LoadBalancerServiceInput: { health_check: 'NewHealthCheckInput' },
    'POST /load_balancers/{id}/actions/add_service': { health_check: 'NewHealthCheckInput' },
    Volume: { size: 'int!' },
    'POST /volumes/{id}/actions/resize': { size: 'int!' },
    // Names, or ids as text.
    'POST /floating_ips': { home_location: 'string' },
    'POST /primary_ips': { location: 'string', datacenter: 'string', assignee_type: 'enum(server)' },
    // One of the two file systems that the provider knows.
    'POST /volumes': { format: 'enum(xfs|ext4)' },
    // Nothing else can be given.
    ...Object.fromEntries(
      ['images', 'volumes', 'networks', 'load_balancers', 'zones'].map((path) => [
        `POST /${path}/{id}/actions/change_protection`,
        { delete: 'bool!' },
      ]),
    ),
    // The firewall must be named somewhere; the server is in the path.
    'POST /servers/{id}/actions/add_to_firewall': { firewall: 'int!', apply_to: '[FirewallResourceInput]' },
    'POST /servers/{id}/actions/remove_from_firewall': { firewall: 'int!', remove_from: '[FirewallResourceInput]' },
  },
  inputs: { ...cloudDns.inputs },
  types: {
    ...cloudDns.types,
    NewHealthCheckInput: {
      protocol: 'enum(tcp|http)!',
      port: 'int!',
      interval: 'int!',
      timeout: 'int!',
      retries: 'int!',
      http: 'NewHealthCheckHttpInput',
    },
    NewHealthCheckHttpInput: {
      domain: 'string?',
      path: 'string!',
      response: 'string',
      status_codes: '[string]',
      tls: 'bool',
    },
  },
  ways: {
    ...cloudDns.ways,
    'POST /volumes': [{ without: ['server'] }, { without: ['location'] }],
    'POST /servers': [{ without: ['datacenter'] }, { without: ['location'] }],
    'POST /primary_ips': [
      { without: ['assignee_id', 'datacenter'] },
      { without: ['assignee_id', 'location'] },
      { without: ['location', 'datacenter'] },
    ],
    'POST /load_balancers': [{ without: ['location'] }, { without: ['network_zone'] }],
    'POST /certificates': [
      { with: { type: 'uploaded' }, without: ['domain_names'] },
      { with: { type: 'managed' }, without: ['certificate', 'private_key'] },
    ],
    'POST /load_balancers/{id}/actions/add_target': targets,
    'POST /load_balancers/{id}/actions/remove_target': targets,
    LoadBalancerTargetInput: targets,
    FirewallResourceInput: [
      { with: { type: 'server' }, without: ['label_selector'] },
      { with: { type: 'label_selector' }, without: ['server'] },
    ],
  },
  samples: {
    ...namedKeySamples,
    ...cloudDns.samples,
    ip: '203.0.113.7',
    gateway: '10.0.0.1',
    alias_ips: ['10.0.1.5', '10.0.1.6'],
    ip_range: '10.0.0.0/16',
    destination: '10.100.1.0/24',
    source_ips: ['203.0.113.0/24', '2001:db8::/32'],
    destination_ips: ['198.51.100.7/32'],
    'FirewallRuleInput.port': '1024-5000',
    dns_ptr: 'www.example.com',
    public_key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOMq me@example.com',
    start: '2026-03-01T00:00:00.000Z',
    end: '2026-03-02T00:00:00.000Z',
    time_series: { 'disk.0.iops.read': { values: [[1_772_323_200, '1.5']] } },
    // Within their bounds.
    size: 100,
    listen_port: 443,
    destination_port: 8443,
    'LoadBalancerHealthCheckInput.port': 8080,
    'NewHealthCheckInput.port': 8080,
    interval: 15,
    timeout: 10,
    retries: 3,
    vswitch_id: 4711,
    step: 60,
    currency: 'EUR',
    vat_rate: '19.00',
    percentage: '20.00',
    // Bytes.
    included_traffic: beyond32Bits,
    ingoing_traffic: beyond32Bits,
    outgoing_traffic: beyond32Bits,
    // The graph's link leads to load balancers alone.
    'Certificate.used_by': [{ id: 51, type: 'load_balancer' }],
  },
};
