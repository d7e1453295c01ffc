/** Dedicated servers and the firewalls before them. */
import { firewallReads } from '../../../apis/dedicated/networks/firewalls.js';
import { serverWrites, servers } from '../../../apis/dedicated/servers.js';
import { daysUntil } from '../evidence/days.js';
import type { IpVersion } from '../evidence/networks.js';
import { acceptingRules } from '../evidence/packet-filter.js';
import { databases, management, ssh } from '../evidence/ports.js';
import { mutationFor } from '../mutation-for.js';
import { type Rule, accountCause, rule, ruleOfEach } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

/** Days in which data can still be brought elsewhere without haste. */
const calm = 14;

export const rules: readonly Rule[] = [
  ruleOfEach({
    kind: 'DEDICATED_FIREWALL_IPV6_OPEN',
    severity: Severity.MEDIUM,
    about: 'A dedicated server whose firewall filters IPv4 only: what it blocks reaches the server over IPv6',
    calls: 'One call per server, cached for 15 minutes',
    of: servers.rows.servers,
    each: firewallReads.rows.firewall,
    // Whether the server has set up its network is not reported.
    judge: ({ mainIpv6Net }, [firewall], look) =>
      mainIpv6Net && firewall?.status === 'active' && firewall.filterIpv6 === false
        ? { evidence: { filterIpv6: false, mainIpv6Net }, verdict: Verdict.LIKELY, cause: accountCause(look) }
        : null,
  }),
  ruleOfEach({
    kind: 'DEDICATED_FIREWALL_OFF',
    severity: Severity.MEDIUM,
    about: 'A dedicated server whose firewall is disabled: all packets reach it',
    calls: 'One call per server, cached for 15 minutes',
    of: servers.rows.servers,
    each: firewallReads.rows.firewall,
    // The server may filter by itself, and of that nothing is reported.
    judge: (_server, [firewall], look) =>
      firewall?.status === 'disabled'
        ? { evidence: { status: firewall.status }, verdict: Verdict.LIKELY, cause: accountCause(look) }
        : null,
  }),
  ruleOfEach({
    kind: 'DEDICATED_FIREWALL_OPEN',
    severity: Severity.HIGH,
    about: 'A dedicated server whose firewall allows SSH, database or management ports from anywhere',
    calls: 'One call per server, cached for 15 minutes',
    of: servers.rows.servers,
    each: firewallReads.rows.firewall,
    judge: (_server, [firewall]) => {
      if (firewall?.status !== 'active') return null;
      const input = firewall.rules?.input ?? [];
      // What it does not filter has a finding of its own.
      const versions: readonly IpVersion[] = firewall.filterIpv6 === true ? [4, 6] : [4];
      const open = [...ssh, ...databases, ...management].flatMap(([port, name]) => {
        const by = versions.flatMap((version) => acceptingRules(input, port, version));
        return by.length > 0 ? [{ port, name, by: by.map((rule) => rule.name ?? null) }] : [];
      });
      if (open.length === 0) return null;
      const ports = open.map(({ port }) => port);
      const rules = [...new Set(open.flatMap(({ by }) => by))];
      return {
        // Firewalls are made from the same template, or copied.
        cause: { name: `${rules.map((name) => name ?? 'a rule').join(', ')}: TCP ${ports.join(', ')}` },
        message: `Its firewall lets packets from everywhere pass to TCP ${ports.join(', ')}`,
        evidence: { ports, services: open.map(({ name }) => name), rules },
        // Whether anything listens there is not reported.
        verdict: Verdict.LIKELY,
      };
    },
  }),
  rule({
    kind: 'DEDICATED_SERVER_CANCELLED',
    severity: Severity.MEDIUM,
    about: 'A cancelled dedicated server: on its last day it is given up with all data on it',
    of: servers.rows.servers,
    judge: (server, _beside, { now }) => {
      const { cancelled, paidUntil } = server;
      if (cancelled !== true) return null;
      const left = daysUntil(paidUntil, now);
      return {
        evidence: { cancelled, paidUntil },
        ...(left !== null && left < calm && { severity: Severity.HIGH }),
        ...mutationFor(serverWrites.rows.withdrawDedicatedServerCancellation, server),
      };
    },
  }),
];
