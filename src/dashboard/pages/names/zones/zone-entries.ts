/** The zones with their counts: those with names at nobody first, then by number of records. */
import type { ZoneCounts } from '../counts.js';
import type { ZoneRow } from '../name-row.js';

export interface ZoneEntry extends ZoneRow {
  /** Null until they are read. */
  readonly records: number | null;
  /** Null until they are read. */
  readonly nobody: number | null;
  /** Its status; null for an active zone. */
  readonly word: string | null;
}

export function zoneEntries(zones: readonly ZoneRow[], counts: ZoneCounts | undefined): readonly ZoneEntry[] {
  return zones
    .map((zone) => ({
      ...zone,
      records: counts?.get(zone.id)?.all ?? null,
      nobody: counts?.get(zone.id)?.by.nobody ?? null,
      word: zone.status === null || zone.status === 'ACTIVE' ? null : zone.status.toLowerCase(),
    }))
    .toSorted((a, b) => byCount(a.nobody, b.nobody) || byCount(a.records, b.records) || a.name.localeCompare(b.name));
}

/** The most first, what is not known last. */
function byCount(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return b - a;
}
