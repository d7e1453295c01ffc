/** Targets of load balancers that do not answer. */
import { loadBalancers } from '../../../apis/cloud/load-balancers/load-balancers.js';
import { targetsOf } from '../evidence/balancer-targets.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const loadBalancerTargetUnhealthy = rule({
  kind: 'LOAD_BALANCER_TARGET_UNHEALTHY',
  severity: Severity.HIGH,
  about: 'A load balancer with a target that does not answer its health check; CRITICAL where a service has no other',
  of: loadBalancers.rows.loadBalancers,
  judge(balancer) {
    const { targets, isWhole } = targetsOf(balancer);
    const unhealthy = targets.flatMap(({ serverId: server, ip, healthStatuses }) =>
      healthStatuses
        .filter(({ status }) => status === 'unhealthy')
        .map(({ listenPort }) => ({ server, ip, listenPort: listenPort ?? null })),
    );
    if (unhealthy.length === 0) return null;
    const ports = unhealthy.map(({ listenPort }) => listenPort);
    const isDown = (port: number | null) => isWhole && ports.filter((one) => one === port).length === targets.length;
    const portsDown = [...new Set(ports)].filter(isDown);
    const isServing = portsDown.length === 0;
    return {
      message: isServing
        ? 'A load balancer with a target that does not answer its health check'
        : `A load balancer of which no target answers on ${portsDown.join(', ')}`,
      evidence: { targets: targets.length, unhealthy, portsDown },
      severity: isServing ? Severity.HIGH : Severity.CRITICAL,
    };
  },
});
