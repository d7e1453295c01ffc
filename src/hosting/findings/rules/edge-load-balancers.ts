/** Pools whose origins do not answer. */
import { accounts } from '../../../apis/edge/accounts/accounts.js';
import { poolReads, pools } from '../../../apis/edge/load-balancing/pools.js';
import { ruleOfEach } from '../rule.js';
import { Severity } from '../severity.js';

export const poolUnhealthy = ruleOfEach({
  kind: 'POOL_UNHEALTHY',
  severity: Severity.HIGH,
  about: 'A pool with origins that do not answer their health checks',
  calls: 'One call a pool',
  of: pools.rows.loadBalancerPools,
  below: accounts.rows.accounts,
  each: poolReads.rows.health,
  judge: ({ enabled }, [health]) => {
    if (enabled === false) return null;
    const places = (health?.popHealth ?? []).filter(({ healthy }) => typeof healthy === 'boolean');
    const sick = places.filter(({ healthy }) => healthy === false);
    const origins = (health?.popHealth ?? []).flatMap((place) => place.origins ?? []);
    const failing = origins.filter(({ healthy }) => healthy === false);
    if (sick.length === 0 && failing.length === 0) return null;
    return {
      evidence: {
        unhealthyFrom: sick.map(({ place }) => place ?? null),
        unhealthyOrigins: [...new Set(failing.map(({ address }) => address ?? null))],
        failureReasons: [...new Set(failing.flatMap(({ failureReason }) => failureReason ?? []))],
      },
      severity: sick.length === 0 ? Severity.MEDIUM : sick.length < places.length ? Severity.HIGH : Severity.CRITICAL,
    };
  },
});
