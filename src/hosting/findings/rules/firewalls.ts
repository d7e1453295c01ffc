/** Firewalls of the cloud. */
import { firewallRuleWrites } from '../../../apis/cloud/networks/firewall-rules.js';
import { type Firewall, firewalls } from '../../../apis/cloud/networks/firewalls.js';
import type { Server } from '../../../apis/cloud/servers/server.js';
import { servers } from '../../../apis/cloud/servers/servers.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { ipVersions } from '../evidence/networks.js';
import { InboundRules } from '../evidence/openings.js';
import { allPorts, portsNamed, portsShown } from '../evidence/ports.js';
import { redundantRules, ruleInput, shownRule } from '../evidence/redundant-rules.js';
import {
  type Service,
  databases,
  internal,
  management,
  namedServices,
  portsOf,
  ssh,
  transports,
} from '../evidence/services.js';
import { covers, without } from '../evidence/spans.js';
import { completeList } from '../evidence/complete-list.js';
import type { Look } from '../look.js';
import { type Rule, type Sickness, rule } from '../rule.js';
import { Severity, worstOf } from '../severity.js';
import { Verdict } from '../verdict.js';

/** Redundant rules that a finding shows. */
const mostShown = 10;

export const rules: readonly Rule[] = [
  rule({
    kind: 'FIREWALL_IP_VERSIONS_DIFFER',
    severity: Severity.LOW,
    about:
      'A firewall that lets anyone reach ports of servers over IPv6 but not over IPv4, or the other way round; MEDIUM if IPv6 is the open one, which is easily overlooked',
    of: firewalls.rows.firewalls,
    prepare: async (look) => new Map((await look.in(servers.rows.servers)).map((server) => [server.id, server])),
    judge(firewall, serverOf) {
      const rules = completeList(firewall, 'rules');
      if (!rules?.every(isWellFormed)) return null;
      const behind = serverIdsBehind(firewall) ?? [];
      // With one address alone there is no difference.
      const both = behind.flatMap((id) => {
        const server = serverOf.get(id);
        const { publicNet } = server ?? {};
        // If there is another firewall, its rules would have to be counted too.
        const isAlone = publicNet && completeList(publicNet, 'firewalls')?.length === 1;
        return server && isAlone && publicNet.ipv4?.ip && publicNet.ipv6?.ip ? [server] : [];
      });
      if (both.length === 0) return null;
      const found = transports.map((protocol) => {
        const { open } = new InboundRules(rules, protocol);
        return { protocol, over4: without(open[4], open[6]), over6: without(open[6], open[4]) };
      });
      const only = (over: 'over4' | 'over6') =>
        found.flatMap((one) => portsShown(one[over]).map((ports) => `${one.protocol} ${ports}`));
      const [onlyOverIpv4, onlyOverIpv6] = [only('over4'), only('over6')];
      if (onlyOverIpv4.length + onlyOverIpv6.length === 0) return null;
      return {
        evidence: { onlyOverIpv4, onlyOverIpv6 },
        affected: both,
        severity: onlyOverIpv6.length > 0 ? Severity.MEDIUM : Severity.LOW,
        // It may be on purpose.
        verdict: Verdict.LIKELY,
      };
    },
  }),
  rule({
    kind: 'FIREWALL_OPEN_ALL_PORTS',
    severity: Severity.HIGH,
    about: 'A firewall that allows anyone to reach all ports of servers: it blocks nothing',
    of: firewalls.rows.firewalls,
    prepare: serversById,
    judge(firewall, serverOf) {
      const open = transports.flatMap((protocol) => {
        const inbound = new InboundRules(firewall.rules ?? [], protocol);
        const versions = ipVersions.filter((version) => covers(inbound.open[version], [allPorts]));
        if (versions.length === 0) return [];
        return [
          { protocol, over: versions.map((version) => `IPv${version}`), rules: inbound.openings([allPorts.from]) },
        ];
      });
      if (open.length === 0) return null;
      const message = `A firewall that allows anyone to reach all ports of servers by ${open
        .map(({ protocol, over }) => `${protocol.toUpperCase()} over ${over.join(' and ')}`)
        .join(' and by ')}`;
      return appliedSickness(firewall, { message, evidence: { open } }, serverOf);
    },
  }),
  rule({
    kind: 'FIREWALL_OPEN_DATABASES',
    severity: Severity.HIGH,
    about: `A firewall that allows anyone to reach a database port of servers: ${namedServices(databases)}`,
    of: firewalls.rows.firewalls,
    prepare: serversById,
    judge: (firewall, serverOf) => openFirewall(firewall, databases, serverOf),
  }),
  rule({
    kind: 'FIREWALL_OPEN_INTERNAL',
    severity: Severity.HIGH,
    about: `A firewall that allows anyone to reach a file share, a message queue or a UDP service that amplifies attacks: ${namedServices(internal)}`,
    of: firewalls.rows.firewalls,
    prepare: serversById,
    judge: (firewall, serverOf) => openFirewall(firewall, internal, serverOf),
  }),
  rule({
    kind: 'FIREWALL_OPEN_MANAGEMENT',
    severity: Severity.HIGH,
    about: `A firewall that allows anyone to reach a management port of servers: ${namedServices(management)}`,
    of: firewalls.rows.firewalls,
    prepare: serversById,
    judge: (firewall, serverOf) => openFirewall(firewall, management, serverOf),
  }),
  rule({
    kind: 'FIREWALL_OPEN_SSH',
    severity: Severity.HIGH,
    about: `A firewall that allows anyone to reach the SSH port (${portsOf(ssh, 'tcp').join(', ')}) of servers`,
    of: firewalls.rows.firewalls,
    prepare: serversById,
    judge: (firewall, serverOf) => openFirewall(firewall, ssh, serverOf),
  }),
  rule({
    kind: 'FIREWALL_RULES_REDUNDANT',
    severity: Severity.LOW,
    about:
      'A firewall with rules that allow nothing which its other rules do not allow: duplicates, and narrow rules beside wide ones, which restrict nothing',
    of: firewalls.rows.firewalls,
    judge(firewall) {
      const rules = completeList(firewall, 'rules') ?? [];
      const redundant = new Set(redundantRules(rules));
      if (redundant.size === 0) return null;
      const needed = rules.filter((one) => !redundant.has(one)).map(ruleInput);
      const input = needed.every((one) => one !== null) ? { rules: needed } : null;
      return {
        evidence: {
          rules: [...redundant].slice(0, mostShown).map(shownRule),
          redundant: redundant.size,
          of: rules.length,
        },
        ...(input && {
          remedies: [
            { mutation: firewallRuleWrites.rows.setCloudFirewallRules.name, arguments: { id: firewall.id, input } },
          ],
        }),
      };
    },
  }),
  rule({
    kind: 'FIREWALL_UNAPPLIED',
    severity: Severity.LOW,
    about: 'A firewall that is not applied to any server: what it was meant to protect may be unprotected',
    of: firewalls.rows.firewalls,
    judge(firewall) {
      if (serversBehind(firewall) !== 0) return null;
      const { id, appliedTo = [] } = firewall;
      const selectors = (appliedTo ?? []).map(({ labelSelector }) => labelSelector?.selector);
      // It cannot be deleted while a label selector applies it, and servers with the label may come.
      const remove = { mutation: 'deleteCloudFirewall', arguments: { id } };
      if (selectors.length === 0) return { evidence: { appliedTo }, remedies: [remove] };
      const removeFrom = selectors.map((selector) => ({ type: 'LABEL_SELECTOR', labelSelector: { selector } }));
      const release = {
        mutation: 'removeCloudFirewallFromResources',
        arguments: { id, input: { removeFrom }, wait: true },
      };
      const evidence = { appliedTo: [], labelSelectors: selectors };
      return { evidence, verdict: Verdict.LIKELY, remedies: [release, remove] };
    },
  }),
];

