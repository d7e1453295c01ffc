/** Load balancers that listen on no port. */
import { loadBalancers } from '../../../apis/cloud/load-balancers/load-balancers.js';
import { deletion } from '../evidence/deletion.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';
import { whole } from '../evidence/whole.js';

export const loadBalancerWithoutServices = rule({
  kind: 'LOAD_BALANCER_WITHOUT_SERVICES',
  severity: Severity.MEDIUM,
  about: 'A load balancer without services: it listens on no port and costs as much as one that does',
  of: loadBalancers.rows.loadBalancers,
  judge: (balancer) =>
    whole(balancer, 'services')?.length === 0
      ? { evidence: { services: [] }, ...deletion('deleteCloudLoadBalancer', balancer) }
      : null,
});
