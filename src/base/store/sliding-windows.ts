/**
 * Sliding windows in which all processes of a store count calls, by the engine's clock. Time is counted in steps of a
 * sixtieth of the window: a call counts until the end of its step is a whole window ago, so never too short.
 */
export interface SlidingWindow {
  readonly name: string;
  /** The most calls in any `length` milliseconds. */
  readonly calls: number;
  readonly length: number;
}

/** The result of a request for calls: the number granted, which may be less than requested. */
export interface Granted {
  readonly calls: number;
  /** Milliseconds until one more may be granted; 0 unless none was. */
  readonly wait: number;
  /** Calls left in each window after these. */
  readonly left: readonly number[];
  /** The steps in which they are counted, one for each window. */
  readonly steps: readonly number[];
  /** The generation of each window, which changes once the engine has lost its counts. */
  readonly generations: readonly string[];
}

export interface SlidingWindows {
  /** Whether the engine may lose what it has counted. */
  readonly mayForget: boolean;
  /**
   * Counts up to `calls` calls in each of these windows, as if each ended `longest` milliseconds from now: they count
   * until then if this process dies.
   */
  take(windows: readonly SlidingWindow[], calls: number, longest: number): Promise<Granted>;
  /** Settles granted calls: `ended` have ended now, and `unmade` were not made and count no more. */
  settle(windows: readonly SlidingWindow[], steps: readonly number[], ended: number, unmade: number): Promise<void>;
  /** Reports calls the engine has not counted. */
  add(window: SlidingWindow, steps: Steps): Promise<void>;
  /** Removes empty windows, in engines that do not do so themselves. */
  sweep(): Promise<void>;
}

/** Steps of a window. */
export const stepsOfWindow = 60;

/** The calls of one window, by step. */
export type Steps = Map<number, number>;

/** The number that counts at that moment; steps that have passed are removed. */
export function countIn(steps: Steps, { length }: SlidingWindow, now: number): number {
  let count = 0;
  for (const [step, calls] of steps) {
    if (calls > 0 && endOf(step, length) > now) count += calls;
    else steps.delete(step);
  }
  return count;
}

/** Milliseconds until one more call fits, by the steps that count. */
export function waitIn(steps: Steps, window: SlidingWindow, now: number): number {
  let over = countIn(steps, window, now) + 1 - window.calls;
  const inOrder = [...steps].sort(([a], [b]) => a - b);
  for (const [step, calls] of inOrder) {
    if (over <= 0) return 0;
    over -= calls;
    if (over <= 0) return endOf(step, window.length) - now;
  }
  return Math.max(0, over > 0 ? window.length : 0);
}

export function stepAt(time: number, { length }: SlidingWindow): number {
  return Math.floor(time / (length / stepsOfWindow));
}

/** When calls that ended in that step stop counting. */
function endOf(step: number, length: number): number {
  return (step + 1) * (length / stepsOfWindow) + length;
}