type ServersById = ReadonlyMap<number | null | undefined, Sent<Server>>;

async function serversById(look: Look): Promise<ServersById> {
  return new Map((await look.beside(servers.rows.servers)).map((server) => [server.id, server]));
}

/** Whether it lets in anyone to one of these services. */
function openFirewall(firewall: Sent<Firewall>, services: readonly Service[], serverOf: ServersById): Sickness | null {
  const rules = firewall.rules ?? [];
  const by = { tcp: new InboundRules(rules, 'tcp'), udp: new InboundRules(rules, 'udp') };
  const open = services.filter(({ port, transport }) => by[transport].isOpen(port));
  const [ports, udpPorts] = [portsOf(open, 'tcp'), portsOf(open, 'udp')];
  const severity = worstOf(open.map((service) => service.severity));
  if (severity === null) return null;
  return appliedSickness(
    firewall,
    {
      message: `A firewall that allows anyone to reach servers on ${namedServices(open)}`,
      evidence: {
        ...(ports.length > 0 && { ports, rules: by.tcp.openings(ports) }),
        ...(udpPorts.length > 0 && { udpPorts, udpRules: by.udp.openings(udpPorts) }),
      },
      severity,
      ...(open.every(({ isAmbiguous }) => isAmbiguous) && { verdict: Verdict.LIKELY }),
    },
    serverOf,
  );
}

/** One that applies to nothing opens nothing. */
function appliedSickness(firewall: Sent<Firewall>, found: Sickness, serverOf: ServersById): Sickness | null {
  const behind = serverIdsBehind(firewall);
  if (behind?.length === 0) return null;
  return {
    ...found,
    evidence: { ...found.evidence, appliedTo: behind?.length ?? null },
    affected: (behind ?? []).flatMap((id) => serverOf.get(id) ?? []),
    verdict: behind ? (found.verdict ?? Verdict.CERTAIN) : Verdict.LIKELY,
  };
}

/** How many servers it applies to now; undefined when that is not known. */
function serversBehind(firewall: Sent<Firewall>): number | undefined {
  return serverIdsBehind(firewall)?.length;
}

/** Undefined when they are not all known. */
function serverIdsBehind(firewall: Sent<Firewall>): readonly (number | undefined)[] | undefined {
  const targets = completeList(firewall, 'appliedTo');
  const lists = targets?.map((target) =>
    target.type === 'label_selector'
      ? completeList(target, 'appliedToResources')?.map(({ server }) => server?.id ?? undefined)
      : [target.server?.id ?? undefined],
  );
  return lists?.reduce<readonly (number | undefined)[] | undefined>(
    (all, list) => (all && list ? [...all, ...list] : undefined),
    [],
  );
}

/** True if the traffic that the rule lets in is known. */
function isWellFormed({ direction, protocol, port, sourceIps }: NonNullable<Sent<Firewall>['rules']>[number]): boolean {
  if (direction === 'out') return true;
  const hasPorts = protocol === 'tcp' || protocol === 'udp';
  return (
    direction === 'in' && Boolean(protocol) && Boolean(sourceIps) && (!hasPorts || portsNamed(port ?? '') !== null)
  );
}
