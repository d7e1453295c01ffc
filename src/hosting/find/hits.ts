/** Finds the objects that match a question among those that were read. */
import { graphId } from '../../rest/identity/graph-id.js';
import { idOf } from '../../rest/transport/pages.js';
import { isId, isObject } from '../../base/unknown.js';
import { ofEach } from '../../base/of-each.js';
import { inTurns } from '../inventory/in-turns.js';
import type { Listing } from '../inventory/listing.js';
import type { ReportedReading } from '../inventory/source.js';
import type { FindKind } from './kind.js';
import type { FindQuestion } from './question.js';
import type { ReadList } from './read-lists.js';
import type { SearchedList } from './searched.js';
import { Notes, type SearchedValue } from './searched-value.js';

export interface ScoredObject {
  readonly listing: Listing;
  readonly kind: FindKind;
  readonly wire: unknown;
  readonly said: readonly SearchedValue[];
  readonly score: number;
  /** Its own name matches. */
  readonly isNamed: boolean;
}

/** An object in a form to be searched. */
interface SearchedObject {
  readonly said: readonly SearchedValue[];
  /** The error if its values are unknown. */
  readonly error: Error | null;
}

/** The searchable form of each object, made once for all searches. */
const entryOf = ofEach((wire: object, read: SearchedReading) => searchedObjectOf(read, wire));

/** The best hits first; among equals, exact names come first, then objects of earlier lists. */
export async function foundIn(
  lists: readonly ReadList[],
  question: FindQuestion,
): Promise<{ found: ScoredObject[]; readings: ReportedReading[] }> {
  const found: ScoredObject[] = [];
  const readings: ReportedReading[] = [];
  for (const { list, listing, above } of lists) {
    const { client, row, readAt, wires } = listing;
    let error = readAt === null ? listing.error : null;
    const mayBeId = question.isIdIn(client.upstream.account);
    const read = list && { list, listing, above };
    if (read)
      await inTurns(wires, (wire) => {
        const entry = isObject(wire) ? entryOf(wire, read) : searchedObjectOf(read, wire);
        error ??= entry.error;
        const said = mayBeId ? [...saysAsId(listing, wire), ...entry.said] : entry.said;
        const score = question.best(said);
        if (score > 0)
          found.push({ listing, kind: read.list.kind, wire, said, score, isNamed: question.isNameOf(said) });
      });
    readings.push({ client, row, readAt, error, isComplete: error === null });
  }
  return { found: found.sort((a, b) => b.score - a.score || Number(b.isNamed) - Number(a.isNamed)), readings };
}

interface SearchedReading {
  readonly list: SearchedList;
  readonly listing: Listing;
  readonly above: unknown;
}

/** The value of its global id. It is not kept, as it is long and few searches are for one. */
function saysAsId({ client, row, values }: Listing, wire: unknown): readonly SearchedValue[] {
  const own = idOf(row, wire);
  if (!isId(own)) return [];
  return new Notes().id('id', graphId({ row, account: client.upstream.account, values }, String(own))).said;
}

function searchedObjectOf({ list, listing, above }: SearchedReading, wire: unknown): SearchedObject {
  const object = listing.decoded(wire);
  return object instanceof Error ? { said: [], error: object } : { said: list.saidBy(object, above), error: null };
}
