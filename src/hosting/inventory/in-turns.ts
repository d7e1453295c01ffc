/** Processes long lists in pieces, so that other requests get turns in between. */
import { setImmediate as nextRound } from 'node:timers/promises';

/** Items per piece: some milliseconds of work. */
const piece = 250;

let last: Promise<void> = Promise.resolve();
/** Items since the last turn, over all lists together: many short lists are as much work as a long one. */
let since = 0;

/** Each round of the event loop resumes one waiting caller, in order. */
function nextTurn(): Promise<void> {
  return (last = last.then(() => nextRound()).then(() => void (since = 0)));
}

/** Counts an item that is not in a list yet, and waits for a turn where a piece is over. */
export async function itemTurn(): Promise<void> {
  if (isPieceOver()) await nextTurn();
}

function isPieceOver(): boolean {
  since += 1;
  return since >= piece;
}

/**
 * Makes a result of each item, one after the other. What follows a list of more than a piece, such as sorting it or
 * writing it as text, begins in a turn of its own.
 */
export async function inTurns<T, Result>(
  items: readonly T[],
  make: (item: T, place: number) => Result | Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [place, item] of items.entries()) {
    if (isPieceOver()) await nextTurn();
    const result = make(item, place);
    results.push(result instanceof Promise ? await result : result);
  }
  if (items.length > piece) await nextTurn();
  return results;
}
