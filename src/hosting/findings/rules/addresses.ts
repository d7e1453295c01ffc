/** Floating IPs that no server has. */
import { floatingIps } from '../../../apis/cloud/networks/floating-ips.js';
import { deletion } from '../evidence/deletion.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const floatingIpUnassigned = rule({
  kind: 'FLOATING_IP_UNASSIGNED',
  severity: Severity.LOW,
  about: 'A floating IP assigned to no server: it costs as much as one in use',
  of: floatingIps.rows.floatingIps,
  judge: (address) =>
    address.server === null
      ? { evidence: { server: null, ip: address.ip }, ...deletion('deleteCloudFloatingIp', address) }
      : null,
});
