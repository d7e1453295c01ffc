/** Load balancers that have nowhere to send traffic. */
import { loadBalancers } from '../../../apis/cloud/load-balancers/load-balancers.js';
import { targetsOf } from '../evidence/balancer-targets.js';
import { deletion } from '../evidence/deletion.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

export const loadBalancerWithoutTargets = rule({
  kind: 'LOAD_BALANCER_WITHOUT_TARGETS',
  severity: Severity.MEDIUM,
  about: 'A load balancer without targets: it serves no one and costs as much as one that does',
  of: loadBalancers.rows.loadBalancers,
  judge(balancer) {
    const { targets, isWhole } = targetsOf(balancer);
    if (!isWhole || targets.length > 0) return null;
    const selectors = (balancer.targets ?? []).map(({ labelSelector }) => labelSelector?.selector);
    return {
      evidence: { targets, labelSelectors: selectors },
      // Servers may be there at other hours.
      verdict: selectors.length > 0 ? Verdict.LIKELY : Verdict.CERTAIN,
      ...deletion('deleteCloudLoadBalancer', balancer),
    };
  },
});
