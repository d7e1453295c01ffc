/** A list that is searched, and what each of its objects is found by. */
import type { BoundRow } from '../../rest/rows/bound-row.js';
import type { Sent } from '../../rest/mapping/as-sent.js';
import { Notes, type Said } from './said.js';

export interface SearchedList {
  readonly row: BoundRow;
  saidBy(object: unknown): readonly Said[];
}

export function searched<T>(row: BoundRow<T>, takeNotes: (object: Sent<T>, notes: Notes) => void): SearchedList {
  return {
    row,
    saidBy(object) {
      const notes = new Notes();
      takeNotes(object as Sent<T>, notes);
      return notes.said;
    },
  };
}
