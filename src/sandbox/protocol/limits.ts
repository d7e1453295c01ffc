/** The rate limits of an API: of the account, and of each call that has its own. */
import { parseLimit } from '../../rest/rows/documented-limit.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import { TokenBucket, type Calls, Window } from './bucket.js';
import type { SandboxProvider } from '../world/provider.js';

export class Limits {
  readonly #account: Calls;
  readonly #ofCalls: ReadonlyMap<BoundRow, Calls>;

  constructor(
    rows: readonly BoundRow[],
    now: () => number,
    { limit = '3600/1h', window }: Pick<SandboxProvider, 'limit' | 'window'>,
  ) {
    this.#account = window ? new Window(parseLimit(limit), now) : new TokenBucket(parseLimit(limit), now);
    this.#ofCalls = new Map(
      rows.flatMap((row) =>
        row.options.limit ? [[row, new TokenBucket(parseLimit(row.options.limit), now)] as const] : [],
      ),
    );
  }

  /** The limit of a call: its own, or else the account's. */
  of(row?: BoundRow): Calls {
    return (row && this.#ofCalls.get(row)) ?? this.#account;
  }

  get all(): Calls[] {
    return [this.#account, ...this.#ofCalls.values()];
  }
}
