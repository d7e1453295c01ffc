/** Plans changes of entries one after the other, each on what those before it leave. */
import { isDeepStrictEqual } from 'node:util';
import { shown } from '../../../base/errors.js';
import { isObject } from '../../../base/unknown.js';
import {
  type EntriesState,
  type Entry,
  type EntryCollection,
  type Planned,
  type EntryStep,
  refused,
} from './collection.js';

/** One requested, by the names of the wire. */
type RequestedChange = Readonly<Record<string, unknown>>;

export function planOf(
  requested: readonly RequestedChange[],
  { entries: present }: Pick<EntriesState, 'entries'>,
  collection: EntryCollection,
): Planned {
  let entries = present;
  const steps: EntryStep[] = [];
  for (const [nth, change] of requested.entries()) {
    const step = stepOf(change, entries, collection, `input.changes[${nth}]`);
    if (!step) continue;
    entries = applied(entries, step);
    steps.push(step);
  }
  if (steps.length > 0) collection.check?.(entries);
  return { steps, entries };
}

/** Null if nothing is to be done. */
function stepOf(
  change: RequestedChange,
  entries: readonly Entry[],
  collection: EntryCollection,
  path: string,
): EntryStep | null {
  const { create, update, move, delete: match } = change;
  if (isObject(create)) return creation(create, entries, collection, `${path}.create`);
  if (isObject(update)) {
    const place = collection.find(entries, objectIn(update, 'of'), `${path}.update.of`);
    return updated(place, objectIn(update, 'entry'), entries, collection, `${path}.update`);
  }
  if (isObject(move)) {
    const place = collection.find(entries, objectIn(move, 'of'), `${path}.move.of`);
    const to = placeIn(move, entries.length, `${path}.move`) ?? place + 1;
    const entry = entries[place] ?? null;
    if (to === place + 1) return null;
    return { kind: 'move', before: entry, after: entry, placeBefore: place + 1, placeAfter: to };
  }
  const place = collection.find(entries, isObject(match) ? match : {}, `${path}.delete`);
  return { kind: 'delete', before: entries[place] ?? null, after: null, placeBefore: place + 1, placeAfter: null };
}

function creation(
  create: Entry,
  entries: readonly Entry[],
  collection: EntryCollection,
  path: string,
): EntryStep | null {
  const entry = objectIn(create, 'entry');
  const twin = collection.twin(entries, entry);
  if (twin !== -1 && collection.mergesTwins) return updated(twin, entry, entries, collection, path);
  if (twin !== -1) throw refused(`${path}.entry: entry ${twin + 1} stands for the same; change that one`);
  const usual = (collection.placeOf?.(entries, entry) ?? entries.length) + 1;
  const placeAfter = placeIn(create, entries.length + 1, path) ?? usual;
  return { kind: 'create', before: null, after: entry, placeBefore: null, placeAfter };
}

function updated(
  place: number,
  definition: Entry,
  entries: readonly Entry[],
  collection: EntryCollection,
  path: string,
): EntryStep | null {
  const before = entries[place] ?? {};
  const after = collection.replaced(before, definition);
  if (isDeepStrictEqual(before, after)) return null;
  const twin = collection.twin(
    entries.filter((_, other) => other !== place),
    after,
  );
  if (twin !== -1) throw refused(`${path}.entry: another entry stands for the same`);
  return { kind: 'update', before, after, placeBefore: place + 1, placeAfter: place + 1 };
}

function applied(entries: readonly Entry[], { after, placeBefore, placeAfter }: EntryStep): readonly Entry[] {
  const others = entries.filter((_, place) => place + 1 !== placeBefore);
  if (after === null || placeAfter === null) return others;
  return [...others.slice(0, placeAfter - 1), after, ...others.slice(placeAfter - 1)];
}

function placeIn({ index }: Entry, most: number, path: string): number | null {
  if (typeof index !== 'number') return null;
  if (index < 1 || index > most)
    throw refused(`${path}.index: expected a place from 1 to ${most}, but got ${shown(index)}`);
  return index;
}

function objectIn(value: Entry, name: string): Entry {
  const found = value[name];
  return isObject(found) ? found : {};
}
