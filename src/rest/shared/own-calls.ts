/** The calls of one process in a window: what it adds when the engine has lost them, or has not counted them. */
import { countIn, type SlidingWindow, stepAt, type Steps, waitIn } from '../../base/store/sliding-windows.js';

export class OwnCalls {
  /** Those that the engine has counted, and those that it has not, by step. */
  readonly #counted: Steps = new Map();
  readonly #uncounted: Steps = new Map();
  #generation: string | null = null;
  /** What the engine said last, and when: calls left to all processes. */
  #left: number;
  #notedAt = -Infinity;
  /** When the engine was first found to be away. */
  #aloneSince: number | null = null;

  constructor(readonly window: SlidingWindow) {
    this.#left = window.calls;
  }

  isInUse(now: number): boolean {
    return countIn(this.#counted, this.window, now) > 0 || countIn(this.#uncounted, this.window, now) > 0;
  }

  /** The engine answered. True if it has lost what it had counted, also of others. */
  note(now: number, left: number, generation: string): boolean {
    const isLost = this.#generation !== null && this.#generation !== generation;
    const wasUsed = this.#left < this.window.calls && now - this.#notedAt < this.window.length;
    this.#generation = generation;
    this.#left = left;
    this.#notedAt = now;
    this.#aloneSince = null;
    if (isLost) move(this.#counted, this.#uncounted);
    return isLost && wasUsed;
  }

  noteEnd(now: number): void {
    add(this.#counted, stepAt(now, this.window), 1);
    countIn(this.#counted, this.window, now);
  }

  uncounted(now: number): Steps {
    countIn(this.#uncounted, this.window, now);
    return new Map(this.#uncounted);
  }

  noteCounted(steps: Steps): void {
    for (const [step, calls] of steps) {
      add(this.#counted, step, calls);
      add(this.#uncounted, step, -calls);
    }
  }

  noteUncounted(steps: Steps): void {
    for (const [step, calls] of steps) {
      add(this.#counted, step, -calls);
      add(this.#uncounted, step, calls);
    }
  }

  /** Milliseconds until a call may begin that nobody else counts: together the processes stay within what was left. */
  waitAlone(now: number, replicas: number): number {
    this.#aloneSince ??= now;
    const { calls, length } = this.window;
    // What was used before frees itself within one length of the window.
    const left = now - this.#aloneSince >= length ? calls : Math.min(calls, this.#left);
    const share = Math.floor(left / replicas);
    if (share === 0) return this.#aloneSince + length - now;
    return waitIn(this.#uncounted, { ...this.window, calls: share }, now);
  }

  takeAlone(now: number): void {
    add(this.#uncounted, stepAt(now, this.window), 1);
  }
}

function add(steps: Steps, step: number, calls: number): void {
  steps.set(step, (steps.get(step) ?? 0) + calls);
}

function move(from: Steps, to: Steps): void {
  for (const [step, calls] of from) add(to, step, calls);
  from.clear();
}
