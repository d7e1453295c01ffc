/** Remembers how the lists of an account were last read, to predict which ones a query will need. */
import { boundedCache, caches } from '../../base/shares/caches.js';
import { type PathValues, paramsOf } from '../rows/path.js';

interface List {
  readonly row: { readonly path: string };
  readonly values: PathValues;
  readonly filter: object;
}

export class History {
  readonly #lengths = boundedCache<number>(caches.listHistory);
  readonly #needs = boundedCache<boolean>(caches.listHistory);

  noteLength(call: List, length: number): void {
    if (Object.keys(call.filter).length === 0) this.#lengths.set(keyOf(call), length);
  }

  /** The length of an unfiltered list; undefined if unknown. */
  lengthOf(call: List): number | undefined {
    return this.#lengths.get(keyOf(call));
  }

  /** `key` identifies a query and a list that it may lead to. */
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
