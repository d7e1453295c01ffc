/** Pools that are given no traffic. */
import { accounts } from '../../../apis/edge/accounts/accounts.js';
import { pools } from '../../../apis/edge/load-balancing/pools.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const poolOff = rule({
  kind: 'POOL_OFF',
  severity: Severity.MEDIUM,
  about: 'A pool that is disabled, or whose origins all are: it cannot take over from another one',
  of: pools.rows.loadBalancerPools,
  below: accounts.rows.accounts,
  judge: ({ enabled, disabledAt, origins }) => {
    if (enabled === false) return { evidence: { enabled, disabledAt } };
    const isOff = origins && origins.length > 0 && origins.every((origin) => origin.enabled === false);
    return isOff ? { evidence: { enabled, origins: origins.map(({ address }) => address) } } : null;
  },
});
