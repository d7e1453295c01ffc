/** The changes that take others back, in the form of the input. */
import type { Outcome } from './carry-out.js';
import type { Entry, EntryCollection } from './collection.js';

interface Forms {
  entry(wire: Entry): Entry;
  match(wire: Entry): Entry;
}

/** Those that were made, from the last to the first. */
export function undoOf(
  outcomes: readonly Outcome[],
  { matchOf, isOrdered }: EntryCollection,
  { entry, match }: Forms,
): readonly Entry[] {
  const done = outcomes.filter(({ isDone }) => isDone === true);
  return done.reverse().map(({ kind, before, after, placeBefore, placeAfter }) => {
    const of = after && match(matchOf(after, placeAfter));
    switch (kind) {
      case 'create':
        return { delete: of };
      case 'update':
        return { update: { of, entry: before && entry(before) } };
      case 'move':
        return { move: { of, index: placeBefore } };
      case 'delete':
        return { create: { entry: before && entry(before), ...(isOrdered && { index: placeBefore }) } };
    }
  });
}
