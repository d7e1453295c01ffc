/** What the lists of an account were like when they were last read, from which it can be told what will be needed. */
import { LRUCache } from 'lru-cache';
import type { PathValues } from './path.js';

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
    if (Object.keys(call.filter).length === 0) this.#lengths.set(pathOf(call), length);
  }

  /** Of a whole list; undefined when it was never read. */
  lengthOf(call: List): number | undefined {
    return this.#lengths.get(pathOf(call));
  }

  /** `key` names a question and a list that it may lead to. */
  noteNeed(key: string, isNeeded: boolean): void {
    this.#needs.set(key, isNeeded);
  }

  wasNeeded(key: string): boolean | undefined {
    return this.#needs.get(key);
  }
}

/** Of values that can stand in no path too: whoever makes the call is told. */
function pathOf({ row, values }: List): string {
  return `${row.path} ${JSON.stringify(values)}`;
}
