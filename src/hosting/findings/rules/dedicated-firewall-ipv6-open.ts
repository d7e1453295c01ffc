/** Dedicated servers whose firewall does not filter IPv6. */
import { firewallReads } from '../../../apis/dedicated/networks/firewalls.js';
import { servers } from '../../../apis/dedicated/servers.js';
import { ruleOfEach } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

export const dedicatedFirewallIpv6Open = ruleOfEach({
  kind: 'DEDICATED_FIREWALL_IPV6_OPEN',
  severity: Severity.MEDIUM,
  about: 'A dedicated server whose firewall filters IPv4 only: what it blocks reaches the server over IPv6',
  calls: 'One call per server, cached for 15 minutes',
  of: servers.rows.servers,
  each: firewallReads.rows.firewall,
  // Whether the server has set up its network is not told.
  judge: ({ mainIpv6Net }, [firewall]) =>
    mainIpv6Net && firewall?.status === 'active' && firewall.filterIpv6 === false
      ? { evidence: { filterIpv6: false, mainIpv6Net }, verdict: Verdict.LIKELY }
      : null,
});
