/** The cloud API in the sandbox. */
import { actions } from '../world/actions.js';
import { namedKeys } from '../protocol/styles/named-keys.js';
import type { Provider } from '../world/provider.js';
import { certificates } from './certificates.js';
import { recommendedDatacenter } from './datacenters.js';
import { firewalls } from './firewalls.js';
import { images } from './images.js';
import { seed } from './inventory.js';
import { floatingIps, primaryIps } from './ips.js';
import { isos } from './isos.js';
import { loadBalancers } from './load-balancers.js';
import { loadBalancerSeries, metrics, serverSeries } from './metrics.js';
import { networks } from './networks.js';
import { placementGroups } from './placement-groups.js';
import { pricing } from './pricing.js';
import { servers } from './servers.js';
import { sshKeys } from './ssh-keys.js';
import { volumes } from './volumes.js';

export const provider: Provider = {
  protocol: namedKeys({ deleting: 200 }),
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
  oddities: {
    'GET /pricing': ({ world }) => ({ pricing: pricing(world) }),
    'GET /servers/{id}/metrics': metrics('/servers', serverSeries),
    'GET /load_balancers/{id}/metrics': metrics('/load_balancers', loadBalancerSeries),
  },
  seed,
};
