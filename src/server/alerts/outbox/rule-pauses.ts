/** Rules that send nothing for a while, as their receivers did not answer or want to be left alone. */
import type { AttemptResult } from './deliverer.js';

/** Times in turn that a receiver may not answer. */
const mostUnreachable = 3;

interface RulePause {
  readonly failures: number;
  /** Milliseconds since 1970. */
  readonly until: number;
}

export class RulePauses {
  readonly #pauses = new Map<string, RulePause>();

  constructor(
    /** Milliseconds. */
    private readonly pause: number,
    private readonly now: () => number,
  ) {}

  isPaused(ruleId: string): boolean {
    const pause = this.#pauses.get(ruleId);
    return pause !== undefined && pause.until > this.now();
  }

  note(ruleId: string, result: AttemptResult): void {
    if (result === 'settled') {
      this.#pauses.delete(ruleId);
      return;
    }
    if (result !== 'unreachable') {
      // The store says how long: the rule may have another receiver by then.
      const until = Math.min(result.until, this.now() + this.pause);
      this.#pauses.set(ruleId, { failures: 0, until });
      return;
    }
    const before = this.#pauses.get(ruleId);
    const failures = before ? before.failures + 1 : 1;
    const until = failures < mostUnreachable ? 0 : this.now() + this.pause;
    this.#pauses.set(ruleId, { failures, until });
  }

  forget(ruleId: string): void {
    this.#pauses.delete(ruleId);
  }

  /** Failures count that come in turn. */
  forgetOver(): void {
    for (const ruleId of this.#pauses.keys()) if (!this.isPaused(ruleId)) this.#pauses.delete(ruleId);
  }

  /** Milliseconds since 1970; Infinity where none is paused. */
  get nextEnd(): number {
    return Math.min(...[...this.#pauses.values()].map(({ until }) => until).filter((until) => until > 0));
  }
}
