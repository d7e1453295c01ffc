/** An action that several callers wait for, each up to its own time limit. */
import type { WireAction } from '../rows/dialect.js';

/** How waiting ended: the action as last seen and, unless it succeeded, the failure. */
export interface ActionOutcome {
  readonly action: WireAction;
  readonly failure: Error | null;
}

interface ActionWaiter {
  /** Milliseconds since 1970. */
  readonly until: number;
  readonly isAbandoned: () => boolean;
  settle(outcome: ActionOutcome): void;
}

export class WatchedAction {
  /** Why the latest poll returned nothing about the action. */
  trouble: string | null = null;
  #waiting: ActionWaiter[] = [];

  constructor(public action: WireAction) {}

  wait(until: number, isAbandoned: () => boolean): Promise<ActionOutcome> {
    return new Promise((settle) => void this.#waiting.push({ until, isAbandoned, settle }));
  }

  settle(failure: Error | null): void {
    this.#waiting.splice(0).forEach(({ settle }) => settle({ action: this.action, failure }));
  }

  /** Settles the waits whose time is over; true when none is left. */
  giveUp(now: number, failure: Error): boolean {
    const isOver = ({ until, isAbandoned }: ActionWaiter) => until <= now || isAbandoned();
    this.#waiting.filter(isOver).forEach(({ settle }) => settle({ action: this.action, failure }));
    this.#waiting = this.#waiting.filter((waiting) => !isOver(waiting));
    return this.#waiting.length === 0;
  }
}
