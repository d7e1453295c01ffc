/** Firewalls before dedicated servers. */
import type { FirewallRule } from '../../../apis/dedicated/networks/firewall-rules.js';
import { type Firewall, firewallReads, firewallWrites } from '../../../apis/dedicated/networks/firewalls.js';
import { servers } from '../../../apis/dedicated/servers.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { filled } from '../evidence/filled.js';
import { type IpVersion, ipVersions } from '../evidence/networks.js';
import { acceptingRules, openPorts, shadowedRules } from '../evidence/packet-filter.js';
import { allPorts, hasPort, portsShown } from '../evidence/ports.js';
import { exposable, namedPorts, portsOf, transports } from '../evidence/services.js';
import { covers, without } from '../evidence/spans.js';
import { mutationFor } from '../remedies/mutation-for.js';
import { type Rule, accountCause, ruleOfEach } from '../rule.js';
import { Severity, worstOf } from '../severity.js';
import { Verdict } from '../verdict.js';

const calls = 'One call per server, cached for 15 minutes';

export const rules: readonly Rule[] = [
  ruleOfEach({
    kind: 'DEDICATED_FIREWALL_IP_VERSIONS_DIFFER',
    severity: Severity.LOW,
    about:
      'A dedicated server whose firewall lets anyone reach ports over IPv6 but not over IPv4, or the other way round; MEDIUM if IPv6 is the open one, which is easily overlooked',
    calls,
    of: servers.rows.servers,
    each: firewallReads.rows.firewall,
    judge: ({ mainIp, mainIpv6Net }, [firewall]) => {
      // What it does not filter has a finding of its own.
      if (!mainIp || !mainIpv6Net || firewall?.status !== 'active' || firewall.filterIpv6 !== true) return null;
      const input = firewall.rules?.input ?? [];
      const found = transports.map((transport) => {
        const [over4, over6] = [openPorts(input, 4, transport), openPorts(input, 6, transport)];
        return { transport, over4: without(over4, over6), over6: without(over6, over4) };
      });
      const only = (over: 'over4' | 'over6') =>
        found.flatMap((one) => portsShown(one[over]).map((ports) => `${one.transport} ${ports}`));
      const [onlyOverIpv4, onlyOverIpv6] = [only('over4'), only('over6')];
      if (onlyOverIpv4.length + onlyOverIpv6.length === 0) return null;
      return {
        // Firewalls are made from the same template, or copied.
        cause: {
          name: [
            ...onlyOverIpv4.map((ports) => `${ports} over IPv4 alone`),
            ...onlyOverIpv6.map((ports) => `${ports} over IPv6 alone`),
          ].join(', '),
        },
        evidence: { onlyOverIpv4, onlyOverIpv6 },
        severity: onlyOverIpv6.length > 0 ? Severity.MEDIUM : Severity.LOW,
        // It may be on purpose.
        verdict: Verdict.LIKELY,
      };
    },
  }),
  ruleOfEach({
    kind: 'DEDICATED_FIREWALL_IPV6_OPEN',
    severity: Severity.MEDIUM,
    about: 'A dedicated server whose firewall filters IPv4 only: what it blocks reaches the server over IPv6',
    calls,
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
    calls,
    of: servers.rows.servers,
    each: firewallReads.rows.firewall,
    // The server may have a firewall of its own, which the API does not report.
    judge: (_server, [firewall], look) =>
      firewall?.status === 'disabled'
        ? { evidence: { status: firewall.status }, verdict: Verdict.LIKELY, cause: accountCause(look) }
        : null,
  }),
  ruleOfEach({
    kind: 'DEDICATED_FIREWALL_OPEN',
    severity: Severity.HIGH,
    about:
      'A dedicated server whose firewall allows anyone to reach SSH or one of the ports of `FIREWALL_OPEN_DATABASES`, `FIREWALL_OPEN_MANAGEMENT` and `FIREWALL_OPEN_INTERNAL`',
    calls,
    of: servers.rows.servers,
    each: firewallReads.rows.firewall,
    judge: (_server, [firewall]) => {
      const input = firewall?.rules?.input ?? [];
      // What it does not filter has a finding of its own.
      const spans = versionsOf(firewall).flatMap((version) =>
        transports.map((transport) => ({ version, transport, open: openPorts(input, version, transport) })),
      );
      const open = exposable.flatMap((service) => {
        const { port, transport } = service;
        const by = spans
          .filter((one) => one.transport === transport && one.open.some((span) => hasPort(span, port)))
          .flatMap(({ version }) => acceptingRules(input, port, version, transport));
        return by.length > 0 ? [{ service, by: by.map((rule) => rule.name ?? null) }] : [];
      });
      const services = open.map(({ service }) => service);
      const severity = worstOf(services.map((service) => service.severity));
      if (severity === null) return null;
      const [ports, udpPorts] = [portsOf(services, 'tcp'), portsOf(services, 'udp')];
      const rules = [...new Set(open.flatMap(({ by }) => by))];
      return {
        // Firewalls are made from the same template, or copied.
        cause: { name: `${rules.map((name) => name ?? 'a rule').join(', ')}: ${namedPorts(services)}` },
        message: `Its firewall lets packets from everywhere pass to ${namedPorts(services)}`,
        evidence: {
          ...(ports.length > 0 && { ports }),
          ...(udpPorts.length > 0 && { udpPorts }),
          services: services.map(({ name }) => name),
          rules,
        },
        severity,
        // Whether anything listens there is not reported.
        verdict: Verdict.LIKELY,
      };
    },
  }),
  ruleOfEach({
    kind: 'DEDICATED_FIREWALL_OPEN_ALL_PORTS',
    severity: Severity.HIGH,
    about: 'A dedicated server whose firewall allows anyone to reach all of its ports: it blocks nothing',
    calls,
    of: servers.rows.servers,
    each: firewallReads.rows.firewall,
    judge: (_server, [firewall]) => {
      const open = transports.flatMap((transport) => {
        const over = versionsOf(firewall).filter((version) =>
          covers(openPorts(firewall?.rules?.input ?? [], version, transport), [allPorts]),
        );
        return over.map((version) => `${transport.toUpperCase()} over IPv${version}`);
      });
      if (open.length === 0) return null;
      return {
        cause: { name: open.join(', ') },
        message: `Its firewall lets packets from everywhere pass to all ports: ${open.join(', ')}`,
        evidence: { open },
        // The server may filter by itself.
        verdict: Verdict.LIKELY,
      };
    },
  }),
  ruleOfEach({
    kind: 'DEDICATED_FIREWALL_RULES_REDUNDANT',
    severity: Severity.LOW,
    about:
      'A dedicated server whose firewall has rules that never decide, as one before them matches all that they do: duplicates, and rules that come too late',
    calls,
    of: servers.rows.servers,
    each: firewallReads.rows.firewall,
    judge: (server, [firewall]) => {
      const { input, output } = firewall?.rules ?? {};
      const shadowed = [...shadowedRules(input ?? []), ...shadowedRules(output ?? [])];
      if (firewall?.status !== 'active' || shadowed.length === 0) return null;
      const isLeft = (rule: Sent<FirewallRule>) => !shadowed.includes(rule);
      const left = { input: input?.filter(isLeft), output: output?.filter(isLeft) };
      const areKnown = [...(left.input ?? []), ...(left.output ?? [])].every(({ action }) => action);
      return {
        evidence: { rules: shadowed.map(asInput), redundant: shadowed.length },
        ...(areKnown && mutationFor(firewallWrites.rows.updateDedicatedFirewall, server, { rules: asInputs(left) })),
      };
    },
  }),
];

/** The versions of IP that it filters. */
function versionsOf(firewall: Sent<Firewall> | undefined): readonly IpVersion[] {
  if (firewall?.status !== 'active') return [];
  return firewall.filterIpv6 === true ? ipVersions : [4];
}

/** A direction without rules is left out: it has none either way. */
function asInputs(rules: Readonly<Record<'input' | 'output', readonly Sent<FirewallRule>[] | undefined>>): object {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([direction, own]) => (own?.length ? [[direction, own.map(asInput)]] : [])),
  );
}

/** The rule as the mutation takes it, which replaces all rules. */
function asInput({ ipVersion, protocol, action, ...rule }: Sent<FirewallRule>): object {
  const { name, destinationIp, sourceIp, destinationPort, sourcePort, tcpFlags } = rule;
  return filled({
    name,
    destinationIp,
    sourceIp,
    destinationPort,
    sourcePort,
    tcpFlags,
    ipVersion: ipVersion?.toUpperCase(),
    protocol: protocol?.toUpperCase(),
    action: action?.toUpperCase(),
  });
}
