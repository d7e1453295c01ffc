/** DNS records of the edge. */
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { dnsRecordWrites, dnsRecords } from '../../../apis/edge/dns/dns-records.js';
import { zones } from '../../../apis/edge/zones/zones.js';
import { knownValue } from '../../../rest/planner/path-values.js';
import type { Judgement } from '../../names/judge.js';
import { TargetState } from '../../names/targets/target.js';
import { mutationFor } from '../mutation-for.js';
import { type Rule, rule } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

/** Names of a loop that its finding lists. */
const mostHops = 8;

const privateNets = new BlockList();
for (const [net, prefix] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNets.addSubnet(net, prefix, 'ipv4');
privateNets.addAddress('::1', 'ipv6');
privateNets.addSubnet('fc00::', 7, 'ipv6');
privateNets.addSubnet('fe80::', 10, 'ipv6');

export const rules: readonly Rule[] = [
  rule({
    kind: 'DNS_CNAME_LOOP',
    severity: Severity.HIGH,
    about: 'A CNAME record that leads back to its own name: it cannot be resolved',
    calls: 'One call per 5,000 records of a zone',
    of: dnsRecords.rows.dnsRecords,
    below: zones.rows.zones,
    prepare: async (look) => {
      const records = await look.below(zones.rows.zones, dnsRecords.rows.dnsRecords, ({ id }) => ({ zoneId: id }));
      const targets = new Map<string, string>();
      for (const { type, name, content } of records.flatMap(([, own]) => own))
        if (type === 'CNAME' && name && content) targets.set(plain(name), plain(content));
      return { targets, looping: loopingIn(targets) };
    },
    judge: (record, { targets, looping }) => {
      const { type, name, content } = record;
      if (type !== 'CNAME' || !name || !looping.has(plain(name))) return null;
      return {
        evidence: { name, content, through: wayBack(plain(name), targets) },
        ...mutationFor(dnsRecordWrites.rows.deleteEdgeDnsRecord, record),
      };
    },
  }),
  rule({
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
  }),
  rule({
    kind: 'DNS_RECORD_DANGLING',
    severity: Severity.HIGH,
    about:
      'A DNS record that points to something an account had and no longer has: whoever gets it next answers for the name. Addresses lost before this service saw them are not detected',
    calls: "The calls of a DNS record's `target`, once for all records",
    of: dnsRecords.rows.dnsRecords,
    below: zones.rows.zones,
    prepare: (look) => look.targets(),
    judge(record, targets, look) {
      const target = targets.of(record);
      if (target?.lack) look.lacks.add(target.lack);
      // A name of which something is left is reported by the record of what is not.
      if (!target?.ends.every(({ state }) => state === TargetState.DANGLING)) return null;
      const { type, name, content } = record;
      return {
        evidence: { type, name, content, target: target.reason, ...(target.hops.length > 1 && { hops: target.hops }) },
        ...(isForOthers(target) && { severity: Severity.CRITICAL }),
        ...mutationFor(dnsRecordWrites.rows.deleteEdgeDnsRecord, record),
      };
    },
  }),
  rule({
    kind: 'DNS_RECORD_FOREIGN',
    severity: Severity.LOW,
    about:
      'A DNS record with an address that no account has or is known to have had: whoever has it answers for the name',
    calls: "The calls of a DNS record's `target`, once for all records",
    of: dnsRecords.rows.dnsRecords,
    below: zones.rows.zones,
    prepare: (look) => look.targets(),
    judge(record, targets, look) {
      const { type, name, content, proxied } = record;
      const target = type === 'A' || type === 'AAAA' ? targets.of(record) : null;
      if (target?.lack) look.lacks.add(target.lack);
      if (target?.state !== TargetState.FOREIGN) return null;
      // It may be that of somebody else on purpose.
      return { evidence: { type, name, content, proxied }, verdict: Verdict.LIKELY };
    },
  }),
];

/** The names between a name and itself, the first of them where they are many. */
function wayBack(name: string, targets: ReadonlyMap<string, string>): readonly string[] {
  const way: string[] = [];
  for (let at = targets.get(name); at && at !== name && way.length < mostHops; at = targets.get(at)) way.push(at);
  return way;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/\.$/, '');
}

/** The names that a walk from name to name comes back to; each is walked over once. */
function loopingIn(targets: ReadonlyMap<string, string>): ReadonlySet<string> {
  const walkOf = new Map<string, string>();
  const looping = new Set<string>();
  for (const start of targets.keys()) {
    let at: string | undefined = start;
    while (at !== undefined && targets.has(at) && !walkOf.has(at)) {
      walkOf.set(at, start);
      at = targets.get(at);
    }
    // Where another walk has been before, it has seen what there is to see.
    if (at === undefined || walkOf.get(at) !== start) continue;
    while (at !== undefined && !looping.has(at)) {
      looping.add(at);
      at = targets.get(at);
    }
  }
  return looping;
}

function isPrivate(address: string): boolean {
  return (
    (isIPv4(address) && privateNets.check(address, 'ipv4')) || (isIPv6(address) && privateNets.check(address, 'ipv6'))
  );
}

/** It ends at a name outside the own zones. */
function isForOthers({ ends }: Judgement): boolean {
  return ends.some(({ at }) => at === 'elsewhere' || at === 'tunnel');
}
