/** Load balancers with nothing to balance between. */
import { loadBalancers } from '../../../apis/cloud/load-balancers/load-balancers.js';
import { targetsOf } from '../evidence/balancer-targets.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const loadBalancerSingleTarget = rule({
  kind: 'LOAD_BALANCER_SINGLE_TARGET',
  severity: Severity.MEDIUM,
  about: 'A load balancer with only one target: when that is down, so are its services',
  of: loadBalancers.rows.loadBalancers,
  judge(balancer) {
    const { targets, isWhole } = targetsOf(balancer);
    const [target, ...others] = targets;
    if (!isWhole || !target || others.length > 0) return null;
    return { evidence: { targets: 1, server: target.serverId, ip: target.ip } };
  },
});
