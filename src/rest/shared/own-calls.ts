/** The calls of one process in a window: what it adds when the engine has lost them, or has not counted them. */
import { countIn, type SlidingWindow, stepAt, type Steps, waitIn } from '../../base/store/sliding-windows.js';

/**
 * Milliseconds in which each process finds that the engine is back, or has lost what it had counted, and has its own calls
 * counted: it looks every second, and asks an engine that was away once a second.
 */
const untilAllAreCounted = 2_500;

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
  /** Until then calls of other processes may not be counted. */
  #uncertainUntil = -Infinity;

  constructor(readonly window: SlidingWindow) {
    this.#left = window.calls;
  }

  isInUse(now: number): boolean {
    return countIn(this.#counted, this.window, now) > 0 || this.hasUncounted(now);
  }

  hasUncounted(now: number): boolean {
    return countIn(this.#uncounted, this.window, now) > 0;
  }

  /** The engine answered. It may have lost what it had counted, also of others, or others may have been alone as this one. */
  note(now: number, left: number, generation: string): void {
    const isLost = this.#generation !== null && this.#generation !== generation;
    const wasUsed = this.#left < this.window.calls && now - this.#notedAt < this.window.length;
    const wasAlone = this.#aloneSince !== null;
    if (wasAlone || (isLost && wasUsed)) this.#uncertainUntil = now + untilAllAreCounted;
    this.#generation = generation;
    this.#left = left;
    this.#notedAt = now;
    this.#aloneSince = null;
    if (isLost) move(this.#counted, this.#uncounted);
  }

  /** Milliseconds until the calls of all processes are counted. */
  uncertain(now: number): number {
    return Math.max(0, this.#uncertainUntil - now);
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
