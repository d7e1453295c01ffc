/** The calls that are left of a limit: a bucket that refills evenly. */
import type { Limit } from '../rest/limit.js';

/** Of a call: one that was sent when it was due may come a little early. */
const grace = 0.1;

export class Bucket {
  #calls: number;
  #at: number;

  constructor(
    readonly limit: Limit,
    private readonly now: () => number,
  ) {
    this.#calls = limit.calls;
    this.#at = now();
  }

  get remaining(): number {
    this.#refill();
    return Math.max(0, Math.floor(this.#calls));
  }

  /** Milliseconds since 1970. */
  get fullAt(): number {
    this.#refill();
    const { calls, seconds } = this.limit;
    return this.#at + ((calls - this.#calls) / calls) * seconds * 1000;
  }

  /** False when there is none left. */
  take(): boolean {
    this.#refill();
    if (this.#calls < 1 - grace) return false;
    this.#calls -= 1;
    return true;
  }

  #refill(): void {
    const now = this.now();
    const { calls, seconds } = this.limit;
    this.#calls = Math.min(calls, this.#calls + ((now - this.#at) / (seconds * 1000)) * calls);
    this.#at = now;
  }
}
