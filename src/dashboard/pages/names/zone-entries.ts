/** The zones with what is counted of them: those with names at nobody first, then those with most records. */
import type { NameRow, ZoneRow } from './name-row.js';

export interface ZoneEntry extends ZoneRow {
  /** Null until they are read. */
  readonly records: number | null;
  readonly nobody: number;
  /** What is not as it should be; null of an active zone. */
  readonly word: string | null;
}

export function zoneEntries(zones: readonly ZoneRow[], rows: readonly NameRow[] | undefined): readonly ZoneEntry[] {
  const records = new Map<string, number>();
  const nobody = new Map<string, number>();
  for (const { zoneId, standing } of rows ?? []) {
    records.set(zoneId, (records.get(zoneId) ?? 0) + 1);
    if (standing === 'nobody') nobody.set(zoneId, (nobody.get(zoneId) ?? 0) + 1);
  }
  return zones
    .map((zone) => ({
      ...zone,
      records: rows === undefined ? null : (records.get(zone.id) ?? 0),
      nobody: nobody.get(zone.id) ?? 0,
      word: zone.status === null || zone.status === 'ACTIVE' ? null : zone.status.toLowerCase(),
    }))
    .toSorted((a, b) => b.nobody - a.nobody || (b.records ?? 0) - (a.records ?? 0) || a.name.localeCompare(b.name));
}
