/** DNS records of the edge and of the cloud. */
import { isIPv4 } from 'node:net';
import { dialect as edge } from '../../../apis/edge/dialect.js';
import { zones } from '../../../apis/edge/zones/zones.js';
import type { InventoryReading } from '../../inventory/listing.js';
import { isDiscarded, isPrivate } from '../../names/addresses/special-ranges.js';
import type { TargetJudgement } from '../../names/judge.js';
import { TargetState } from '../../names/targets/target.js';
import { problemWith } from '../../names/names.js';
import { type ZoneRead, recordsOf, zonesOf } from '../../names/zones-read.js';
import { rulesOfRecords } from '../record-rules.js';
import type { Rule } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

const calls = 'One call per page of the records of a zone: 5,000 at the edge, 100 record sets in the cloud';

/** Names of a loop that its finding lists. */
const mostHops = 8;

export const rules: readonly Rule[] = [
  ...rulesOfRecords({
    kind: 'DNS_CNAME_LOOP',
    severity: Severity.HIGH,
    about: 'A CNAME record that leads back to its own name: it cannot be resolved',
    calls,
    prepare: async (look) => aliasesIn(await look.records()),
    judge: ({ type, name, content, deletion, protection }, { targets, looping, lackOf }, look) => {
      if (type !== 'CNAME' || !name) return null;
      if (!looping.has(plain(name))) {
        const lack = lackOf(plain(name));
        if (lack !== null) look.lacks.add(lack);
        return null;
      }
      const loop = looping.get(plain(name)) ?? plain(name);
      return {
        evidence: { name, content, through: [loop, ...wayBack(loop, targets)], ...protection },
        cause: { name: loop },
        ...deletion,
      };
    },
  }),
  ...rulesOfRecords({
    kind: 'DNS_PRIVATE_ADDRESS',
    severity: Severity.MEDIUM,
    about:
      'A record of a public zone that points to a private address: it cannot be reached from outside and reveals the internal network',
    calls,
    prepare: async (look) => {
      const all = look.client.upstream.dialect === edge ? await look.in(zones.rows.zones) : [];
      return new Set(all.flatMap(({ id, type }) => (type === 'internal' ? (id ?? []) : [])));
    },
    judge: ({ type, name, content, proxied, privateRouting, zoneId, deletion, protection }, insideZones) => {
      if (privateRouting === true || insideZones.has(zoneId ?? '')) return null;
      if ((type !== 'A' && type !== 'AAAA') || !content || !isPrivate(content)) return null;
      if (proxied === true && isDiscarded(content)) return null;
      return {
        evidence: { name, content, ...(proxied !== undefined && { proxied }), ...protection },
        // Who is inside may need the name; the edge, which asks a proxied one for all others, is not.
        ...(proxied !== true && { verdict: Verdict.LIKELY }),
        cause: { name: content },
        ...deletion,
      };
    },
  }),
  ...rulesOfRecords({
    kind: 'DNS_RECORD_DANGLING',
    severity: Severity.CRITICAL,
    about:
      'A DNS record that points to something an account had and no longer has: CRITICAL for an IPv4 address, which the next customer gets, MEDIUM for a deleted tunnel or a name that nobody else can get. MX, NS and SRV records are judged by their hosts. Addresses lost before this service saw them are not detected',
    calls: "The calls of a DNS record's `target`, once for all records",
    prepare: (look) => look.targets(),
    judge({ type, name, content, deletion, protection }, targets, look) {
      const target = targets.of({ type, content });
      if (target?.lack) look.lacks.add(target.lack);
      // If another record still works, the name is reported by the record that does not.
      if (!target?.ends.every(({ state }) => state === TargetState.DANGLING)) return null;
      const { hops, reason } = target;
      return {
        evidence: { type, name, content, target: reason, ...(hops.length > 1 && { hops }), ...protection },
        severity: dangerOf(target),
        cause: { name: target.ends.map(({ name }) => name).join(', ') },
        ...deletion,
      };
    },
  }),
  ...rulesOfRecords({
    kind: 'DNS_RECORD_FOREIGN',
    severity: Severity.LOW,
    about:
      'A DNS record with an address that no account has or is known to have had: whoever has it answers for the name',
    calls: "The calls of a DNS record's `target`, once for all records",
    prepare: (look) => look.targets(),
    judge({ type, name, content, proxied }, targets, look) {
      const target = type === 'A' || type === 'AAAA' ? targets.of({ type, content }) : null;
      if (target?.lack) look.lacks.add(target.lack);
      if (target?.state !== TargetState.FOREIGN) return null;
      // It may belong to somebody else on purpose.
      return {
        evidence: { type, name, content, ...(proxied !== undefined && { proxied }) },
        verdict: Verdict.LIKELY,
        ...(content && { cause: { name: content } }),
      };
    },
  }),
];

