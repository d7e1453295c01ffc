/** Processes long lists in pieces, so that other requests get turns in between. */
import { setImmediate as nextRound } from 'node:timers/promises';

/** Items that are processed at once, which takes some milliseconds. */
const piece = 250;

let last: Promise<void> = Promise.resolve();
/** Counts items of all lists together: many short lists are as much work as a long one. */
let since = 0;

/** Each round of the event loop resumes one waiting caller, in order. */
export function nextTurn(): Promise<void> {
  return (last = last.then(() => nextRound()).then(() => void (since = 0)));
}

/** Waits for a turn before an item outside a list. */
export async function itemTurn(): Promise<void> {
  if (isPieceOver()) await nextTurn();
}

/** Counts an item. */
function isPieceOver(): boolean {
  since += 1;
  return since >= piece;
}

export async function inTurns<T, Result>(
  items: readonly T[],
  make: (item: T, place: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [place, item] of items.entries()) {
    if (isPieceOver()) await nextTurn();
    results.push(make(item, place));
  }
  return results;
}
