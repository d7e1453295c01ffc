/** Tunnels some of whose connections fail. */
import { accounts } from '../../../apis/edge/accounts/accounts.js';
import { tunnels } from '../../../apis/edge/tunnels.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const tunnelDegraded = rule({
  kind: 'TUNNEL_DEGRADED',
  severity: Severity.MEDIUM,
  about: 'A tunnel with failing connections: it still serves traffic for now',
  of: tunnels.rows.tunnels,
  below: accounts.rows.accounts,
  judge: ({ status, deletedAt, connections }) =>
    status === 'degraded' && !deletedAt ? { evidence: { status, connections: connections?.length } } : null,
});
