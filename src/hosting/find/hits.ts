/** Finds, in what was read, the objects that answer a question. */
import type { Question } from './question.js';
import type { ReadList } from './read.js';
import type { Said } from './said.js';

export interface Found {
  readonly read: ReadList;
  readonly object: unknown;
  readonly said: readonly Said[];
  readonly score: number;
}

/** Worked out once of each list that was read, whoever asks what of it. */
const saidIn = new WeakMap<readonly unknown[], readonly (readonly Said[])[]>();

/** The best first; of those that are equally good, those of the list that was read first. */
export function foundIn(lists: readonly ReadList[], question: Question): Found[] {
  const found: Found[] = [];
  for (const read of lists) {
    const { objects } = read.listing;
    for (const [place, said] of saidOf(read).entries()) {
      const score = said.reduce((best, one) => Math.max(best, question.scoreOf(one)), 0);
      if (score > 0) found.push({ read, object: objects[place], said, score });
    }
  }
  return found.sort((a, b) => b.score - a.score);
}

function saidOf({ list, listing: { objects } }: ReadList): readonly (readonly Said[])[] {
  let said = saidIn.get(objects);
  if (!said) saidIn.set(objects, (said = objects.map((object) => list.saidBy(object))));
  return said;
}
