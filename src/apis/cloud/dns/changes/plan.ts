/** Plans the changes to the record sets of a zone, before any is made. */
import { type Plan, planBetween } from '../../../dns/changes/plan.js';
import { sameIn } from '../../../dns/zone-file/value-in.js';
import type { Labels } from '../../../../rest/rows/labels.js';
import { type RecordSetState, type CloudZoneState, isSame, keyOf } from './state.js';

/** A requested record; if it has no comment, the present one stays. */
export interface RequestedRecord {
  readonly value: string;
  readonly comment?: string | null;
}

/** A change to the records of one name and type; values that are left out stay. */
export interface RequestedSetChange {
  readonly by: 'set' | 'add' | 'remove';
  readonly name: string;
  readonly type: string;
  /** Null: all that there are. */
  readonly records: readonly RequestedRecord[] | null;
  readonly ttl?: number | null;
  readonly labels?: Labels;
}

/** Applies the changes in order. A change that is already made has no effect, so repeating a request is safe. */
export function planOf(requested: readonly RequestedSetChange[], zone: CloudZoneState): Plan<RecordSetState> {
  const sets = new Map(zone.sets.map((set) => [keyOf(set), set]));
  const touched = new Set<string>();
  for (const one of requested) {
    const key = keyOf(one);
    const after = changedBy(one, sets.get(key), zone.name);
    touched.add(key);
    if (after) sets.set(key, after);
    else sets.delete(key);
  }
  return planWithin(zone, sets, touched);
}

/** Plans the changes to the sets with these keys, from the zone's state to the wanted one. */
export function planWithin(
  zone: CloudZoneState,
  wanted: ReadonlyMap<string, RecordSetState>,
  keys: Iterable<string>,
): Plan<RecordSetState> {
  const there = new Map(zone.sets.map((set) => [keyOf(set), set]));
  const pairs = Array.from(keys, (key) => ({ before: there.get(key) ?? null, after: wanted.get(key) ?? null }));
  return planBetween(pairs, (before, after) => isSame(before, after, zone.name));
}

function changedBy(
  change: RequestedSetChange,
  before: RecordSetState | undefined,
  zone: string,
): RecordSetState | null {
  const { by, name, type, records } = change;
  if (by === 'remove') {
    if (!before || records === null) return null;
    const gone = new Set(records.map(({ value }) => sameIn(zone, type, value)));
    const left = before.records.filter(({ value }) => !gone.has(sameIn(zone, type, value)));
    return left.length > 0 ? { ...before, records: left } : null;
  }
  const own = before ?? { name, type, ttl: null, records: [], labels: {}, isProtected: false };
  const { ttl = own.ttl, labels = own.labels } = change;
  const wanted = [...(by === 'add' ? own.records : []), ...(records ?? [])];
  return { ...own, ttl, labels, records: joined(wanted, own, zone) };
}

/** Each value once, as it was first written, with the comment that was said last or that it has. */
function joined(records: readonly RequestedRecord[], { type, records: known }: RecordSetState, zone: string) {
  const same = ({ value }: RequestedRecord) => sameIn(zone, type, value);
  const before = new Map(known.map((record) => [same(record), record]));
  const all = new Map<string, { value: string; comment: string | null }>();
  for (const record of records) {
    const key = same(record);
    const own = all.get(key) ?? before.get(key);
    const { comment = own?.comment ?? null } = record;
    all.set(key, { value: own?.value ?? record.value, comment });
  }
  return [...all.values()];
}
