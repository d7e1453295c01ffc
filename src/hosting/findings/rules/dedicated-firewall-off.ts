/** Dedicated servers whose firewall filters nothing. */
import { firewallReads } from '../../../apis/dedicated/networks/firewalls.js';
import { servers } from '../../../apis/dedicated/servers.js';
import { ruleOfEach } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

export const dedicatedFirewallOff = ruleOfEach({
  kind: 'DEDICATED_FIREWALL_OFF',
  severity: Severity.MEDIUM,
  about: 'A dedicated server whose firewall is disabled: all packets reach it',
  calls: 'One call per server, cached for 15 minutes',
  of: servers.rows.servers,
  each: firewallReads.rows.firewall,
  // The server may filter by itself, and of that nothing is told.
  judge: (_server, [firewall]) =>
    firewall?.status === 'disabled' ? { evidence: { status: firewall.status }, verdict: Verdict.LIKELY } : null,
});
