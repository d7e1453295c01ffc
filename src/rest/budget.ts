/** The calls an account may still make: few at once, slower as they run out, refused at once when there are none. */
import type { Clock } from './clock.js';
import type { Deadline } from './deadline.js';
import type { Limit, Quota } from './limit.js';
import { overBudget } from './not-sent.js';
import type { Slots } from './slots.js';
import type { Left, Window } from './window.js';

/** Milliseconds; beyond it a caller is told to come back rather than kept waiting. */
const longestWait = 5_000;
/** Of the limit; below it calls go no faster than the budget refills. */
const lowShare = 0.1;
/** Of a row's limit; a join of many objects is not to use up what who asks for one of them needs. */
const leftByJoins = 0.2;

/** What a call asks of the budget. */
export interface Turn {
  readonly row: string;
  readonly isWrite: boolean;
  /** For a join, which leaves a part of the row's limit to others. */
  readonly isJoined?: boolean;
  /** The row's own, where it has one. */
  readonly limit?: Limit | undefined;
  readonly deadline: Deadline;
  /** Throws when the call is not to be made, as may have come out while it waited. */
  readonly check: () => void;
}

export class Budget {
  #quota: Quota | null = null;
  /** Milliseconds since 1970 before which no call starts. */
  #earliest = 0;
  /** The same for single rows, where each has a limit of its own. */
  readonly #earliestOf = new Map<string, number>();
  /** When the latest calls of each limited row began. */
  readonly #begun = new Map<string, number[]>();

  constructor(
    readonly slots: Slots,
    private readonly clock: Clock,
    /** What it shares with others, where the upstream counts by windows. */
    private readonly window: Window | null = null,
  ) {}

  /** Calls left, as far as the upstream has said, or allows at all. */
  get remaining(): number | null {
    return this.#quota?.remaining ?? this.window?.left(this.clock.now()) ?? null;
  }

  /** Runs a call when its turn has come. */
  async run<T>(call: () => Promise<T>, { row, isWrite, isJoined, limit, deadline, check }: Turn): Promise<T> {
    await this.slots.take(deadline.left, isWrite);
    try {
      check();
      const now = this.clock.now();
      const wait = Math.max(
        this.#untilFree(row, limit, now, isJoined),
        this.#untilAffordable(now),
        this.window?.wait(now) ?? 0,
      );
      if (wait > Math.min(longestWait, deadline.left)) throw overBudget(wait);
      this.#spend(now + wait, row, limit);
      const end = this.window?.begin();
      let isMade = false;
      try {
        if (wait > 0) {
          await this.clock.sleep(wait);
          check();
        }
        isMade = true;
        return await call();
      } finally {
        end?.(isMade ? this.clock.now() : null);
      }
    } finally {
      this.slots.leave(isWrite);
    }
  }

  learn(quota: Quota): void {
    this.#quota = quota;
  }

  learnWindows(left: readonly Left[]): void {
    this.window?.learn(left, this.clock.now());
  }

  /** The upstream refused: no call, or none of a row with a limit of its own, starts until these seconds have passed. */
  exhausted(seconds: number | undefined, row?: string): void {
    const earliest = this.clock.now() + (seconds ?? this.window?.seconds ?? 1) * 1000;
    if (row === undefined) this.window?.close(earliest);
    if (row === undefined) this.#earliest = Math.max(this.#earliest, earliest);
    else this.#earliestOf.set(row, Math.max(this.#earliestOf.get(row) ?? 0, earliest));
  }

  #untilAffordable(now: number): number {
    const start = Math.max(now, this.#earliest);
    const isEmpty = this.#quota?.remaining === 0 && start === now;
    return start + (isEmpty ? this.#pace(now) : 0) - now;
  }

  /** Milliseconds in which one call is refilled; 0 while there are plenty. The budget refills evenly until it is full. */
  #pace(now: number): number {
    const quota = this.#quota;
    if (!quota || now >= quota.fullAt || quota.remaining > quota.limit * lowShare) return 0;
    return (quota.fullAt - now) / Math.max(1, quota.limit - quota.remaining);
  }

  #untilFree(row: string, limit: Limit | undefined, now: number, isJoined = false): number {
    const calls = limit && Math.ceil(limit.calls * (isJoined ? 1 - leftByJoins : 1));
    const oldest = calls && this.#begun.get(row)?.at(-calls);
    const free = limit && oldest !== undefined ? oldest + limit.seconds * 1000 : 0;
    return Math.max(0, free - now, (this.#earliestOf.get(row) ?? 0) - now);
  }

  #spend(at: number, row: string, limit?: Limit): void {
    const pace = this.#pace(at);
    if (pace > 0) this.#earliest = at + pace;
    if (this.#quota) this.#quota = { ...this.#quota, remaining: Math.max(0, this.#quota.remaining - 1) };
    if (limit) this.#begun.set(row, [...(this.#begun.get(row) ?? []), at].slice(-limit.calls));
  }
}
