/** Failover addresses: routed to the server that they belong to, to another, or to none. */
import type { SandboxProvider } from '../../../sandbox/world/provider.js';
import type { SandboxResource } from '../../../sandbox/world/resource.js';
import { type Odd, refused } from './shared.js';

export const failovers: SandboxResource = { key: 'ip' };

const route: Odd = ({ values, body: { active_server_ip }, world }) => {
  const failover = world.must('/failover', values['failover-ip']);
  const isThere = world
    .all('/server')
    .some(({ server_ip, server_ipv6_net }) => [server_ip, server_ipv6_net].includes(active_server_ip));
  if (!isThere) throw refused('not_found', 'FAILOVER_NEW_SERVER_NOT_FOUND');
  if (failover['active_server_ip'] === active_server_ip) throw refused('conflict', 'FAILOVER_ALREADY_ROUTED');
  world.change('/failover', failover.id, { active_server_ip });
  return { failover: world.show('/failover', world.must('/failover', failover.id)) };
};

const unroute: Odd = ({ values, world }) => {
  const { id } = world.must('/failover', values['failover-ip']);
  world.change('/failover', id, { active_server_ip: null });
  return { failover: world.show('/failover', world.must('/failover', id)) };
};

export const failoverCalls: SandboxProvider['specialCalls'] = {
  'POST /failover/{failover-ip}': route,
  'DELETE /failover/{failover-ip}': unroute,
};
