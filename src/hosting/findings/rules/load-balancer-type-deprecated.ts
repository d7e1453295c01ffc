/** Load balancers of a type that is on its way out. */
import { loadBalancers } from '../../../apis/cloud/load-balancers/load-balancers.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const loadBalancerTypeDeprecated = rule({
  kind: 'LOAD_BALANCER_TYPE_DEPRECATED',
  severity: Severity.MEDIUM,
  about: 'A load balancer of a deprecated type: soon no other one like it can be created',
  of: loadBalancers.rows.loadBalancers,
  judge({ loadBalancerType }) {
    const { name, deprecated, deprecation } = loadBalancerType ?? {};
    if (!deprecated && !deprecation) return null;
    return {
      evidence: {
        'loadBalancerType.name': name,
        'loadBalancerType.deprecated': deprecated,
        'loadBalancerType.deprecation.unavailableAfter': deprecation?.unavailableAfter,
      },
    };
  },
});
