/** How many records lead where, in all or one zone. */
import { awaited, map, asLowerBound, type Certainty } from '../../ask/certainty.js';
import { grouped } from '../../parts/grid/grouped.js';
import type { NameRow, Standing, ZoneRow } from './name-row.js';

export interface Counts {
  readonly all: number;
  readonly by: Readonly<Record<Standing, number>>;
}

/** Counts by the id of the zone, for zones that could be read. */
export type ZoneCounts = ReadonlyMap<string, Counts>;

const none: Counts['by'] = { nobody: 0, unknown: 0, awaited: 0, yours: 0, elsewhere: 0, none: 0 };

export function countsOf(rows: readonly Pick<NameRow, 'standing'>[]): Counts {
  const by = { ...none };
  for (const { standing } of rows) by[standing] += 1;
  return { all: rows.length, by };
}

export function countsOfZones(zones: readonly ZoneRow[], rows: readonly NameRow[]): ZoneCounts {
  const own = grouped(rows, ({ zoneId }) => zoneId);
  return new Map(
    zones.flatMap(({ id, problem }) => (problem === null ? [[id, countsOf(own.get(id) ?? [])] as const] : [])),
  );
}

/** How many point at nobody: pending while some are being looked up, a lower bound while some are unknown. */
export function nobodyIn(of: Certainty<Counts>): Certainty<number> {
  if (!('value' in of)) return of;
  const { by } = of.value;
  if (by.awaited > 0) return awaited;
  return asLowerBound(
    map(of, () => by.nobody),
    by.unknown > 0,
  );
}
