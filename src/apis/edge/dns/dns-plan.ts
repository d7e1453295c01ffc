/** Plans the changes to the records of a zone, before any is made. */
import { shown } from '../../../base/errors.js';
import type { AnyZoneState } from '../../dns/changes/dialect.js';
import { type Change as AnyChange, type Plan as AnyPlan, groupedBy, refused } from '../../dns/changes/plan.js';
import { type EdgeRecordState, changedBy, isSame, keyOf, stateOf } from './dns-state.js';

type Fields = Readonly<Record<string, unknown>>;

export type EdgeRecordChange = AnyChange<EdgeRecordState>;

export type RecordPlan = AnyPlan<EdgeRecordState>;

/** One requested, by the names of the wire. */
export type RequestedRecordChange =
  { readonly create: Fields } | { readonly update: Fields & { readonly id: string } } | { readonly delete: Fields };

export interface EdgeZoneState extends AnyZoneState {
  readonly changesPerCall: number;
  readonly records: readonly EdgeRecordState[];
  /** The id of a record in the graph, from the provider's id. */
  idOf(own: string): string;
}

/** Plans the changes. A change that is already made has no effect, so repeating a request is safe. */
export function planOf(requested: readonly RequestedRecordChange[], zone: EdgeZoneState): RecordPlan {
  const byId = new Map(zone.records.map((record) => [record.id, record]));
  const find = finderIn(zone);
  const changed = new Map<string | null, EdgeRecordChange>();
  const unchanged: EdgeRecordState[] = [];
  const note = (change: EdgeRecordChange & { readonly before: EdgeRecordState }) => {
    const { before, after } = change;
    const known = changed.get(before.id);
    if (known && (known.after || after)) throw refused(`changes: ${shown(before.id)} is to be changed twice`);
    if (after && isSame(before, after)) unchanged.push(before);
    else changed.set(before.id, change);
  };

  for (const one of requested) {
    if ('delete' in one) for (const before of find(one.delete)) note({ before, after: null });
    if (!('update' in one)) continue;
    const before = byId.get(one.update.id);
    if (!before) throw refused(`changes: expected the id of a record of ${zone.name}, but got ${shown(one.update.id)}`);
    note({ before, after: changedBy(before, one.update, zone.name) });
  }

  const left = zone.records.flatMap(
    (record) => changed.get(record.id)?.after ?? (changed.has(record.id) ? [] : record),
  );
  const byKey = new Map(left.map((record) => [keyOf(record), record]));
  const created: EdgeRecordChange[] = [];
  const said = new Set<string>();
  for (const one of requested) {
    if (!('create' in one)) continue;
    const after = stateOf(one.create, zone.name);
    const there = byKey.get(keyOf(after));
    const wanted = { ...after, id: there?.id ?? null };
    byKey.set(keyOf(after), wanted);
    if (!there) created.push({ before: null, after });
    else if (said.has(keyOf(after)) || changed.has(there.id)) {
      if (!isSame(there, wanted))
        throw refused(`changes: ${shown(`${after.type} ${after.name}`)} is to be changed twice`);
      unchanged.push(there);
    } else note({ before: there, after: wanted });
    said.add(keyOf(after));
  }
  return { changes: [...changed.values(), ...created], unchanged };
}

/** Finds the matching records: by id, or by name and type and, if given, value. */
function finderIn({ name: zone, records }: EdgeZoneState): (match: Fields) => readonly EdgeRecordState[] {
  const keys = {
    id: ({ id }: EdgeRecordState) => String(id),
    name: ({ type, name }: EdgeRecordState) => `${type} ${name}`,
    value: keyOf,
    priority: ({ type, name, priority }: EdgeRecordState) => `${type} ${name} ${priority}`,
    // An MX record matches with any priority, unless one is given.
    loose: (record: EdgeRecordState) => keyOf({ ...record, priority: null }),
  };
  const indexes = new Map<keyof typeof keys, ReadonlyMap<string, EdgeRecordState[]>>();
  const by = (kind: keyof typeof keys, wanted: EdgeRecordState) => {
    let index = indexes.get(kind);
    if (!index) indexes.set(kind, (index = groupedBy(records, keys[kind])));
    return index.get(keys[kind](wanted)) ?? [];
  };
  return (match) => {
    const wanted = stateOf(match, zone);
    if (wanted.id !== null) return by('id', wanted);
    if (wanted.content === null && wanted.data === null)
      return by(wanted.priority === null ? 'name' : 'priority', wanted);
    return by(wanted.priority === null ? 'loose' : 'value', wanted);
  };
}