/** The CNAME records of all zones, and those that lead back to themselves. */
function aliasesIn(readings: readonly InventoryReading[]) {
  const targets = new Map<string, string>();
  const unread: ZoneRead[] = [];
  for (const zone of zonesOf(readings)) {
    const reading = zone.place === null ? undefined : readings[zone.place];
    if (!reading) continue;
    if (!reading.isComplete) unread.push(zone);
    for (const { type, name, content } of recordsOf(zone, reading))
      if (type === 'CNAME' && !targets.has(name)) targets.set(name, plain(content));
  }
  /** Names the list that could show whether this name leads back to itself, but could not be read. */
  const lackOf = (name: string): string | null => {
    if (unread.length === 0) return null;
    const end = lastOf(name, targets);
    const missing = unread.find((zone) => end === zone.name || end.endsWith(`.${zone.name}`));
    const reading = missing?.place === undefined || missing.place === null ? undefined : readings[missing.place];
    return reading ? (problemWith(reading)?.message ?? null) : null;
  };
  return { targets, looping: loopingIn(targets), lackOf };
}

/** The last name that following the targets reaches. */
function lastOf(name: string, targets: ReadonlyMap<string, string>): string {
  const seen = new Set<string>();
  let last = name;
  for (let next = targets.get(last); next !== undefined && !seen.has(next); next = targets.get(last)) {
    seen.add(next);
    last = next;
  }
  return last;
}

/** The names between a name and itself; only the first if they are many. */
function wayBack(name: string, targets: ReadonlyMap<string, string>): readonly string[] {
  const way: string[] = [];
  for (let at = targets.get(name); at && at !== name && way.length < mostHops; at = targets.get(at)) way.push(at);
  return way;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/\.$/, '');
}

/** The names that lead back to themselves, each with the name that stands for its loop. Each name is walked once. */
function loopingIn(targets: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const walkOf = new Map<string, string>();
  const looping = new Map<string, string>();
  for (const start of targets.keys()) {
    let at: string | undefined = start;
    while (at !== undefined && targets.has(at) && !walkOf.has(at)) {
      walkOf.set(at, start);
      at = targets.get(at);
    }
    // An earlier walk has seen everything from here on.
    if (at === undefined || walkOf.get(at) !== start) continue;
    const known = at;
    while (at !== undefined && !looping.has(at)) {
      looping.set(at, known);
      at = targets.get(at);
    }
  }
  return looping;
}

/**
 * The severity if a stranger can get the target: the next customer gets an IPv4 address, but hardly one particular IPv6
 * network.
 */
function dangerOf({ ends }: TargetJudgement): Severity {
  const lost = ends.filter(({ at, name }) => at === 'elsewhere' || (at === 'address' && !isPrivate(name)));
  if (lost.length === 0) return Severity.MEDIUM;
  return lost.some(({ name }) => isIPv4(name)) ? Severity.CRITICAL : Severity.HIGH;
}
