/** The zones with their counts: those with names at nobody first, then by number of records. */
import type { ZoneCounts } from '../counts.js';
import type { ZoneRow } from '../name-row.js';

export interface ZoneEntry extends ZoneRow {
  /** Null until they are read. */
  readonly records: number | null;
  readonly nobody: number;
  /** Its status; null for an active zone. */
  readonly word: string | null;
}

export function zoneEntries(zones: readonly ZoneRow[], counts: ZoneCounts | undefined): readonly ZoneEntry[] {
  return zones
    .map((zone) => ({
      ...zone,
      records: counts?.get(zone.id)?.all ?? null,
      nobody: counts?.get(zone.id)?.by.nobody ?? 0,
      word: zone.status === null || zone.status === 'ACTIVE' ? null : zone.status.toLowerCase(),
    }))
    .toSorted((a, b) => b.nobody - a.nobody || (b.records ?? 0) - (a.records ?? 0) || a.name.localeCompare(b.name));
}
