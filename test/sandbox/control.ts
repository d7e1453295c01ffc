/** What tests make the sandbox of one API do. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Hooks, CallState } from '../../src/sandbox/world/hooks.js';
import { type Reason, Refusal } from '../../src/sandbox/protocol/refusal.js';
import type { WorkError } from '../../src/sandbox/world/work.js';

export class Control implements Hooks {
  #delay = 0;
  #failures: Reason[] = [];
  #actionTime: number | null = null;
  #actionErrors: WorkError[] = [];
  /** Done before the next call. */
  #changes: ((state: CallState) => void)[] = [];

  /** Every answer takes at least this many milliseconds. */
  slow(milliseconds: number): void {
    this.#delay = milliseconds;
  }

  /** The next calls fail for this reason. */
  fail(calls: number, reason: Reason): void {
    this.#failures = Array.from({ length: calls }, () => reason);
  }

  /** So many calls are left, of each limit, until the budget refills. */
  leaveCalls(calls: number): void {
    this.#changes.push((state) => {
      // Whole numbers, however long ago the last call was.
      state.refill();
      for (const bucket of state.buckets) while (bucket.remaining > calls) bucket.take();
    });
  }

  /** How many milliseconds actions take from now on. */
  actionsTake(milliseconds: number): void {
    this.#actionTime = milliseconds;
  }

  /** The next actions end with this error. */
  failActions(count: number, error: WorkError = { code: 'action_failed', message: 'Action failed' }): void {
    this.#actionErrors = Array.from({ length: count }, () => error);
  }

  /** Everything as at the start: objects, budget, and nothing of the above. */
  reset(): void {
    this.#delay = 0;
    this.#failures = [];
    this.#actionTime = null;
    this.#actionErrors = [];
    this.#changes = [
      (state) => {
        state.refill();
        state.renew();
      },
    ];
  }

  async before(state: CallState): Promise<void> {
    for (const change of this.#changes.splice(0)) change(state);
    if (this.#delay > 0) await sleep(this.#delay);
    const failure = this.#failures.shift();
    if (failure !== undefined) throw new Refusal(failure, 'asked to fail');
  }

  readonly timing = () => ({ milliseconds: this.#actionTime, error: this.#actionErrors.shift() ?? null });
}
