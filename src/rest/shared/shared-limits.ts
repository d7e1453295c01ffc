/**
 * Rate limits that replicas keep together, in windows of the engine. While it is away each takes its share of what was
 * left, so that all of them together stay within the limit.
 */
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../base/clock.js';
import type { SlidingWindow, SlidingWindows } from '../../base/store/sliding-windows.js';
import type { EngineGuard } from './engine.js';

/** Ends a call that was granted: it has ended now, or was not made. */
export type EndCall = (isMade: boolean) => void;

interface Waiting {
  settle(turn: GrantedCall | Refused | null): void;
}

interface GrantedCall {
  readonly steps: readonly number[];
}

interface EndedCalls {
  readonly windows: readonly SlidingWindow[];
  readonly steps: readonly number[];
  ended: number;
  unmade: number;
}

/** Milliseconds until a call may be granted. */
interface Refused {
  readonly wait: number;
}

/** Milliseconds after its beginning until a call counts, if nothing is heard of its end. */
const longestCall = 20_000;
/** Milliseconds: a call waits for its turn rather than overstep a limit. */
const longestTake = 2_000;
/** Replicas, where none has been heard of yet. */
const fewest = 2;

export class SharedLimits {
  /** Turns of the same windows that come while one request is under way are asked for together. */
  readonly #queues = new Map<string, Waiting[]>();
  /** Calls that have ended, by their windows and steps. */
  readonly #ended = new Map<string, EndedCalls>();
  #settling: Promise<void> | undefined;
  /** Of accounts whose credentials were replaced, those that were used last. */
  readonly #alone = new LRUCache<string, LoneShare>({ max: 10_000 });

  constructor(
    private readonly windows: SlidingWindows,
    private readonly guard: EngineGuard,
    private readonly replicas: () => number,
    private readonly clock: Clock,
  ) {}

  /** Null: granted. Else the milliseconds until a call may be granted. */
  async take(windows: readonly SlidingWindow[]): Promise<{ readonly end: EndCall } | { readonly wait: number }> {
    const turn = await this.#queue(windows);
    if (turn === null) return this.#takeAlone(windows);
    if ('wait' in turn) return turn;
    return { end: (isMade) => this.#settle(windows, turn.steps, isMade) };
  }

  #queue(windows: readonly SlidingWindow[]): Promise<GrantedCall | Refused | null> {
    const key = windows.map(({ name }) => name).join('\n');
    return new Promise((settle) => {
      const queue = this.#queues.get(key);
      if (queue) return void queue.push({ settle });
      this.#queues.set(key, [{ settle }]);
      void this.#grant(key, windows);
    });
  }

  async #grant(key: string, windows: readonly SlidingWindow[]): Promise<void> {
    const queue = this.#queues.get(key) ?? [];
    while (queue.length > 0) {
      const asking = queue.splice(0);
      const granted = await this.guard.attempt(
        () => this.windows.take(windows, asking.length, longestCall),
        longestTake,
      );
      if (granted) this.#note(windows, granted.result.left);
      for (const [place, { settle }] of asking.entries()) {
        if (granted === null) settle(null);
        else settle(place < granted.result.calls ? { steps: granted.result.steps } : { wait: granted.result.wait });
      }
    }
    this.#queues.delete(key);
  }

  /** What ends while one request is under way is settled together. */
  #settle(windows: readonly SlidingWindow[], steps: readonly number[], isMade: boolean): void {
    const key = JSON.stringify([windows.map(({ name }) => name), steps]);
    const known = this.#ended.get(key);
    const all = known ?? { windows, steps, ended: 0, unmade: 0 };
    if (isMade) all.ended += 1;
    else all.unmade += 1;
    this.#ended.set(key, all);
    this.#settling ??= this.#settleAll().finally(() => (this.#settling = undefined));
  }

  /** What is not settled counts for as long as the longest call, which is safe. */
  async #settleAll(): Promise<void> {
    for (const [key, { windows, steps, ended, unmade }] of this.#ended) {
      this.#ended.delete(key);
      await this.guard.attempt(() => this.windows.settle(windows, steps, ended, unmade), longestTake);
    }
  }

  #note(windows: readonly SlidingWindow[], left: readonly number[]): void {
    windows.forEach((window, place) => this.#aloneIn(window).note(left[place] ?? 0));
  }

  #takeAlone(windows: readonly SlidingWindow[]): { readonly end: EndCall } | { readonly wait: number } {
    const [now, replicas] = [this.clock.now(), Math.max(fewest, this.replicas())];
    const waits = windows.map((window) => this.#aloneIn(window).wait(now, replicas));
    const wait = Math.max(0, ...waits);
    if (wait > 0) return { wait };
    for (const window of windows) this.#aloneIn(window).take(now);
    return { end: () => undefined };
  }

  #aloneIn(window: SlidingWindow): LoneShare {
    const known = this.#alone.get(window.name) ?? new LoneShare(window);
    this.#alone.set(window.name, known);
    return known;
  }
}

/** The part of a window that one process may use while it counts alone. */
class LoneShare {
  /** When calls began since it counts alone, in milliseconds since 1970. */
  readonly #begun: number[] = [];
  #left: number;
  #since: number | null = null;

  constructor(private readonly window: SlidingWindow) {
    this.#left = window.calls;
  }

  /** The engine counts again, and said how many are left. */
  note(left: number): void {
    this.#left = left;
    this.#since = null;
    this.#begun.length = 0;
  }

  wait(now: number, replicas: number): number {
    this.#since ??= now;
    const { calls, length } = this.window;
    // What others have used before frees itself within one length of the window.
    const whole = now - this.#since >= length ? calls : Math.min(calls, this.#left);
    const share = Math.floor(whole / replicas);
    while ((this.#begun[0] ?? now) <= now - length) this.#begun.shift();
    if (this.#begun.length < share) return 0;
    const oldest = share > 0 ? this.#begun[this.#begun.length - share] : undefined;
    return Math.max(1, (oldest ?? this.#since) + length - now);
  }

  take(now: number): void {
    this.#begun.push(now);
  }
}
