/** Names that everybody can look up, at addresses that nobody can reach. */
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { dnsRecordWrites, dnsRecords } from '../../../apis/edge/dns/dns-records.js';
import { zones } from '../../../apis/edge/zones/zones.js';
import { knownValue } from '../../../rest/planner/path-values.js';
import { mutationFor } from '../mutation-for.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

const nets = new BlockList();
for (const [net, prefix] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  nets.addSubnet(net, prefix, 'ipv4');
nets.addAddress('::1', 'ipv6');
nets.addSubnet('fc00::', 7, 'ipv6');
nets.addSubnet('fe80::', 10, 'ipv6');

export const dnsPrivateAddress = rule({
  kind: 'DNS_PRIVATE_ADDRESS',
  severity: Severity.MEDIUM,
  about:
    'A record of a public zone that points to a private address: it cannot be reached from outside and reveals the internal network',
  calls: 'One call per 5,000 records of a zone',
  of: dnsRecords.rows.dnsRecords,
  below: zones.rows.zones,
  prepare: async (look) => {
    const all = await look.in(zones.rows.zones);
    return new Set(all.flatMap(({ id, type }) => (type === 'internal' ? (id ?? []) : [])));
  },
  judge: (record, insideZones) => {
    const { type, name, content, proxied, privateRouting } = record;
    if (privateRouting === true || insideZones.has(knownValue(record, 'zoneId') ?? '')) return null;
    if ((type !== 'A' && type !== 'AAAA') || !content || !isPrivate(content)) return null;
    return {
      evidence: { name, content, proxied },
      // Who is inside may need the name; the edge, which asks a proxied one for all others, is not.
      ...(proxied !== true && { verdict: Verdict.LIKELY }),
      ...mutationFor(dnsRecordWrites.rows.deleteEdgeDnsRecord, record),
    };
  },
});

function isPrivate(address: string): boolean {
  return (isIPv4(address) && nets.check(address, 'ipv4')) || (isIPv6(address) && nets.check(address, 'ipv6'));
}
