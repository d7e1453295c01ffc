/** The limits of an API: of the account, and of each call that has one of its own. */
import { parseLimit } from '../rest/limit.js';
import type { BoundRow } from '../rest/bound-row.js';
import { Bucket } from './bucket.js';

export class Limits {
  readonly #account: Bucket;
  readonly #ofCalls: ReadonlyMap<BoundRow, Bucket>;

  constructor(rows: readonly BoundRow[], now: () => number) {
    this.#account = new Bucket(parseLimit('3600/1h'), now);
    this.#ofCalls = new Map(
      rows.flatMap((row) =>
        row.options.limit ? [[row, new Bucket(parseLimit(row.options.limit), now)] as const] : [],
      ),
    );
  }

  /** What a call is taken from; of the account unless it is known. */
  of(row?: BoundRow): Bucket {
    return (row && this.#ofCalls.get(row)) ?? this.#account;
  }

  get all(): Bucket[] {
    return [this.#account, ...this.#ofCalls.values()];
  }
}
