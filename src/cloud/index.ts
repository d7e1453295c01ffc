/** The cloud API: every group of rows and links. */
import { actionLinks } from './action-links.js';
import { actions } from './actions.js';
import * as catalogueLinks from './catalogue-links.js';
import { certificates, certificateWrites } from './certificates.js';
import { cloud } from './cloud.js';
import { datacenters, recommendation } from './datacenters.js';
import { firewallRuleWrites } from './firewall-rules.js';
import { firewallTargetWrites } from './firewall-targets.js';
import { firewalls, firewallWrites } from './firewalls.js';
import { floatingIps, floatingIpWrites } from './floating-ips.js';
import { images, imageWrites } from './images.js';
import { isos } from './isos.js';
import * as links from './links.js';
import { loadBalancerServiceWrites } from './load-balancer-services.js';
import { loadBalancerTargetWrites } from './load-balancer-targets.js';
import { loadBalancerTypes } from './load-balancer-types.js';
import { loadBalancerReads, loadBalancers, loadBalancerWrites } from './load-balancers.js';
import { locations } from './locations.js';
import * as networkLinks from './network-links.js';
import { networks, networkWrites } from './networks.js';
import { placementGroups, placementGroupWrites } from './placement-groups.js';
import { pricing } from './pricing.js';
import { primaryIps, primaryIpWrites } from './primary-ips.js';
import { serverNet, serverPower, serverSystem } from './server-actions.js';
import { serverTypes } from './server-types.js';
import { serverReads, servers, serverWrites } from './servers.js';
import { sshKeys, sshKeyWrites } from './ssh-keys.js';
import { volumes, volumeWrites } from './volumes.js';

export const groups = [
  cloud,
  ...[servers, serverReads, serverWrites],
  ...[serverPower, serverSystem, serverNet],
  ...[volumes, volumeWrites],
  ...[networks, networkWrites],
  ...[firewalls, firewallWrites, firewallRuleWrites, firewallTargetWrites],
  ...[loadBalancers, loadBalancerReads, loadBalancerWrites],
  ...[loadBalancerServiceWrites, loadBalancerTargetWrites],
  ...[floatingIps, floatingIpWrites, primaryIps, primaryIpWrites],
  ...[certificates, certificateWrites],
  ...[placementGroups, placementGroupWrites, sshKeys, sshKeyWrites],
  ...[images, imageWrites, isos],
  ...[serverTypes, loadBalancerTypes, locations],
  ...[datacenters, recommendation],
  ...[pricing, actions, actionLinks],
  ...links.groups,
  ...catalogueLinks.groups,
  ...networkLinks.groups,
];
