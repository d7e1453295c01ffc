/** Servers behind a load balancer that anyone reaches without it. */
import { firewalls } from '../../../cloud/firewalls.js';
import type { LoadBalancer } from '../../../cloud/load-balancer.js';
import { loadBalancers } from '../../../cloud/load-balancers.js';
import { servers } from '../../../cloud/servers.js';
import type { Sent } from '../../../rest/sent.js';
import { targetsOf } from '../balancer-targets.js';
import { openings } from '../openings.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';
import { whole } from '../whole.js';

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
  judge({ id, addresses, publicNet }, beside) {
    const balancers = beside.balancersOf.get(id ?? Number.NaN) ?? [];
    const walls = publicNet ? whole(publicNet, 'firewalls') : undefined;
    if (!addresses?.length || !walls) return null;
    const isOpen = (port: number) =>
      walls.length === 0 ||
      walls.some((wall) => openings(beside.firewalls.get(wall.id ?? undefined)?.rules ?? [], [port]).length > 0);
    const ports = [...new Set(balancers.flatMap(portsOf))].filter(isOpen);
    if (ports.length === 0) return null;
    return {
      evidence: {
        loadBalancers: balancers.map(({ name }) => name),
        ports,
        addresses,
        firewalls: walls.map((wall) => wall.id),
      },
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
