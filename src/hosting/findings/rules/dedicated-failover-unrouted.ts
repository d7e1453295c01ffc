/** Failovers that are routed to no server. */
import { failovers } from '../../../apis/dedicated/networks/failovers.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const dedicatedFailoverUnrouted = rule({
  kind: 'DEDICATED_FAILOVER_UNROUTED',
  severity: Severity.HIGH,
  about: 'A failover IP that is not routed to any server: nothing answers at its address, and it is billed',
  of: failovers.rows.failovers,
  judge: ({ activeServerIp, serverIp }) =>
    activeServerIp === null ? { evidence: { activeServerIp, serverIp } } : null,
});
