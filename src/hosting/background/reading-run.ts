/** One reading of an account in the background: list by list and page by page, within its share of the limit. */
import { asError, isId, isObject } from '../../base/unknown.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import type { PageMark } from '../../rest/rows/paging.js';
import type { PathValues } from '../../rest/rows/path.js';
import type { Client } from '../../rest/transport/client.js';
import { readPage } from '../../rest/transport/pages.js';
import { defaultRetryPolicy } from '../../rest/transport/retry-policy.js';
import { ReadingState } from './reading-state.js';
import { backgroundLists, edgeAccounts, listsOfEdgeAccount } from './background-lists.js';

/** The share of a rate-limit window that the readings of all its accounts take at most. */
const share = 0.05;
/** The most calls where neither the API nor its responses state a limit. */
const callsWithoutLimit = 20;
/** Attempts that one call may take: a failing one must not go beyond the share. */
const mostAttempts = 1 + defaultRetryPolicy.retries;
/** Milliseconds for which responses are cached: a list that was read since is not read again. */
const age = { longest: 3_600_000, note: () => undefined };

interface WantedList {
  readonly row: BoundRow;
  readonly values: PathValues;
}

export class ReadingRun {
  state = ReadingState.READING;
  /** Lists that were read, or had been within the hour. */
  listsRead = 0;
  calls = 0;
  error: Error | null = null;
  readonly #left: WantedList[];
  readonly #upstream: Client['upstream'];

  /** `client` makes a client with a deadline of its own: a reading lasts longer than a request may. */
  constructor(
    private readonly client: () => Client,
    readonly begunAt: number,
    /** The number of accounts that share its rate-limit window: each takes an equal part, so that replicas need not agree. */
    private readonly accountCount: number,
  ) {
    this.#upstream = client().upstream;
    this.#left = backgroundLists(this.#upstream.account.api).map((row) => ({ row, values: {} }));
  }

  get listCount(): number {
    return this.listsRead + this.#left.length;
  }

  /** Calls that it comes to, as far as is known: lists to come may have several pages. */
  get expectedCalls(): number {
    return this.calls + (this.state === ReadingState.READING ? this.#left.length : 0);
  }

  /** The most calls of this reading. */
  get callLimit(): number {
    return callLimitOf(this.#upstream, this.accountCount);
  }

  async run(signal: AbortSignal): Promise<void> {
    try {
      for (let list = this.#left[0]; list !== undefined; list = this.#left[0]) {
        const items = await this.#items(list, signal);
        if (items === null) {
          this.state = ReadingState.LIMITED;
          return;
        }
        this.#left.shift();
        this.listsRead += 1;
        if (list.row === edgeAccounts) this.#left.push(...below(items));
      }
      this.state = ReadingState.DONE;
    } catch (error) {
      this.state = ReadingState.FAILED;
      this.error = asError(error);
    }
  }

  /** Null where the share does not suffice for all pages. */
  async #items({ row, values }: WantedList, signal: AbortSignal): Promise<readonly unknown[] | null> {
    const items: unknown[] = [];
    const seen = new Set<PageMark>();
    for (let mark: PageMark = null; !seen.has(mark);) {
      signal.throwIfAborted();
      if (this.calls + mostAttempts > this.callLimit) return null;
      seen.add(mark);
      const page = await this.#page(row, values, mark);
      items.push(...page.items);
      if (page.next === null) break;
      mark = page.next;
    }
    return items;
  }

  async #page(row: BoundRow, values: PathValues, mark: PageMark) {
    const client = this.client();
    try {
      return await readPage(client, { row, values, filter: {}, age }, mark, row.paging.size);
    } finally {
      this.calls += client.calls;
    }
  }
}

function below(accounts: readonly unknown[]): WantedList[] {
  const ids = accounts.flatMap((account) => (isObject(account) && isId(account['id']) ? [String(account['id'])] : []));
  return ids.flatMap((accountId) => listsOfEdgeAccount.map((row) => ({ row, values: { accountId } })));
}

/** The most calls of one of the accounts of a rate-limit window that work in the background may make within an hour. */
export function callLimitOf({ rateLimit: { limit } }: Client['upstream'], accountCount: number): number {
  return Math.floor((limit === null ? callsWithoutLimit : share * limit) / accountCount);
}
