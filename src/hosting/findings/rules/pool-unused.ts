/** Pools that no load balancer leads to. */
import { accounts } from '../../../apis/edge/accounts/accounts.js';
import { loadBalancers } from '../../../apis/edge/load-balancing/load-balancers.js';
import { poolWrites, pools } from '../../../apis/edge/load-balancing/pools.js';
import { zones } from '../../../apis/edge/zones/zones.js';
import { mutationFor } from '../mutation-for.js';
import { poolsNamed } from '../evidence/pools-named.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

export const poolUnused = rule({
  kind: 'POOL_UNUSED',
  severity: Severity.LOW,
  about: 'A pool that no load balancer uses: it gets no traffic',
  calls: 'One call per zone',
  of: pools.rows.loadBalancerPools,
  below: accounts.rows.accounts,
  prepare: async (look) => {
    const { loadBalancers: row } = loadBalancers.rows;
    const all = await look.below(zones.rows.zones, row, ({ id }) => ({ zoneId: id }));
    return new Set(all.flatMap(([, own]) => own.flatMap((balancer) => [...poolsNamed(balancer)])));
  },
  judge: (pool, used) => {
    const { id, origins } = pool;
    if (!id || used.has(id)) return null;
    return {
      evidence: { id, loadBalancers: [], origins: origins?.map(({ address }) => address) },
      // A zone that the credential does not reach may have one that names it.
      verdict: Verdict.LIKELY,
      ...mutationFor(poolWrites.rows.deleteEdgeLoadBalancerPool, pool),
      ends: 'all',
    };
  },
});
