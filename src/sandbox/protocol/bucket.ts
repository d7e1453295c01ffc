/** Rate limits: a token bucket and a fixed window. */
import type { Limit } from '../../rest/rows/documented-limit.js';

export interface Calls {
  readonly limit: Limit;
  readonly remaining: number;
  /** Milliseconds since 1970. */
  readonly fullAt: number;
  /** Milliseconds since 1970: until then every call is refused. */
  readonly closedUntil: number;
  now(): number;
  /** Takes a call; false when none is left. */
  take(): boolean;
}

/** The fraction of a call that may be missing: timers may fire a little early. */
const grace = 0.1;

/** A token bucket, which refills evenly. */
export class TokenBucket implements Calls {
  readonly closedUntil = 0;
  #calls: number;
  #at: number;

  constructor(
    readonly limit: Limit,
    readonly now: () => number,
  ) {
    this.#calls = limit.calls;
    this.#at = now();
  }

  get remaining(): number {
    this.#refill();
    return Math.max(0, Math.floor(this.#calls));
  }

  get fullAt(): number {
    this.#refill();
    const { calls, seconds } = this.limit;
    return this.#at + ((calls - this.#calls) / calls) * seconds * 1000;
  }

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

/** A fixed window that begins with its first call. Exceeding it blocks all calls for the length of another window. */
export class Window implements Calls {
  #used = 0;
  #end = 0;
  #closedUntil = 0;

  constructor(
    readonly limit: Limit,
    readonly now: () => number,
  ) {}

  get closedUntil(): number {
    return this.#closedUntil;
  }

  get remaining(): number {
    if (this.#closedUntil > this.now()) return 0;
    return this.#end > this.now() ? this.limit.calls - this.#used : this.limit.calls;
  }

  get fullAt(): number {
    return Math.max(this.#end, this.#closedUntil, this.now());
  }

  take(): boolean {
    const now = this.now();
    const length = this.limit.seconds * 1000;
    if (this.#closedUntil > now) return false;
    if (this.remaining === 0) {
      this.#closedUntil = now + length;
      return false;
    }
    if (this.#end <= now) {
      this.#end = now + length;
      this.#used = 0;
    }
    this.#used += 1;
    return true;
  }
}
