/** Links between servers, load balancers, networks, firewalls, addresses and certificates. */
import { links, many, one } from '../../../rest/planner/links.js';
import { numberAt, textAt } from '../../../base/unknown.js';
import { Certificate, certificates } from '../load-balancers/certificates.js';
import { FirewallResource, FirewallTarget } from './firewall-targets.js';
import { firewalls } from './firewalls.js';
import { FloatingIp, floatingIps } from './floating-ips.js';
import { ServiceHttp } from '../load-balancers/load-balancer-service.js';
import { MatchedTarget, Target } from '../load-balancers/load-balancer-targets.js';
import { LoadBalancer, PrivateNet } from '../load-balancers/load-balancer.js';
import { loadBalancers } from '../load-balancers/load-balancers.js';
import { Network, networks } from './networks.js';
import { PrimaryIp, primaryIps } from './primary-ips.js';
import { ServerFirewall, ServerIpv4, ServerIpv6, ServerPrivateNet, ServerPublicNet } from '../servers/server-net.js';
import { Server } from '../servers/server.js';
import { servers } from '../servers/servers.js';

const { server } = servers.rows;
const { network } = networks.rows;
const { firewall } = firewalls.rows;
const { floatingIp } = floatingIps.rows;
const { primaryIp } = primaryIps.rows;
const { loadBalancer } = loadBalancers.rows;
const { certificate } = certificates.rows;

/** Certificates refer to their users as `{ id, type }`. */
function balancersAmong(uses: unknown): (number | null)[] {
  const listed: unknown[] = Array.isArray(uses) ? uses : [];
  return listed.filter((use) => textAt(use, 'type') === 'load_balancer').map((use) => numberAt(use, 'id'));
}

export const groups = [
  links(Server, {
    networks: many(
      network,
      ({ privateNets }) => privateNets?.map(({ network }) => network),
      'The private networks it is attached to',
    ),
    firewalls: many(
      firewall,
      ({ publicNet }) => publicNet?.firewalls?.map(({ id }) => id),
      'The firewalls applied to it',
    ),
    floatingIps: many(floatingIp, ({ publicNet }) => publicNet?.floatingIps, 'The floating IPs assigned to it'),
    primaryIps: many(
      primaryIp,
      ({ publicNet }) => [publicNet?.ipv4?.id, publicNet?.ipv6?.id],
      'The primary IPs assigned to it',
    ),
    loadBalancers: many(loadBalancer, ({ loadBalancers }) => loadBalancers, 'The load balancers that send it traffic'),
  }),
  links(ServerPrivateNet, { network: one(network, ({ network }) => network, 'The network that the address is in') }),
  links(ServerPublicNet, {
    floatingIps: many(floatingIp, ({ floatingIps }) => floatingIps, 'The floating IPs assigned to it'),
  }),
  links(ServerIpv4, { primaryIp: one(primaryIp, ({ id }) => id, 'The primary IP whose address it is') }),
  links(ServerIpv6, { primaryIp: one(primaryIp, ({ id }) => id, 'The primary IP whose network it is') }),
  links(ServerFirewall, { firewall: one(firewall, ({ id }) => id, 'The firewall') }),

  links(Network, {
    servers: many(server, ({ servers }) => servers, 'The servers attached to it'),
    loadBalancers: many(loadBalancer, ({ loadBalancers }) => loadBalancers, 'The load balancers attached to it'),
  }),
  links(FirewallTarget, {
    server: one(server, ({ server }) => server?.id, 'The server; null for other types'),
  }),
  links(FirewallResource, { server: one(server, ({ server }) => server?.id, 'The matching server') }),
  links(FloatingIp, { server: one(server, ({ server }) => server, 'The server it is assigned to') }),
  links(PrimaryIp, { assignee: one(server, ({ assigneeId }) => assigneeId, 'The server it is assigned to') }),

  links(LoadBalancer, {
    networks: many(
      network,
      ({ privateNets }) => privateNets?.map(({ network }) => network),
      'The private networks it is attached to',
    ),
  }),
  links(PrivateNet, { network: one(network, ({ network }) => network, 'The network that the address is in') }),
  links(Target, { server: one(server, ({ server }) => server?.id, 'The server; null for other types') }),
  links(MatchedTarget, { server: one(server, ({ server }) => server?.id, 'The matching server') }),
  links(ServiceHttp, {
    certificates: many(
      certificate,
      ({ certificates }) => certificates,
      'Certificates for HTTPS; without any, TLS is passed through to the targets',
    ),
  }),
  links(Certificate, {
    usedBy: many(loadBalancer, ({ usedBy }) => balancersAmong(usedBy), 'The load balancers that use it'),
  }),
];
