/** Subnets that the provider has locked. */
import { subnets } from '../../../apis/dedicated/networks/subnets.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const dedicatedSubnetLocked = rule({
  kind: 'DEDICATED_SUBNET_LOCKED',
  severity: Severity.CRITICAL,
  about: 'A subnet of a dedicated server that the provider has locked: nothing reaches its addresses',
  of: subnets.rows.subnets,
  judge: ({ locked, serverId }) => (locked === true ? { evidence: { locked, serverId } } : null),
});
