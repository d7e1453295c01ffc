/** A rule about DNS records of every provider: in the cloud, each record of a set is judged by itself. */
import type { DnsRecord as CloudRecord, RecordSet } from '../../apis/cloud/dns/record-set.js';
import { recordSetWrites, recordSets } from '../../apis/cloud/dns/record-sets.js';
import type { DnsZone } from '../../apis/cloud/dns/zone.js';
import { dnsZoneWrites, dnsZones } from '../../apis/cloud/dns/zones.js';
import { contentIn, fullName } from '../../apis/dns/zone-file/value-in.js';
import { dnsRecordWrites, dnsRecords } from '../../apis/edge/dns/dns-records.js';
import { zones } from '../../apis/edge/zones/zones.js';
import { knownValue } from '../../rest/planner/path-values.js';
import type { Sent } from '../../rest/mapping/as-sent.js';
import { isObject, textAt } from '../../base/unknown.js';
import type { Look } from './look.js';
import { mutationFor } from './remedies/mutation-for.js';
import { type Remedy, type Rule, type Sickness, rule } from './rule.js';

/** A record in the form that results have. */
interface JudgedRecord {
  readonly type: string | null | undefined;
  readonly name: string | null | undefined;
  readonly content: string | null | undefined;
  /** Set at the edge only. */
  readonly proxied?: boolean | null | undefined;
  readonly privateRouting?: boolean | null | undefined;
  readonly zoneId: string | undefined;
  /** The mutations that delete it: they lift its protection first, and protect again what remains. */
  readonly deletion: Pick<Sickness, 'remedies'>;
  /** The protections that keep it from being deleted, as evidence. */
  readonly protection: Readonly<Record<string, true>>;
}

interface RecordRule<Beside> extends Pick<Rule, 'kind' | 'severity' | 'about'> {
  readonly calls: string;
  readonly prepare: (look: Look) => Promise<Beside>;
  readonly judge: (record: JudgedRecord, beside: Beside, look: Look) => Sickness | null;
}

/** One rule for each provider, of the same kind. */
export function rulesOfRecords<Beside>({ prepare, judge, ...what }: RecordRule<Beside>): readonly Rule[] {
  return [
    rule({
      ...what,
      of: dnsRecords.rows.dnsRecords,
      below: zones.rows.zones,
      prepare,
      judge: (record, beside, look) => {
        const { type, name, content, proxied, privateRouting } = record;
        const deletion = mutationFor(dnsRecordWrites.rows.deleteEdgeDnsRecord, record);
        const zoneId = knownValue(record, 'zoneId');
        const judged = { type, name, content, proxied, privateRouting, zoneId, deletion, protection: {} };
        return judge(judged, beside, look);
      },
    }),
    rule({
      ...what,
      of: recordSets.rows.recordSets,
      below: dnsZones.rows.dnsZones,
      prepare: async (look) => ({
        zones: new Map(look.above.filter(isObject).map((zone) => [String(zone['id']), zone as Sent<DnsZone>])),
        beside: await prepare(look),
      }),
      judge: (set, { zones, beside }, look) => {
        const zone = zones.get(knownValue(set, 'zoneId', {}) ?? '');
        return (set.records ?? []).flatMap((record) => {
          const judged = zone && judgedOf(record, set, zone);
          const sickness = judged && judge(judged, beside, look);
          return sickness ? { ...sickness, part: { name: judged.name ?? '', object: record } } : [];
        });
      },
    }),
  ];
}

function judgedOf(record: Sent<CloudRecord>, set: Sent<RecordSet>, zone: Sent<DnsZone>): JudgedRecord | null {
  const [{ type, name }, domain, { value }] = [set, textAt(zone, 'name'), record];
  if (!type || typeof name !== 'string' || domain === null || typeof value !== 'string') return null;
  const protection = {
    ...(set.protection?.change === true && { 'protection.change': true as const }),
    ...(zone.protection?.delete === true && { 'zone.protection.delete': true as const }),
  };
  return {
    type,
    name: fullName(domain, name),
    content: contentIn(domain, type, value),
    zoneId: String(zone.id),
    deletion: removal(value, set, zone),
    protection,
  };
}

function removal(value: string, set: Sent<RecordSet>, zone: Sent<DnsZone>): JudgedRecord['deletion'] {
  const { changeCloudDnsRecordSetProtection, removeCloudDnsRecords } = recordSetWrites.rows;
  const { remedies: removed } = mutationFor(removeCloudDnsRecords, set, { records: [{ value }] });
  if (!removed) return {};
  const ofSet = (change: boolean) => mutationFor(changeCloudDnsRecordSetProtection, set, { change }).remedies ?? [];
  const ofZone = (isProtected: boolean) =>
    mutationFor(dnsZoneWrites.rows.changeCloudDnsZoneProtection, zone, { delete: isProtected }).remedies ?? [];
  const [isZone, isSet] = [zone.protection?.delete === true, set.protection?.change === true];
  const isLast = (set.records ?? []).length < 2;
  const steps = [
    ...(isZone ? lifting(ofZone(false)) : []),
    ...(isSet ? lifting(ofSet(false)) : []),
    ...removed,
    ...(isSet && !isLast ? ofSet(true) : []),
    ...(isZone ? ofZone(true) : []),
  ];
  // Each begins an action, and the next would find the zone locked.
  const waited = steps.map((step, place) =>
    place < steps.length - 1 ? { ...step, arguments: { ...step.arguments, wait: true } } : step,
  );
  return { remedies: waited };
}

function lifting(steps: readonly Remedy[]): readonly Remedy[] {
  return steps.map((step) => ({ ...step, liftsProtection: true }));
}
