/** The cloud API in the sandbox. */
import { actions } from '../../../sandbox/world/actions.js';
import { namedKeys } from '../../../sandbox/protocol/styles/named-keys.js';
import type { SandboxProvider } from '../../../sandbox/world/provider.js';
import { dnsCalls, dnsStatuses } from './dns/calls.js';
import { recordSets } from './dns/record-sets.js';
import { dnsZones } from './dns/zones.js';
import { certificates } from './networks/certificates.js';
import { recommendedDatacenter } from './datacenters.js';
import { firewalls } from './networks/firewalls.js';
import { images } from './servers/images.js';
import { seed } from './inventory.js';
import { floatingIps, primaryIps } from './networks/ips.js';
import { isos } from './servers/isos.js';
import { loadBalancers } from './networks/load-balancers.js';
import { loadBalancerSeries, metrics, serverSeries } from './servers/metrics.js';
import { networks } from './networks/networks.js';
import { createImage } from './servers/create-image.js';
import { placementGroups } from './servers/placement-groups.js';
import { pricing } from './pricing.js';
import { servers } from './servers/servers.js';
import { sshKeys } from './servers/ssh-keys.js';
import { volumes } from './volumes.js';

export const provider: SandboxProvider = {
  protocol: namedKeys({ deleting: 200, statuses: dnsStatuses }),
  resources: {
    '/actions': actions,
    '/certificates': certificates,
    '/datacenters': { embeds: { location: '/locations' }, besides: { recommendation: recommendedDatacenter } },
    '/firewalls': firewalls,
    '/floating_ips': floatingIps,
    '/images': images,
    '/isos': isos,
    '/load_balancer_types': {},
    '/load_balancers': loadBalancers,
    '/locations': {},
    '/networks': networks,
    '/placement_groups': placementGroups,
    '/primary_ips': primaryIps,
    '/server_types': {},
    '/servers': servers,
    '/ssh_keys': sshKeys,
    '/volumes': volumes,
    '/zones': dnsZones,
    '/zones/{zoneId}/rrsets': recordSets,
  },
  actions: '/actions',
  references: {
    assignee_id: '/servers',
    datacenter: '/datacenters',
    firewall: '/firewalls',
    home_location: '/locations',
    image: '/images',
    iso: '/isos',
    load_balancer_type: '/load_balancer_types',
    location: '/locations',
    network: '/networks',
    networks: '/networks',
    placement_group: '/placement_groups',
    server: '/servers',
    server_type: '/server_types',
    ssh_keys: '/ssh_keys',
    volumes: '/volumes',
  },
  specialCalls: {
    'GET /pricing': ({ world }) => ({ pricing: pricing(world) }),
    'POST /servers/{id}/actions/create_image': createImage,
    ...dnsCalls,
    'GET /servers/{id}/metrics': metrics('/servers', serverSeries),
    'GET /load_balancers/{id}/metrics': metrics('/load_balancers', loadBalancerSeries),
  },
  seed,
};
