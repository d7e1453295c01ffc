/** Floating IPs that the provider has cut off. */
import { floatingIps } from '../../../apis/cloud/networks/floating-ips.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const floatingIpBlocked = rule({
  kind: 'FLOATING_IP_BLOCKED',
  severity: Severity.HIGH,
  about:
    'A floating IP that the provider has blocked, for instance because of abuse: its server cannot be reached at it',
  of: floatingIps.rows.floatingIps,
  judge: ({ blocked, ip, server }) => (blocked === true ? { evidence: { blocked, ip, server } } : null),
});
