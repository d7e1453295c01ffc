/** Single addresses that the provider has locked. */
import { ips } from '../../../apis/dedicated/networks/ips.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const dedicatedIpLocked = rule({
  kind: 'DEDICATED_IP_LOCKED',
  severity: Severity.CRITICAL,
  about: 'An IP address of a dedicated server that the provider has locked: nothing reaches it',
  of: ips.rows.ips,
  judge: ({ locked, serverId }) => (locked === true ? { evidence: { locked, serverId } } : null),
});
