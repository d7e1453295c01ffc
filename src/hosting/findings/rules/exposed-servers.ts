/** Cloud servers that anyone reaches directly, past their load balancer or the edge. */
import type { LoadBalancer } from '../../../apis/cloud/load-balancers/load-balancer.js';
import { loadBalancers } from '../../../apis/cloud/load-balancers/load-balancers.js';
import { type Firewall, firewalls } from '../../../apis/cloud/networks/firewalls.js';
import { Server } from '../../../apis/cloud/servers/server.js';
import { servers } from '../../../apis/cloud/servers/servers.js';
import { dialect as edge } from '../../../apis/edge/dialect.js';
import { dnsRecords } from '../../../apis/edge/dns/dns-records.js';
import { isObject, textAt } from '../../../base/unknown.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { originOf } from '../../../rest/mapping/to-graph.js';
import type { ListedItem } from '../../inventory/item.js';
import { isPrivate } from '../../names/addresses/special-ranges.js';
import { problemWith } from '../../names/names.js';
import { targetsOf } from '../evidence/balancer-targets.js';
import { InboundRules } from '../evidence/openings.js';
import { web } from '../evidence/ports.js';
import { completeList } from '../evidence/complete-list.js';
import type { Look } from '../look.js';
import { type Rule, accountCause, rule } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

export const rules: readonly Rule[] = [
  rule({
    kind: 'SERVER_REACHABLE_AROUND_LOAD_BALANCER',
    severity: Severity.HIGH,
    about:
      "A load balancer target with a public address on which no firewall blocks the port that the load balancer uses: others reach it directly, without the load balancer's TLS, limits or logs",
    of: servers.rows.servers,
    async prepare(look) {
      const [balancers, walls] = await Promise.all([
        look.in(loadBalancers.rows.loadBalancers),
        look.in(firewalls.rows.firewalls),
      ]);
      return { balancersOf: byServer(balancers), firewalls: new Map(walls.map((wall) => [wall.id, wall])) };
    },
    judge(server, beside) {
      const balancers = beside.balancersOf.get(server.id ?? Number.NaN) ?? [];
      const open = openPorts(server, (id) => beside.firewalls.get(id), balancers.flatMap(portsOf));
      if (!open) return null;
      const [balancer] = balancers;
      return {
        evidence: { loadBalancers: balancers.map(({ name }) => name), ...open },
        ...(balancer?.name && { cause: { name: balancer.name, object: balancer } }),
        // It may not listen at its public address, or have a firewall of its own.
        verdict: Verdict.LIKELY,
      };
    },
  }),
  rule({
    kind: 'SERVER_WITHOUT_FIREWALL',
    severity: Severity.MEDIUM,
    about: 'A cloud server with a public address and no firewall: everything that listens on it can be reached',
    of: servers.rows.servers,
    judge: ({ status, addresses, publicNet }, _beside, look) =>
      publicNet && completeList(publicNet, 'firewalls')?.length === 0 && addresses?.length && status !== 'deleting'
        ? { evidence: { 'publicNet.firewalls': [], addresses }, cause: accountCause(look) }
        : null,
  }),
  rule({
    kind: 'PROXIED_ORIGIN_OPEN',
    severity: Severity.MEDIUM,
    about: `A cloud server behind proxied DNS records on which no firewall blocks ${web.join(' or ')}: anyone who knows its address can bypass the edge`,
    calls: "The calls of a DNS record's `target`, once for all records",
    of: servers.rows.servers,
    async prepare(look) {
      const [recordsOf, walls] = await Promise.all([proxiedRecords(look), look.in(firewalls.rows.firewalls)]);
      return { recordsOf, firewalls: new Map(walls.map((wall) => [wall.id, wall])) };
    },
    judge(server, { recordsOf, firewalls: known }, look) {
      const records = recordsOf.get(keyOf(server, server.id)) ?? [];
      const open = records.length === 0 ? null : openPorts(server, (id) => known.get(id), web);
      if (!open) return null;
      return {
        evidence: { ...open },
        affected: records.map((item) => look.objectOf(item)),
        // It may turn others away by a firewall of its own, or by a certificate of the edge.
        verdict: Verdict.LIKELY,
      };
    },
  }),
];

/** The proxied records of all zones by the cloud server that each leads to. */
async function proxiedRecords(look: Look): Promise<ReadonlyMap<string, readonly ListedItem[]>> {
  const [targets, readings] = await Promise.all([look.targets(), look.records()]);
  const found = new Map<string, ListedItem[]>();
  for (const { client, row, values, wires, ...reading } of readings) {
    if (row.dialect !== edge) continue;
    const problem = problemWith({ client, row, values, wires, ...reading });
    if (problem) look.lacks.add(problem.message);
    if (row !== dnsRecords.rows.dnsRecords) continue;
    for (const wire of wires) {
      const [type, content] = [textAt(wire, 'type'), textAt(wire, 'content')];
      // The edge reaches a private address by a way of its own.
      if (!isObject(wire) || wire['proxied'] !== true || (type !== 'CNAME' && content && isPrivate(content))) continue;
      const target = targets.of({ type, content });
      if (target?.lack) look.lacks.add(target.lack);
      for (const server of new Set(target?.resources ?? [])) {
        if (!(server instanceof Server)) continue;
        const { id }: Sent<Server> = server;
        const own = found.get(keyOf(server, id)) ?? [];
        found.set(keyOf(server, id), own);
        own.push({ account: client.upstream.account, row, values, wire });
      }
    }
  }
  return found;
}

function byServer(balancers: readonly Sent<LoadBalancer>[]): Map<number, Sent<LoadBalancer>[]> {
  const all = new Map<number, Sent<LoadBalancer>[]>();
  for (const balancer of balancers) {
    for (const { serverId } of targetsOf(balancer).targets) {
      if (serverId !== null) all.set(serverId, [...(all.get(serverId) ?? []), balancer]);
    }
  }
  return all;
}

function portsOf({ services }: Sent<LoadBalancer>): number[] {
  return (services ?? []).flatMap(({ destinationPort }) => destinationPort ?? []);
}

/** The key of a cloud object: its account and id. */
function keyOf(object: object, id: number | null | undefined): string {
  return `${originOf(object)?.client.upstream.account.name ?? ''} ${id ?? ''}`;
}

interface OpenPorts {
  readonly ports: readonly number[];
  readonly addresses: readonly string[];
  /** Ids of the firewalls in front of it. */
  readonly firewalls: readonly (number | null | undefined)[];
}

/**
 * The ports of a server that no cloud firewall closes. Null if it has no public address, no port is open, or that is
 * unknown.
 */
function openPorts(
  { addresses, publicNet }: Sent<Server>,
  firewallOf: (id: number) => Sent<Firewall> | undefined,
  ports: readonly number[],
): OpenPorts | null {
  const walls = publicNet ? completeList(publicNet, 'firewalls')?.map(({ id }) => id) : undefined;
  if (!addresses?.length || !walls) return null;
  // Packets pass that any of its firewalls lets in.
  const inbound = new InboundRules(
    walls.flatMap((id) => (typeof id === 'number' ? firewallOf(id)?.rules : null) ?? []),
  );
  const isOpen = (port: number) => walls.length === 0 || inbound.isOpen(port);
  const open = [...new Set(ports)].filter(isOpen);
  return open.length === 0 ? null : { ports: open, addresses, firewalls: walls };
}
