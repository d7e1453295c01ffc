/** What tests tell the sandbox of one API to do. */
import type { ActionError } from './work.js';
import type { Limits } from './limits.js';

export class Control {
  #delay = 0;
  #failures: number[] = [];
  #actionTime: number | null = null;
  #actionErrors: ActionError[] = [];

  constructor(
    private readonly limits: Limits,
    private readonly renew: () => void,
  ) {}

  /** Every answer takes at least this long. */
  slow(milliseconds: number): void {
    this.#delay = milliseconds;
  }

  /** The next calls fail with this status. */
  fail(calls: number, status: number): void {
    this.#failures = Array.from({ length: calls }, () => status);
  }

  /** So many calls are left, of each limit, until the budget refills. */
  leaveCalls(calls: number): void {
    this.limits.leave(calls);
  }

  /** How long actions take from now on. */
  actionsTake(milliseconds: number): void {
    this.#actionTime = milliseconds;
  }

  /** The next actions end with this error. */
  failActions(count: number, error: ActionError = { code: 'action_failed', message: 'Action failed' }): void {
    this.#actionErrors = Array.from({ length: count }, () => error);
  }

  /** Everything as at the start: objects, budget, and nothing of the above. */
  reset(): void {
    this.#delay = 0;
    this.#failures = [];
    this.#actionTime = null;
    this.#actionErrors = [];
    this.limits.refill();
    this.renew();
  }

  /** The sandbox asks. */
  get delay(): number {
    return this.#delay;
  }

  nextFailure(): number | undefined {
    return this.#failures.shift();
  }

  nextAction() {
    return { milliseconds: this.#actionTime, error: this.#actionErrors.shift() ?? null };
  }
}
