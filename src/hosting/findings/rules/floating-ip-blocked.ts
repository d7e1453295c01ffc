/** Floating IPs that the provider has cut off. */
import { floatingIps } from '../../../apis/cloud/networks/floating-ips.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const floatingIpBlocked = rule({
  kind: 'FLOATING_IP_BLOCKED',
  severity: Severity.HIGH,
  about: 'A floating IP that the provider has cut off, for instance because of abuse: nobody reaches what it leads to',
  of: floatingIps.rows.floatingIps,
  judge: ({ blocked, ip, server }) => (blocked === true ? { evidence: { blocked, ip, server } } : null),
});
