/** Primary IPs that nothing has. */
import { primaryIps } from '../../../apis/cloud/networks/primary-ips.js';
import { deletion } from '../evidence/deletion.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const primaryIpUnassigned = rule({
  kind: 'PRIMARY_IP_UNASSIGNED',
  severity: Severity.LOW,
  about: 'A primary IP that is not assigned to a server: an IPv4 one costs as much as one in use',
  of: primaryIps.rows.primaryIps,
  judge: (address) =>
    address.assigneeId === null
      ? { evidence: { assigneeId: null, ip: address.ip }, ...deletion('deleteCloudPrimaryIp', address) }
      : null,
});
