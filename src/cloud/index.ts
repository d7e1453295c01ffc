/** The cloud API: every group of rows and links. */
import { actionLinks } from './action-links.js';
import * as actions from './actions.js';
import * as catalogueLinks from './catalogue-links.js';
import * as certificates from './certificates.js';
import { cloud } from './cloud.js';
import * as datacenters from './datacenters.js';
import * as firewallRules from './firewall-rules.js';
import * as firewallTargets from './firewall-targets.js';
import * as firewalls from './firewalls.js';
import * as floatingIps from './floating-ips.js';
import * as images from './images.js';
import * as isos from './isos.js';
import * as links from './links.js';
import * as loadBalancerServices from './load-balancer-services.js';
import * as loadBalancerTargets from './load-balancer-targets.js';
import * as loadBalancerTypes from './load-balancer-types.js';
import * as loadBalancers from './load-balancers.js';
import * as locations from './locations.js';
import * as networkLinks from './network-links.js';
import * as networks from './networks.js';
import * as placementGroups from './placement-groups.js';
import * as pricing from './pricing.js';
import * as primaryIps from './primary-ips.js';
import * as serverActions from './server-actions.js';
import * as serverTypes from './server-types.js';
import * as servers from './servers.js';
import * as sshKeys from './ssh-keys.js';
import * as volumes from './volumes.js';

export const groups = [
  cloud,
  ...[servers.reads, servers.serverReads, servers.writes],
  ...[serverActions.power, serverActions.system, serverActions.net],
  ...[volumes.reads, volumes.writes],
  ...[networks.reads, networks.writes],
  ...[firewalls.reads, firewalls.writes, firewallRules.writes, firewallTargets.writes],
  ...[loadBalancers.reads, loadBalancers.loadBalancerReads, loadBalancers.writes],
  ...[loadBalancerServices.writes, loadBalancerTargets.writes],
  ...[floatingIps.reads, floatingIps.writes, primaryIps.reads, primaryIps.writes],
  ...[certificates.reads, certificates.writes],
  ...[placementGroups.reads, placementGroups.writes, sshKeys.reads, sshKeys.writes],
  ...[images.reads, images.writes, isos.reads],
  ...[serverTypes.reads, loadBalancerTypes.reads, locations.reads],
  ...[datacenters.reads, datacenters.recommendation],
  ...[pricing.reads, actions.reads, actionLinks],
  ...links.groups,
  ...catalogueLinks.groups,
  ...networkLinks.groups,
];
