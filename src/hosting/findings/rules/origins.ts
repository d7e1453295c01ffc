/** Tunnels that lead nowhere. */
import { accounts } from '../../../apis/edge/accounts/accounts.js';
import { tunnelWrites, tunnels } from '../../../apis/edge/tunnels.js';
import { mutationFor } from '../mutation-for.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

export const tunnelUnconnected = rule({
  kind: 'TUNNEL_UNCONNECTED',
  severity: Severity.CRITICAL,
  about: 'A tunnel without a connection: nothing behind it can be reached',
  of: tunnels.rows.tunnels,
  below: accounts.rows.accounts,
  judge: (tunnel) => {
    const { status, deletedAt, connections, connsInactiveAt } = tunnel;
    if (deletedAt) return null;
    const evidence = { status, connections: connections?.length, connsInactiveAt };
    if (status === 'inactive') {
      const message = 'A tunnel that was never run';
      return { evidence, message, severity: Severity.LOW, ...mutationFor(tunnelWrites.rows.deleteEdgeTunnel, tunnel) };
    }
    if (status === 'down') return { evidence };
    // A state that is missing, or that nobody knows yet, may say why there are none.
    return !status && connections?.length === 0 ? { evidence, verdict: Verdict.LIKELY } : null;
  },
});
