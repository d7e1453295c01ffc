/** The cloud API: every group of rows and links. */
import { actionResources } from '../machines/action-resource.js';
import { ActionResource } from './action.js';
import { actionLinks } from './action-links.js';
import { actions } from './actions.js';
import * as catalogueLinks from './catalogue-links.js';
import { certificateReads, certificates, certificateWrites } from './load-balancers/certificates.js';
import { cloud } from './cloud.js';
import { datacenters, recommendation } from './datacenters.js';
import { dnsChanges } from './dns/changes/changes.js';
import { recordParts } from './dns/record-parts.js';
import { recordSetLinks, recordSets, recordSetWrites } from './dns/record-sets.js';
import { dnsZoneReads, dnsZones, dnsZoneWrites } from './dns/zones.js';
import { firewallRuleWrites } from './networks/firewall-rules.js';
import { firewallTargetWrites } from './networks/firewall-targets.js';
import { firewallReads, firewalls, firewallWrites } from './networks/firewalls.js';
import { floatingIpReads, floatingIps, floatingIpWrites } from './networks/floating-ips.js';
import { imageReads, images, imageWrites } from './servers/images.js';
import { isos } from './servers/isos.js';
import * as links from './links.js';
import { loadBalancerServiceWrites } from './load-balancers/load-balancer-services.js';
import { loadBalancerTargetWrites } from './load-balancers/load-balancer-targets.js';
import { loadBalancerTypes } from './load-balancers/load-balancer-types.js';
import { loadBalancerReads, loadBalancers, loadBalancerWrites } from './load-balancers/load-balancers.js';
import { locations } from './locations.js';
import * as networkLinks from './networks/network-links.js';
import { networkReads, networks, networkWrites } from './networks/networks.js';
import { placementGroups, placementGroupWrites } from './servers/placement-groups.js';
import { pricing } from './pricing.js';
import { primaryIpReads, primaryIps, primaryIpWrites } from './networks/primary-ips.js';
import { serverAccess } from './servers/server-access.js';
import { serverNet, serverPower, serverSystem } from './servers/server-actions.js';
import { serverChanges } from './servers/server-changes.js';
import { serverTypes } from './servers/server-types.js';
import { serverReads, servers, serverWrites } from './servers/servers.js';
import { sshKeys, sshKeyWrites } from './servers/ssh-keys.js';
import { volumeReads, volumes, volumeWrites } from './volumes.js';

export { dialect } from './dialect.js';

export const groups = [
  cloud,
  servers,
  serverReads,
  serverWrites,
  serverPower,
  serverSystem,
  serverNet,
  serverChanges,
  serverAccess,
  volumes,
  volumeReads,
  volumeWrites,
  networks,
  networkReads,
  networkWrites,
  firewalls,
  firewallReads,
  firewallWrites,
  firewallRuleWrites,
  firewallTargetWrites,
  loadBalancers,
  loadBalancerReads,
  loadBalancerWrites,
  loadBalancerServiceWrites,
  loadBalancerTargetWrites,
  floatingIps,
  floatingIpReads,
  floatingIpWrites,
  primaryIps,
  primaryIpReads,
  primaryIpWrites,
  certificates,
  certificateReads,
  certificateWrites,
  placementGroups,
  placementGroupWrites,
  sshKeys,
  sshKeyWrites,
  images,
  imageReads,
  imageWrites,
  isos,
  serverTypes,
  loadBalancerTypes,
  locations,
  datacenters,
  recommendation,
  dnsZones,
  dnsZoneReads,
  dnsZoneWrites,
  recordSets,
  recordSetWrites,
  recordSetLinks,
  recordParts,
  dnsChanges,
  pricing,
  actions,
  actionLinks,
  actionResources(ActionResource),
  ...links.groups,
  ...catalogueLinks.groups,
  ...networkLinks.groups,
];
