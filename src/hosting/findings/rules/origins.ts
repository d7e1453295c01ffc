/** How the edge reaches what is behind it: health checks and tunnels. */
import { accounts } from '../../../apis/edge/accounts/accounts.js';
import { healthcheckWrites, healthchecks } from '../../../apis/edge/healthchecks.js';
import { tunnelWrites, tunnels } from '../../../apis/edge/tunnels.js';
import { zones } from '../../../apis/edge/zones/zones.js';
import { mutationFor } from '../remedies/mutation-for.js';
import { type Rule, rule } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

export const rules: readonly Rule[] = [
  rule({
    kind: 'HEALTHCHECK_SUSPENDED',
    severity: Severity.MEDIUM,
    about: 'A suspended health check: no one is notified when its origin fails',
    calls: 'One call per zone',
    of: healthchecks.rows.healthchecks,
    below: zones.rows.zones,
    judge: (check) => {
      const { suspended, status, name, address } = check;
      if (suspended !== true && status !== 'suspended') return null;
      const isKnown = Boolean(name && address);
      return {
        evidence: { suspended, status, address },
        ...(isKnown &&
          mutationFor(healthcheckWrites.rows.changeEdgeHealthcheck, check, { name, address, suspended: false })),
      };
    },
  }),
  rule({
    kind: 'HEALTHCHECK_UNHEALTHY',
    severity: Severity.HIGH,
    about: 'An origin that fails its health check',
    calls: 'One call per zone',
    of: healthchecks.rows.healthchecks,
    below: zones.rows.zones,
    judge: ({ suspended, status, address, failureReason }) =>
      suspended !== true && status === 'unhealthy'
        ? { evidence: { status, address, failureReason }, ...(address && { cause: { name: address } }) }
        : null,
  }),
  rule({
    kind: 'TUNNEL_DEGRADED',
    severity: Severity.MEDIUM,
    about: 'A tunnel with failing connections: it still serves traffic for now',
    of: tunnels.rows.tunnels,
    below: accounts.rows.accounts,
    judge: ({ status, deletedAt, connections }) =>
      status === 'degraded' && !deletedAt ? { evidence: { status, connections: connections?.length } } : null,
  }),
  rule({
    kind: 'TUNNEL_UNCONNECTED',
    severity: Severity.HIGH,
    about: 'A tunnel without connections: nothing behind it can be reached',
    of: tunnels.rows.tunnels,
    below: accounts.rows.accounts,
    judge: (tunnel) => {
      const { status, deletedAt, connections, connsInactiveAt } = tunnel;
      if (deletedAt) return null;
      const evidence = { status, connections: connections?.length, connsInactiveAt };
      if (status === 'inactive') {
        const message = 'A tunnel that was never run';
        return {
          evidence,
          message,
          severity: Severity.LOW,
          ...mutationFor(tunnelWrites.rows.deleteEdgeTunnel, tunnel),
        };
      }
      if (status === 'down') return { evidence };
      // A state that is missing, or that nobody knows yet, may say why there are none.
      return !status && connections?.length === 0 ? { evidence, verdict: Verdict.LIKELY } : null;
    },
  }),
];
