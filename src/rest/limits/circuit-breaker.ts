/** Stops calling an upstream that keeps failing; while failures add up, fewer and fewer calls run at once. */
import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { UpstreamError } from '../failures/failure.js';
import { circuitOpen, silent } from '../failures/not-sent.js';
import type { Bulkhead } from './bulkhead.js';

/** Consecutive failures. */
const failuresToBreak = 5;

export class Breaker {
  readonly #policy;
  #failures = 0;
  /** Milliseconds since 1970. */
  #restsUntil = 0;
  /** Milliseconds since 1970 until which another process holds the circuit open. */
  #openUntil = 0;

  constructor(
    /** Milliseconds. */
    private readonly rest: number,
    private readonly bulkhead: Bulkhead,
    /** Called with the milliseconds for which it stays open. */
    onBreak: (left: number) => void = () => undefined,
  ) {
    const breaker = new ConsecutiveBreaker(failuresToBreak);
    this.#policy = circuitBreaker(handleWhen(isTrouble), { halfOpenAfter: rest, breaker });
    this.#policy.onBreak(() => {
      this.#restsUntil = Date.now() + rest;
      bulkhead.dismiss(circuitOpen(rest));
      onBreak(rest);
    });
  }

  /** Milliseconds for which the circuit stays open; the first call afterwards is a trial. */
  get left(): number {
    const own = this.#policy.state === CircuitState.Open ? this.#restsUntil : 0;
    return Math.max(0, Math.max(own, this.#openUntil) - Date.now());
  }

  /** Another process found that it keeps failing. */
  open(milliseconds: number): void {
    this.#openUntil = Math.max(this.#openUntil, Date.now() + milliseconds);
  }

  /** Throws while the circuit is open. */
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
    // The calls queued behind this one have already waited as long as a response may take.
    if (failure.code === 'timeout' && this.bulkhead.taken === 1) this.bulkhead.dismiss(silent());
  }
}

/** A read that ran out of its request's time reveals nothing about the upstream. */
function isTrouble(error: unknown): error is UpstreamError {
  return error instanceof UpstreamError && error.isOutage && error.failure.code !== 'late';
}
