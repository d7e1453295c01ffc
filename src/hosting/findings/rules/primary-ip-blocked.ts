/** Primary IPs that the provider has cut off. */
import { primaryIps } from '../../../apis/cloud/networks/primary-ips.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const primaryIpBlocked = rule({
  kind: 'PRIMARY_IP_BLOCKED',
  severity: Severity.HIGH,
  about:
    'A primary IP that the provider has blocked, for instance because of abuse: its server cannot be reached at it',
  of: primaryIps.rows.primaryIps,
  judge: ({ blocked, ip, assigneeId }) => (blocked === true ? { evidence: { blocked, ip, assigneeId } } : null),
});
