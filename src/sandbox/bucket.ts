/** The calls an account has left: a bucket that refills evenly. */

const hour = 3_600_000;

export class Bucket {
  #calls: number;
  #at: number;

  constructor(
    /** Of calls an hour. */
    readonly limit: number,
    private readonly now: () => number,
  ) {
    this.#calls = limit;
    this.#at = now();
  }

  get remaining(): number {
    this.#refill();
    return Math.floor(this.#calls);
  }

  /** Milliseconds since 1970. */
  get fullAt(): number {
    this.#refill();
    return this.#at + ((this.limit - this.#calls) / this.limit) * hour;
  }

  /** False when there is none left. */
  take(): boolean {
    this.#refill();
    if (this.#calls < 1) return false;
    this.#calls -= 1;
    return true;
  }

  leave(calls: number): void {
    this.#refill();
    this.#calls = calls;
  }

  #refill(): void {
    const now = this.now();
    this.#calls = Math.min(this.limit, this.#calls + ((now - this.#at) / hour) * this.limit);
    this.#at = now;
  }
}
