/** The lists of zones and of their records, at every DNS provider. */
import { recordSets } from '../../apis/cloud/dns/record-sets.js';
import { dnsZones } from '../../apis/cloud/dns/zones.js';
import { dnsRecords } from '../../apis/edge/dns/dns-records.js';
import { zones } from '../../apis/edge/zones/zones.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import type { PathValues } from '../../rest/rows/path.js';
import { isId, isObject } from '../../base/unknown.js';

export interface ZoneSource {
  readonly zones: BoundRow;
  readonly records: BoundRow;
}

export const edgeZones: ZoneSource = { zones: zones.rows.zones, records: dnsRecords.rows.dnsRecords };
export const cloudZones: ZoneSource = { zones: dnsZones.rows.dnsZones, records: recordSets.rows.recordSets };

export const zoneSources: readonly ZoneSource[] = [edgeZones, cloudZones];

/** The path values of a zone's list of records, from the wire or the graph; null if it has none to read. */
export function recordsBelow(zone: unknown): PathValues | null {
  if (!isObject(zone) || !isId(zone['id']) || isSecondary(zone)) return null;
  return { zoneId: String(zone['id']) };
}

/** True for a zone of the cloud whose records are on other name servers: the API does not list them. */
export function isSecondary(zone: unknown): boolean {
  return isObject(zone) && zone['mode'] === 'secondary';
}
