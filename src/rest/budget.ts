/** The calls an account may still make: few at once, slower as they run out, refused at once when there are none. */
import type { Quota } from './dialect.js';

/** Beyond this a caller is told to come back rather than kept waiting. */
const longestWait = 5_000;
/** Of the limit; below it calls go no faster than the budget refills. */
const lowShare = 0.1;

export interface Clock {
  now(): number;
  sleep(milliseconds: number): Promise<void>;
}

export const systemClock: Clock = {
  now: Date.now,
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** Thrown when waiting would take too long. */
export class OverBudget extends Error {
  constructor(readonly retryAfter: number) {
    super(`No calls left for ${retryAfter} s`);
  }
}

export class Budget {
  #quota: Quota | null = null;
  #nextSlot = 0;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly clock: Clock,
  ) {}

  /** Calls left, as far as the upstream has said. */
  get remaining(): number | null {
    return this.#quota?.remaining ?? null;
  }

  async run<T>(call: () => Promise<T>): Promise<T> {
    await this.#turn();
    try {
      const wait = this.#wait();
      if (wait > 0) await this.clock.sleep(wait);
      return await call();
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }

  learn(quota: Quota): void {
    this.#quota = quota;
  }

  /** The upstream refused: nothing is left until `seconds` have passed. */
  exhausted(seconds: number): void {
    const limit = this.#quota?.limit ?? 1;
    this.#nextSlot = this.clock.now() + seconds * 1000;
    this.#quota = { limit, remaining: 0, fullAt: this.#nextSlot };
  }

  async #turn(): Promise<void> {
    if (this.#running >= this.atOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#running += 1;
  }

  /** Milliseconds until this call's turn; the budget refills evenly until it is full. */
  #wait(): number {
    const now = this.clock.now();
    const quota = this.#quota;
    if (!quota || now >= quota.fullAt) return 0;
    if (quota.remaining > quota.limit * lowShare) {
      this.#quota = { ...quota, remaining: quota.remaining - 1 };
      return 0;
    }
    const perCall = (quota.fullAt - now) / Math.max(1, quota.limit - quota.remaining);
    const slot = Math.max(now, this.#nextSlot) + (quota.remaining > 0 ? 0 : perCall);
    if (slot - now > longestWait) throw new OverBudget(Math.ceil((slot - now) / 1000));
    this.#nextSlot = slot + perCall;
    if (quota.remaining > 0) this.#quota = { ...quota, remaining: quota.remaining - 1 };
    return slot - now;
  }
}
