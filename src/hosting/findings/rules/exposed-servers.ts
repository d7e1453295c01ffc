/** Servers behind a load balancer that anyone reaches without it. */
import { firewalls } from '../../../apis/cloud/networks/firewalls.js';
import type { LoadBalancer } from '../../../apis/cloud/load-balancers/load-balancer.js';
import { loadBalancers } from '../../../apis/cloud/load-balancers/load-balancers.js';
import { servers } from '../../../apis/cloud/servers/servers.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { targetsOf } from '../evidence/balancer-targets.js';
import { openPorts } from '../evidence/open-ports.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

export const serverReachableAroundLoadBalancer = rule({
  kind: 'SERVER_REACHABLE_AROUND_LOAD_BALANCER',
  severity: Severity.HIGH,
  about:
    'A target of a load balancer with a public address where no firewall keeps others from the port that the balancer sends to: they reach it without TLS, limits or logs of the balancer',
  of: servers.rows.servers,
  async prepare(look) {
    const [balancers, walls] = await Promise.all([
      look.in(loadBalancers.rows.loadBalancers),
      look.in(firewalls.rows.firewalls),
    ]);
    return { balancersOf: byServer(balancers), firewalls: new Map(walls.map((wall) => [wall.id, wall])) };
  },
  judge(server, beside) {
    const balancers = beside.balancersOf.get(server.id ?? Number.NaN) ?? [];
    const open = openPorts(server, (id) => beside.firewalls.get(id), balancers.flatMap(portsOf));
    if (!open) return null;
    return {
      evidence: { loadBalancers: balancers.map(({ name }) => name), ...open },
      // It may not listen at its public address, or have a firewall of its own.
      verdict: Verdict.LIKELY,
    };
  },
});

function byServer(balancers: readonly Sent<LoadBalancer>[]): Map<number, Sent<LoadBalancer>[]> {
  const all = new Map<number, Sent<LoadBalancer>[]>();
  for (const balancer of balancers) {
    for (const { serverId } of targetsOf(balancer).targets) {
      if (serverId !== null) all.set(serverId, [...(all.get(serverId) ?? []), balancer]);
    }
  }
  return all;
}

function portsOf({ services }: Sent<LoadBalancer>): number[] {
  return (services ?? []).flatMap(({ destinationPort }) => destinationPort ?? []);
}
