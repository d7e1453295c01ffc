/** The rules about addresses of the cloud and of dedicated servers. */
import { floatingIps } from '../../../apis/cloud/networks/floating-ips.js';
import { primaryIps } from '../../../apis/cloud/networks/primary-ips.js';
import { failoverWrites, failovers } from '../../../apis/dedicated/networks/failovers.js';
import { ips } from '../../../apis/dedicated/networks/ips.js';
import { subnets } from '../../../apis/dedicated/networks/subnets.js';
import { deletion } from '../evidence/deletion.js';
import { mutationFor } from '../remedies/mutation-for.js';
import { type Rule, rule } from '../rule.js';
import { Severity } from '../severity.js';

export const rules: readonly Rule[] = [
  rule({
    kind: 'FLOATING_IP_BLOCKED',
    severity: Severity.HIGH,
    about:
      'A floating IP that the provider has blocked, for instance because of abuse: its server cannot be reached at it',
    of: floatingIps.rows.floatingIps,
    judge: ({ blocked, ip, server }) => (blocked === true ? { evidence: { blocked, ip, server } } : null),
  }),
  rule({
    kind: 'FLOATING_IP_UNASSIGNED',
    severity: Severity.LOW,
    about: 'A floating IP that is not assigned to a server: it costs as much as one in use',
    of: floatingIps.rows.floatingIps,
    judge: (address) =>
      address.server === null
        ? { evidence: { server: null, ip: address.ip }, ...deletion('deleteCloudFloatingIp', address) }
        : null,
  }),
  rule({
    kind: 'PRIMARY_IP_BLOCKED',
    severity: Severity.HIGH,
    about:
      'A primary IP that the provider has blocked, for instance because of abuse: its server cannot be reached at it',
    of: primaryIps.rows.primaryIps,
    judge: ({ blocked, ip, assigneeId }) => (blocked === true ? { evidence: { blocked, ip, assigneeId } } : null),
  }),
  rule({
    kind: 'PRIMARY_IP_UNASSIGNED',
    severity: Severity.LOW,
    about: 'A primary IP that is not assigned to a server: an IPv4 one costs as much as one in use',
    of: primaryIps.rows.primaryIps,
    judge: (address) =>
      address.assigneeId === null
        ? { evidence: { assigneeId: null, ip: address.ip }, ...deletion('deleteCloudPrimaryIp', address) }
        : null,
  }),
  rule({
    kind: 'DEDICATED_FAILOVER_UNROUTED',
    severity: Severity.HIGH,
    about:
      'A failover IP that is not routed to any server: nothing answers at its address, and it is billed; the remedy routes it to the server it belongs to',
    of: failovers.rows.failovers,
    judge: (failover) => {
      const { activeServerIp, serverIp } = failover;
      if (activeServerIp !== null) return null;
      const input = { activeServerIp: serverIp };
      return {
        evidence: { activeServerIp, serverIp },
        ...(serverIp && mutationFor(failoverWrites.rows.routeDedicatedFailover, failover, input)),
      };
    },
  }),
  rule({
    kind: 'DEDICATED_IP_LOCKED',
    severity: Severity.HIGH,
    about: 'An IP address of a dedicated server that the provider has locked: nothing reaches it',
    of: ips.rows.ips,
    judge: ({ locked, serverId }) => (locked === true ? { evidence: { locked, serverId } } : null),
  }),
  rule({
    kind: 'DEDICATED_SUBNET_LOCKED',
    severity: Severity.HIGH,
    about: 'A subnet of a dedicated server that the provider has locked: nothing reaches its addresses',
    of: subnets.rows.subnets,
    judge: ({ locked, serverId }) => (locked === true ? { evidence: { locked, serverId } } : null),
  }),
];
