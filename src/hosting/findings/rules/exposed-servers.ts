/** Cloud servers that anyone reaches past what should stand before them. */
import type { LoadBalancer } from '../../../apis/cloud/load-balancers/load-balancer.js';
import { loadBalancers } from '../../../apis/cloud/load-balancers/load-balancers.js';
import { type Firewall, firewalls } from '../../../apis/cloud/networks/firewalls.js';
import { Server } from '../../../apis/cloud/servers/server.js';
import { servers } from '../../../apis/cloud/servers/servers.js';
import { dnsRecords } from '../../../apis/edge/dns/dns-records.js';
import { zones } from '../../../apis/edge/zones/zones.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { originOf } from '../../../rest/mapping/to-graph.js';
import { isPrivate } from '../../names/addresses/address.js';
import { targetsOf } from '../evidence/balancer-targets.js';
import { openings } from '../evidence/openings.js';
import { web } from '../evidence/ports.js';
import { whole } from '../evidence/whole.js';
import { type Rule, rule } from '../rule.js';
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
      return {
        evidence: { loadBalancers: balancers.map(({ name }) => name), ...open },
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
    judge: ({ status, addresses, publicNet }) =>
      publicNet && whole(publicNet, 'firewalls')?.length === 0 && addresses?.length && status !== 'deleting'
        ? { evidence: { 'publicNet.firewalls': [], addresses } }
        : null,
  }),
  rule({
    kind: 'PROXIED_ORIGIN_OPEN',
    severity: Severity.MEDIUM,
    about: `A proxied DNS record of a cloud server on which no firewall blocks ${web.join(' or ')}: anyone who knows its address can bypass the edge`,
    calls: "The calls of a DNS record's `target`, once for all records",
    of: dnsRecords.rows.dnsRecords,
    below: zones.rows.zones,
    async prepare(look) {
      const [targets, walls] = await Promise.all([look.targets(), look.everywhere(firewalls.rows.firewalls)]);
      return { targets, firewalls: new Map(walls.map((wall) => [keyOf(wall, wall.id), wall])) };
    },
    judge(record, beside, look) {
      const { type, name, content, proxied } = record;
      const target = proxied === true ? beside.targets.of(record) : null;
      if (target?.lack) look.lacks.add(target.lack);
      const found = (target?.resources ?? []).flatMap((resource) => {
        if (!(resource instanceof Server)) return [];
        const server: Sent<Server> = resource;
        const open = openPorts(server, (id) => beside.firewalls.get(keyOf(server, id)), web);
        return open ? [{ id: server.id, name: server.name, ...open }] : [];
      });
      // The edge reaches a private address by a way of its own.
      if (found.length === 0 || (type !== 'CNAME' && content && isPrivate(content))) return null;
      // It may turn others away by a firewall of its own, or by a certificate of the edge.
      return { evidence: { type, name, content, proxied, servers: found }, verdict: Verdict.LIKELY };
    },
  }),
];

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

/** Of a firewall in the account that an object is of. */
function keyOf(object: object, id: number | null | undefined): string {
  return `${originOf(object)?.client.upstream.account.name ?? ''} ${id ?? ''}`;
}

interface OpenPorts {
  readonly ports: readonly number[];
  readonly addresses: readonly string[];
  /** Ids of the firewalls in front of it. */
  readonly firewalls: readonly (number | null | undefined)[];
}

/** Ports of a server that no firewall of the cloud keeps anyone from. Null where it has no public address, none of the ports is open, or that is not known. */
function openPorts(
  { addresses, publicNet }: Sent<Server>,
  firewallOf: (id: number) => Sent<Firewall> | undefined,
  ports: readonly number[],
): OpenPorts | null {
  const walls = publicNet ? whole(publicNet, 'firewalls')?.map(({ id }) => id) : undefined;
  if (!addresses?.length || !walls) return null;
  const rulesOf = (id: number | null | undefined) => (typeof id === 'number' ? firewallOf(id)?.rules : null) ?? [];
  const isOpen = (port: number) => walls.length === 0 || walls.some((id) => openings(rulesOf(id), [port]).length > 0);
  const open = [...new Set(ports)].filter(isOpen);
  return open.length === 0 ? null : { ports: open, addresses, firewalls: walls };
}
