/** Load balancers of the edge that have nowhere to send requests to. */
import { accounts } from '../../../apis/edge/accounts/accounts.js';
import { loadBalancers } from '../../../apis/edge/load-balancing/load-balancers.js';
import { pools } from '../../../apis/edge/load-balancing/pools.js';
import { zones } from '../../../apis/edge/zones/zones.js';
import { poolsNamed } from '../evidence/pools-named.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

export const edgeLoadBalancerWithoutPools = rule({
  kind: 'EDGE_LOAD_BALANCER_WITHOUT_POOLS',
  severity: Severity.CRITICAL,
  about: 'An edge load balancer whose pools are all disabled: nothing answers at its host name',
  calls: 'One call per zone',
  of: loadBalancers.rows.loadBalancers,
  below: zones.rows.zones,
  prepare: async (look) => {
    const { loadBalancerPools } = pools.rows;
    const all = await look.below(accounts.rows.accounts, loadBalancerPools, ({ id }) => ({ accountId: id }));
    return new Map(all.flatMap(([, own]) => own.map(({ id, enabled }) => [id, enabled] as const)));
  },
  judge: (balancer, enabledOf) => {
    const { enabled, defaultPools } = balancer;
    // What leaves out its pools tells nothing of them.
    if (enabled === false || !defaultPools) return null;
    const named = [...poolsNamed(balancer)];
    if (named.some((id) => enabledOf.has(id) && enabledOf.get(id) !== false)) return null;
    // Pools of an account that the credential does not reach may be on.
    const isKnown = named.every((id) => enabledOf.has(id));
    return { evidence: { enabled, pools: named }, ...(!isKnown && { verdict: Verdict.LIKELY }) };
  },
});
