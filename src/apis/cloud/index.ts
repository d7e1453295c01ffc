/** The cloud API: every group of rows and links. */
import { actionLinks } from './action-links.js';
import { actions } from './actions.js';
import * as catalogueLinks from './catalogue-links.js';
import { certificates, certificateWrites } from './load-balancers/certificates.js';
import { cloud } from './cloud.js';
import { datacenters, recommendation } from './datacenters.js';
import { firewallRuleWrites } from './networks/firewall-rules.js';
import { firewallTargetWrites } from './networks/firewall-targets.js';
import { firewalls, firewallWrites } from './networks/firewalls.js';
import { floatingIps, floatingIpWrites } from './networks/floating-ips.js';
import { images, imageWrites } from './servers/images.js';
import { isos } from './servers/isos.js';
import * as links from './links.js';
import { loadBalancerServiceWrites } from './load-balancers/load-balancer-services.js';
import { loadBalancerTargetWrites } from './load-balancers/load-balancer-targets.js';
import { loadBalancerTypes } from './load-balancers/load-balancer-types.js';
import { loadBalancerReads, loadBalancers, loadBalancerWrites } from './load-balancers/load-balancers.js';
import { locations } from './locations.js';
import * as networkLinks from './networks/network-links.js';
import { networks, networkWrites } from './networks/networks.js';
import { placementGroups, placementGroupWrites } from './servers/placement-groups.js';
import { pricing } from './pricing.js';
import { primaryIps, primaryIpWrites } from './networks/primary-ips.js';
import { serverNet, serverPower, serverSystem } from './servers/server-actions.js';
import { serverTypes } from './servers/server-types.js';
import { serverReads, servers, serverWrites } from './servers/servers.js';
import { sshKeys, sshKeyWrites } from './servers/ssh-keys.js';
import { volumes, volumeWrites } from './volumes.js';

export { dialect } from './dialect.js';

export const groups = [
  cloud,
  servers,
  serverReads,
  serverWrites,
  serverPower,
  serverSystem,
  serverNet,
  volumes,
  volumeWrites,
  networks,
  networkWrites,
  firewalls,
  firewallWrites,
  firewallRuleWrites,
  firewallTargetWrites,
  loadBalancers,
  loadBalancerReads,
  loadBalancerWrites,
  loadBalancerServiceWrites,
  loadBalancerTargetWrites,
  floatingIps,
  floatingIpWrites,
  primaryIps,
  primaryIpWrites,
  certificates,
  certificateWrites,
  placementGroups,
  placementGroupWrites,
  sshKeys,
  sshKeyWrites,
  images,
  imageWrites,
  isos,
  serverTypes,
  loadBalancerTypes,
  locations,
  datacenters,
  recommendation,
  pricing,
  actions,
  actionLinks,
  ...links.groups,
  ...catalogueLinks.groups,
  ...networkLinks.groups,
];
