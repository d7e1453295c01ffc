/** Monitors that check no pool. */
import { accounts } from '../../../apis/edge/accounts/accounts.js';
import { monitorWrites, monitors } from '../../../apis/edge/load-balancing/monitors.js';
import { pools } from '../../../apis/edge/load-balancing/pools.js';
import { mutationFor } from '../mutation-for.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

export const monitorUnused = rule({
  kind: 'MONITOR_UNUSED',
  severity: Severity.LOW,
  about: 'A monitor that no pool uses: it checks nothing',
  of: monitors.rows.loadBalancerMonitors,
  below: accounts.rows.accounts,
  prepare: async (look) => {
    const { loadBalancerPools } = pools.rows;
    const all = await look.below(accounts.rows.accounts, loadBalancerPools, ({ id }) => ({ accountId: id }));
    const every = all.flatMap(([, own]) => own);
    return {
      used: new Set(every.map(({ monitor }) => monitor)),
      hasGroups: every.some(({ monitorGroupId }) => Boolean(monitorGroupId)),
    };
  },
  judge: (monitor, { used, hasGroups }) => {
    const { id, type } = monitor;
    if (!id || used.has(id)) return null;
    return {
      evidence: { id, type, pools: [] },
      // Which monitors a group has is not told.
      ...(hasGroups && { verdict: Verdict.LIKELY }),
      ...mutationFor(monitorWrites.rows.deleteEdgeLoadBalancerMonitor, monitor),
    };
  },
});
