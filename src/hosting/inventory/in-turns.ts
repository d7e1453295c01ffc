/** Long lists are worked through piece by piece, so that whoever asks beside them has a turn in between. */
import { setImmediate as nextRound } from 'node:timers/promises';

/** Items: some milliseconds of work. */
const piece = 250;

let last: Promise<void> = Promise.resolve();
/** Of all lists together: many short ones are as much work as a long one. */
let since = 0;

/** In each round of the event loop one of all who wait has its turn, and nobody goes on before. */
export function nextTurn(): Promise<void> {
  return (last = last.then(() => nextRound()).then(() => void (since = 0)));
}

export async function inTurns<T, Result>(
  items: readonly T[],
  make: (item: T, place: number) => Result,
): Promise<Result[]> {
  const made: Result[] = [];
  for (const [place, item] of items.entries()) {
    if (++since >= piece) await nextTurn();
    made.push(make(item, place));
  }
  return made;
}
