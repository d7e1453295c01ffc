/** CNAME records that lead back to themselves, at once or through other names of the own zones. */
import { dnsRecordWrites, dnsRecords } from '../../../apis/edge/dns/dns-records.js';
import { zones } from '../../../apis/edge/zones/zones.js';
import { mutationFor } from '../mutation-for.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

const mostHops = 8;

export const dnsCnameLoop = rule({
  kind: 'DNS_CNAME_LOOP',
  severity: Severity.HIGH,
  about: 'A CNAME record that leads back to its own name: it stands for nothing',
  calls: 'One call for each 5,000 records of a zone',
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
});

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
