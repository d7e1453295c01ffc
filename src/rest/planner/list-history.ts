/** What the lists of an account were like when they were last read, from which it can be predicted what will be needed. */
import { LRUCache } from 'lru-cache';
import { type PathValues, paramsOf } from '../rows/path.js';

interface List {
  readonly row: { readonly path: string };
  readonly values: PathValues;
  readonly filter: object;
}

const maxEntries = 1_000;

export class History {
  readonly #lengths = new LRUCache<string, number>({ max: maxEntries });
  readonly #needs = new LRUCache<string, boolean>({ max: maxEntries });

  noteLength(call: List, length: number): void {
    if (Object.keys(call.filter).length === 0) this.#lengths.set(keyOf(call), length);
  }

  /** Of a whole list; undefined when it was never read, or cannot be. */
  lengthOf(call: List): number | undefined {
    return this.#lengths.get(keyOf(call));
  }

  /** `key` names a question and a list that it may lead to. */
  noteNeed(key: string, isNeeded: boolean): void {
    this.#needs.set(key, isNeeded);
  }

  wasNeeded(key: string): boolean | undefined {
    return this.#needs.get(key);
  }
}

function keyOf({ row, values }: List): string {
  return JSON.stringify([row.path, ...paramsOf(row.path).map((param) => values[param])]);
}
