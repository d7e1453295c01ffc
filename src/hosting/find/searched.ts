/** A searched list, and the values by which its objects are found. */
import type { BoundRow } from '../../rest/rows/bound-row.js';
import type { Sent } from '../../rest/mapping/as-sent.js';
import type { FindKind } from './kind.js';
import { Notes, type SearchedValue } from './searched-value.js';

export interface SearchedList {
  readonly kind: FindKind;
  readonly row: BoundRow;
  /** `above`: the object that the list is below, if it is below any. */
  saidBy(object: unknown, above: unknown): readonly SearchedValue[];
}

export function searched<T>(
  kind: FindKind,
  row: BoundRow<T>,
  takeNotes: (object: Sent<T>, notes: Notes, above: unknown) => void,
): SearchedList {
  return {
    kind,
    row,
    saidBy(object, above) {
      const notes = new Notes();
      takeNotes(object as Sent<T>, notes, above);
      return notes.said;
    },
  };
}
