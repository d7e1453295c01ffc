/** Finds, in what was read, the objects that answer a question. */
import { isObject } from '../../base/unknown.js';
import { inTurns } from '../inventory/in-turns.js';
import type { ReportedReading } from '../inventory/source.js';
import type { FindQuestion } from './question.js';
import type { ReadList } from './read.js';
import type { Said } from './said.js';

export interface ScoredObject {
  readonly read: ReadList;
  readonly wire: unknown;
  readonly said: readonly Said[];
  readonly score: number;
}

/** An object as it is searched. */
interface SearchedObject {
  readonly said: readonly Said[];
  /** Why it is not known what it says. */
  readonly error: Error | null;
}

/** Worked out once of each object that is kept, whoever looks for what. */
const entries = new WeakMap<object, SearchedObject>();

/** The best first; of those that are equally good, those of the list that comes first. */
export async function foundIn(
  lists: readonly ReadList[],
  question: FindQuestion,
): Promise<{ found: ScoredObject[]; readings: ReportedReading[] }> {
  const found: ScoredObject[] = [];
  const readings: ReportedReading[] = [];
  for (const read of lists) {
    const { client, row, readAt, wires } = read.listing;
    let error = readAt === null ? read.listing.error : null;
    await inTurns(wires, (wire) => {
      const entry = entryOf(read, wire);
      error ??= entry.error;
      const score = question.best(entry.said);
      if (score > 0) found.push({ read, wire, said: entry.said, score });
    });
    readings.push({ client, row, readAt, error, isComplete: error === null });
  }
  return { found: found.sort((a, b) => b.score - a.score), readings };
}

function entryOf(read: ReadList, wire: unknown): SearchedObject {
  if (!isObject(wire)) return madeOf(read, wire);
  let entry = entries.get(wire);
  if (!entry) entries.set(wire, (entry = madeOf(read, wire)));
  return entry;
}

function madeOf({ list, listing, above }: ReadList, wire: unknown): SearchedObject {
  const object = listing.decoded(wire);
  return object instanceof Error ? { said: [], error: object } : { said: list.saidBy(object, above), error: null };
}
