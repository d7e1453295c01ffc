/** Items in the order of their folded names, found by the beginning of a name. */
import { compareFolded } from './fold.js';

/** The first of `count` positions for which `isBefore` is false; the positions are sorted by it. */
export function lowerBound(count: number, isBefore: (position: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

export class PrefixIndex<Item> {
  readonly #entries: { key: string; item: Item }[];

  constructor(entries: { key: string; item: Item }[]) {
    this.#entries = entries.sort((a, b) => compareFolded(a.key, b.key));
  }

  *startingWith(key: string): Generator<Item> {
    const start = lowerBound(this.#entries.length, (position) => (this.#entries[position]?.key ?? '') < key);
    for (let position = start; position < this.#entries.length; position++) {
      const entry = this.#entries[position];
      if (!entry?.key.startsWith(key)) return;
      yield entry.item;
    }
  }
}
