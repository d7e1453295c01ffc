/** Changes a zone by importing all of it: one call, all or nothing, which loses what a zone file cannot express. */
import type { DnsCall } from '../../../dns/changes/carry-out.js';
import type { Change } from '../../../dns/changes/plan.js';
import { dnsZoneWrites } from '../zones.js';
import { type RecordSetState, type CloudZoneState, keyOf } from './state.js';

/**
 * The import of a zone. Null if it would lose something: comments, labels, protection, a TTL of its own, or the SOA
 * that a file must have.
 */
export function importOf(
  changes: readonly Change<RecordSetState>[],
  zone: CloudZoneState,
): DnsCall<RecordSetState> | null {
  const sets = new Map(zone.sets.map((set) => [keyOf(set), set]));
  for (const { before, after } of changes) {
    if (after) sets.set(keyOf(after), after);
    else if (before) sets.delete(keyOf(before));
  }
  const left = [...sets.values()];
  if ([...zone.sets, ...left].some(({ isProtected }) => isProtected)) return null;
  if (left.some((set) => losesSomething(set, zone)) || !sets.has('@/SOA') || !sets.has('@/NS')) return null;
  return {
    changes,
    row: dnsZoneWrites.rows.importCloudDnsZoneFile,
    values: { id: zone.id },
    sent: { zonefile: printed(left, zone) },
  };
}

/** True if an import would lose data. A TTL that equals the zone's may come back as none. */
function losesSomething({ ttl, records, labels }: RecordSetState, zone: CloudZoneState): boolean {
  return ttl === zone.ttl || Object.keys(labels).length > 0 || records.some(({ comment }) => comment !== null);
}

/** Prints a zone file. Sets without their own TTL have none there and use that of the zone. */
function printed(sets: readonly RecordSetState[], { name, ttl }: CloudZoneState): string {
  const isFirst = ({ type }: RecordSetState) => Number(type !== 'SOA');
  const lines = [...sets]
    .sort((a, b) => isFirst(a) - isFirst(b))
    .flatMap((set) =>
      set.records.map(({ value }) =>
        [set.name, ...(set.ttl === null ? [] : [set.ttl]), 'IN', set.type, value].join('\t'),
      ),
    );
  return [`$ORIGIN\t${name}.`, `$TTL\t${ttl}`, ...lines, ''].join('\n');
}
