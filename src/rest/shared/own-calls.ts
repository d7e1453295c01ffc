/** Counts the calls of one process in a window, to add them if the engine has lost or not yet counted them. */
import { countIn, type SlidingWindow, stepAt, type Steps, waitIn } from '../../base/store/sliding-windows.js';
import { addCount } from '../../base/counts.js';

/**
 * Milliseconds in which each process notices that the engine is back or has lost its counts, and reports its calls: it
 * checks every second, and asks an engine that was away once a second.
 */
const untilAllAreCounted = 2_500;

export class OwnCalls {
  /** The calls by step: those that the engine has counted, and those that it has not. */
  readonly #counted: Steps = new Map();
  readonly #uncounted: Steps = new Map();
  #generation: string | null = null;
  /** The calls left to all processes, as the engine last reported, and when that was. */
  #left: number;
  #notedAt = -Infinity;
  /** When the engine was first found to be away. */
  #aloneSince: number | null = null;
  /** Calls of other processes, at most, that the engine may not have counted yet, and until when. */
  #ofOthers = 0;
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

  /**
   * Notes an answer of the engine. The engine is back; its counts may be lost, and other replicas may have been cut off
   * too.
   */
  note(now: number, left: number, generation: string, replicas: number): void {
    const isLost = this.#generation !== null && this.#generation !== generation;
    const lost = isLost && now - this.#notedAt < this.window.length ? this.window.calls - this.#left : 0;
    const alone = this.#aloneSince === null ? 0 : this.#leftAlone(now) - this.#shareAlone(now, replicas);
    if (lost + alone > 0) {
      this.#ofOthers = Math.max(lost + alone, this.#isUncertain(now) ? this.#ofOthers : 0);
      this.#uncertainUntil = now + untilAllAreCounted;
    }
    this.#generation = generation;
    this.#left = left;
    this.#notedAt = now;
    this.#aloneSince = null;
    if (isLost) move(this.#counted, this.#uncounted);
  }

  /**
   * Milliseconds until the calls of all processes are counted; 0 if enough calls are left for those that may not be.
   */
  uncertain(now: number): number {
    return this.#isUncertain(now) && this.#left < this.#ofOthers ? this.#uncertainUntil - now : 0;
  }

  #isUncertain(now: number): boolean {
    return now < this.#uncertainUntil;
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

  /** Milliseconds until a call may begin while the engine is away: together the processes stay within what was left. */
  waitAlone(now: number, replicas: number): number {
    this.#aloneSince ??= now;
    const share = this.#shareAlone(now, replicas);
    if (share === 0) return this.#aloneSince + this.window.length - now;
    return waitIn(this.#uncounted, { ...this.window, calls: share }, now);
  }

  #shareAlone(now: number, replicas: number): number {
    return Math.floor(this.#leftAlone(now) / replicas);
  }

  /**
   * The calls left to all processes: those that were used before the engine went away become free within one length of
   * the window.
   */
  #leftAlone(now: number): number {
    const { calls, length } = this.window;
    return now - (this.#aloneSince ?? now) >= length ? calls : Math.min(calls, this.#left);
  }

  takeAlone(now: number): void {
    add(this.#uncounted, stepAt(now, this.window), 1);
  }
}

function add(steps: Steps, step: number, calls: number): void {
  addCount(steps, step, calls);
}

function move(from: Steps, to: Steps): void {
  for (const [step, calls] of from) add(to, step, calls);
  from.clear();
}
