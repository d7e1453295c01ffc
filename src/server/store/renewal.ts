/** Renews connections to a server that has lost its role; at most once in a while, so that one that stays as it is meets no storm. */

/** Milliseconds. */
const betweenRenewals = 2_000;

export class Renewal {
  #begunAt = -Infinity;
  #renewing: Promise<void> = Promise.resolve();

  constructor(private readonly renew: () => Promise<void>) {}

  begin(): void {
    const now = performance.now();
    if (now - this.#begunAt < betweenRenewals) return;
    this.#begunAt = now;
    // What cannot be reached now fails the calls that follow.
    this.#renewing = this.renew().catch(() => undefined);
  }

  /** Resolves once the last renewal has ended. */
  get ended(): Promise<void> {
    return this.#renewing;
  }
}
