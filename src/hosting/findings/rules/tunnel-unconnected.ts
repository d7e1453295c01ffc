/** Tunnels that lead nowhere. */
import { accounts } from '../../../edge/accounts.js';
import { tunnelWrites, tunnels } from '../../../edge/tunnels.js';
import { mutationFor } from '../mutation-for.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

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
    const isUntold = status === null || status === undefined;
    return status === 'down' || (isUntold && connections?.length === 0) ? { evidence } : null;
  },
});
