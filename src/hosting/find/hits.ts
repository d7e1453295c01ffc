/** Finds, in what was read, the objects that answer a question. */
import { isObject } from '../../base/unknown.js';
import { inTurns } from '../inventory/in-turns.js';
import type { ListReading } from '../inventory/source.js';
import type { Question } from './question.js';
import type { ReadList } from './read.js';
import type { Said } from './said.js';

export interface ScoredObject {
  readonly read: ReadList;
  readonly wire: unknown;
  readonly said: readonly Said[];
  readonly score: number;
}

/** An object as it is searched. */
interface Entry {
  readonly said: readonly Said[];
  /** Why it is not known what it says. */
  readonly error: Error | null;
}

/** Worked out once of each object that is kept, whoever looks for what. */
const entries = new WeakMap<object, Entry>();

/** The best first; of those that are equally good, those of the list that comes first. */
export async function foundIn(
  lists: readonly ReadList[],
  question: Question,
): Promise<{ found: ScoredObject[]; told: ListReading[] }> {
  const found: ScoredObject[] = [];
  const told: ListReading[] = [];
  for (const read of lists) {
    const { client, row, readAt, wires } = read.listing;
    let error = readAt === null ? read.listing.error : null;
    await inTurns(wires, (wire) => {
      const entry = entryOf(read, wire);
      error ??= entry.error;
      const score = question.best(entry.said);
      if (score > 0) found.push({ read, wire, said: entry.said, score });
    });
    told.push({ client, row, readAt, error, isWhole: error === null });
  }
  return { found: found.sort((a, b) => b.score - a.score), told };
}

function entryOf(read: ReadList, wire: unknown): Entry {
  if (!isObject(wire)) return madeOf(read, wire);
  let entry = entries.get(wire);
  if (!entry) entries.set(wire, (entry = madeOf(read, wire)));
  return entry;
}

function madeOf({ list, listing }: ReadList, wire: unknown): Entry {
  const object = listing.decoded(wire);
  return object instanceof Error ? { said: [], error: object } : { said: list.saidBy(object), error: null };
}
