/** Rate limiting for a row that has a limit of its own. */
import type { Limit } from '../rows/documented-limit.js';
import { Shares } from './fair-shares.js';

/** The share of the limit that joins of many objects leave to reads of single ones. */
const leftByJoins = 0.2;

export class RowLimit {
  readonly shares: Shares;
  /** When the latest calls began. */
  readonly #begun: number[] = [];
  /** Milliseconds since 1970 before which no call starts. */
  #earliest = 0;

  constructor(private readonly limit: Limit) {
    this.shares = new Shares(limit.seconds);
  }

  /** Calls that may begin now. */
  left(now: number): number {
    return this.limit.calls - this.#begun.filter((at) => at > now - this.limit.seconds * 1000).length;
  }

  /** Milliseconds until one more call may begin. */
  wait(now: number, isJoined = false): number {
    const calls = Math.ceil(this.limit.calls * (isJoined ? 1 - leftByJoins : 1));
    const oldest = this.#begun.at(-calls);
    const free = oldest === undefined ? 0 : oldest + this.limit.seconds * 1000;
    return Math.max(0, free - now, this.#earliest - now);
  }

  /** Counts a call; the returned function undoes that when the call was not made. */
  begin(at: number): () => void {
    this.#begun.push(at);
    this.#begun.splice(0, this.#begun.length - this.limit.calls);
    return () => void this.#begun.splice(this.#begun.indexOf(at), 1);
  }

  /** The upstream refuses calls until then. */
  close(until: number): void {
    this.#earliest = Math.max(this.#earliest, until);
  }
}
