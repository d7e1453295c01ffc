/**
 * Rate limits that replicas share, in windows of the engine. While it is away, each takes its share of the rest, so
 * that together they stay within the limit.
 */
import { boundedCache, caches } from '../../base/shares/caches.js';
import type { Clock } from '../../base/clock.js';
import type { Granted, SlidingWindow, SlidingWindows } from '../../base/store/sliding-windows.js';
import { OwnCalls } from './own-calls.js';
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

/** Milliseconds after which a call counts if its end was not reported. */
const longestCall = 20_000;
/** Milliseconds: a call waits for its turn rather than overstep a limit. */
const longestTake = 2_000;
/** The number of replicas that is assumed until others are heard. */
const fewest = 2;

export class SharedLimits {
  /** Turns of the same windows that come while one request is under way are requested together. */
  readonly #queues = new Map<string, Waiting[]>();
  /** Calls that have ended, by their windows and steps. */
  readonly #ended = new Map<string, EndedCalls>();
  #settling: Promise<void> | undefined;
  /** The counts by window. Replaced credentials leave unused ones behind, which are evicted. */
  readonly #known = boundedCache<OwnCalls>(caches.sharedWindows);

  constructor(
    private readonly windows: SlidingWindows,
    private readonly guard: EngineGuard,
    private readonly replicas: () => number,
    private readonly clock: Clock,
  ) {}

  /** Returns a function that ends the granted call, or the milliseconds until a call may be granted. */
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
      const waiting = queue.splice(0);
      const granted = await this.guard.attempt(async () => {
        await this.#addOwn(windows);
        return this.windows.take(windows, waiting.length, longestCall);
      }, longestTake);
      if (granted) this.#note(windows, granted.result);
      const now = this.clock.now();
      const uncertain = Math.max(0, ...windows.map((window) => this.#own(window).uncertain(now)));
      for (const [place, { settle }] of waiting.entries()) {
        if (granted === null) settle(null);
        else if (place >= granted.result.calls) settle({ wait: Math.max(granted.result.wait, uncertain) });
        else if (uncertain === 0) settle({ steps: granted.result.steps });
        else {
          this.#settle(windows, granted.result.steps, false);
          settle({ wait: uncertain });
        }
      }
    }
    this.#queues.delete(key);
  }

  /** Calls that end while one request is under way are settled together. */
  #settle(windows: readonly SlidingWindow[], steps: readonly number[], isMade: boolean): void {
    const key = JSON.stringify([windows.map(({ name }) => name), steps]);
    const known = this.#ended.get(key);
    const all = known ?? { windows, steps, ended: 0, unmade: 0 };
    if (isMade) {
      all.ended += 1;
      for (const window of windows) this.#own(window).noteEnd(this.clock.now());
    } else all.unmade += 1;
    this.#ended.set(key, all);
    this.#settling ??= this.#settleAll().finally(() => (this.#settling = undefined));
  }

  /** A call that is not settled counts for as long as the longest call, which is safe. */
  async #settleAll(): Promise<void> {
    for (const [key, { windows, steps, ended, unmade }] of this.#ended) {
      this.#ended.delete(key);
      await this.guard.attempt(() => this.windows.settle(windows, steps, ended, unmade), longestTake);
    }
  }

  /** Notes the engine's answer. If the engine lost its counts, this process reports its own calls again. */
  #note(windows: readonly SlidingWindow[], { left, generations }: Granted): void {
    const [now, replicas] = [this.clock.now(), this.#count];
    for (const [place, window] of windows.entries()) {
      const [ownLeft, generation] = [left[place], generations[place]];
      if (ownLeft === undefined || generation === undefined) throw new Error('Expected what each window has left');
      this.#own(window).note(now, ownLeft, generation, replicas);
    }
  }

  /** Has those calls counted of which the engine does not know. */
  async #addOwn(windows: readonly SlidingWindow[]): Promise<void> {
    for (const window of windows) {
      const own = this.#own(window);
      const steps = own.uncounted(this.clock.now());
      if (steps.size === 0) continue;
      own.noteCounted(steps);
      await this.windows.add(window, steps).catch((error: unknown) => {
        own.noteUncounted(steps);
        throw error;
      });
    }
  }

  /** Checks whether the engine is back or has lost its counts. */
  async look(): Promise<void> {
    const now = this.clock.now();
    const { mayForget } = this.windows;
    const inUse = [...this.#known.values()]
      .filter((own) => (mayForget ? own.isInUse(now) : own.hasUncounted(now)))
      .map(({ window }) => window);
    if (inUse.length === 0) return;
    const granted = await this.guard.attempt(() => this.windows.take(inUse, 0, 0), longestTake);
    if (granted) this.#note(inUse, granted.result);
    await this.guard.attempt(() => this.#addOwn(inUse), longestTake);
  }

  #takeAlone(windows: readonly SlidingWindow[]): { readonly end: EndCall } | { readonly wait: number } {
    const [now, replicas] = [this.clock.now(), this.#count];
    const waits = windows.map((window) => this.#own(window).waitAlone(now, replicas));
    const wait = Math.max(0, ...waits);
    if (wait > 0) return { wait };
    for (const window of windows) this.#own(window).takeAlone(now);
    return { end: () => undefined };
  }

  get #count(): number {
    return Math.max(fewest, this.replicas());
  }

  #own(window: SlidingWindow): OwnCalls {
    const known = this.#known.get(window.name) ?? new OwnCalls(window);
    this.#known.set(window.name, known);
    return known;
  }
}
