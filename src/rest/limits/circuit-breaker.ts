/** Leaves an upstream alone that keeps failing; until then no more calls begin than it takes to find out. */
import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { UpstreamError } from '../failures/failure.js';
import { circuitOpen, silent } from '../failures/not-sent.js';
import type { Bulkhead } from './bulkhead.js';

/** In a row. */
const failuresToBreak = 5;

export class Breaker {
  readonly #policy;
  #failures = 0;
  /** Milliseconds since 1970. */
  #restsUntil = 0;

  constructor(
    /** Milliseconds. */
    private readonly rest: number,
    private readonly bulkhead: Bulkhead,
  ) {
    const breaker = new ConsecutiveBreaker(failuresToBreak);
    this.#policy = circuitBreaker(handleWhen(isTrouble), { halfOpenAfter: rest, breaker });
    this.#policy.onBreak(() => {
      this.#restsUntil = Date.now() + rest;
      bulkhead.dismiss(circuitOpen(rest));
    });
  }

  /** Milliseconds for which the upstream still rests; afterwards one call tries it for all. */
  get left(): number {
    return this.#policy.state === CircuitState.Open ? Math.max(0, this.#restsUntil - Date.now()) : 0;
  }

  /** Throws while the upstream rests. */
  check(): void {
    const { left } = this;
    if (left > 0) throw circuitOpen(left);
  }

  async run<T>(call: () => Promise<T>): Promise<T> {
    try {
      const result = await this.#policy.execute(call);
      this.#failures = 0;
      return result;
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw circuitOpen(this.rest);
      if (isTrouble(error)) this.#noteFailure(error);
      throw error;
    }
  }

  #noteFailure({ failure }: UpstreamError): void {
    this.#failures += 1;
    this.bulkhead.narrow(Math.max(1, failuresToBreak - this.#failures));
    // Who waited for this one alone has waited as long as for an answer.
    if (failure.code === 'timeout' && this.bulkhead.taken === 1) this.bulkhead.dismiss(silent());
  }
}

/** A read that ran out of its request's time says nothing of the upstream. */
function isTrouble(error: unknown): error is UpstreamError {
  return error instanceof UpstreamError && error.isOutage && error.failure.code !== 'late';
}
