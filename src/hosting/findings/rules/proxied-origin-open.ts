/** Servers behind the edge that anyone reaches without it. */
import { firewalls } from '../../../apis/cloud/networks/firewalls.js';
import { Server } from '../../../apis/cloud/servers/server.js';
import { dnsRecords } from '../../../apis/edge/dns/dns-records.js';
import { zones } from '../../../apis/edge/zones/zones.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { originOf } from '../../../rest/mapping/to-graph.js';
import { isPrivate } from '../../names/addresses/address.js';
import { openPorts } from '../evidence/open-ports.js';
import { web } from '../evidence/ports.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

export const proxiedOriginOpen = rule({
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
});

/** Of a firewall in the account that an object is of. */
function keyOf(object: object, id: number | null | undefined): string {
  return `${originOf(object)?.client.upstream.account.name ?? ''} ${id ?? ''}`;
}
