/** Rate limiting per account: calls slow down as the quota runs out, and are refused when none are left. */
import type { Clock } from '../../base/clock.js';
import type { Deadline } from '../transport/deadline.js';
import type { Limit, Quota } from '../rows/documented-limit.js';
import { overBudget, shareSpent } from '../failures/not-sent.js';
import { RowLimit } from './row-limit.js';
import { type Caller, Shares, lately } from './fair-shares.js';
import type { SlidingWindow } from '../../base/store/sliding-windows.js';
import type { EndCall } from '../shared/shared-limits.js';
import type { AccountSharing } from '../shared/sharing.js';
import type { Bulkhead } from './bulkhead.js';
import type { Left, RateLimitWindow } from './rate-limit-window.js';

/** Milliseconds; for a longer wait the caller is asked to retry later. */
const longestWait = 5_000;
/** The share of the limit below which calls start no faster than the quota refills. */
const lowShare = 0.1;

/** A call that waits for the rate limit. */
export interface Turn {
  readonly row: string;
  readonly isWrite: boolean;
  /** Null for Meridian's own calls, which are not subject to shares. */
  readonly caller: Caller | null;
  /** True for a join, which leaves a part of the row's limit to other reads. */
  readonly isJoined?: boolean;
  /** The row's own limit, if any. */
  readonly limit?: Limit | undefined;
  readonly deadline: Deadline;
  /** Throws when the call must not be made, which may have changed while it waited. */
  readonly check: () => void;
}

export class RateLimit {
  #quota: Quota | null = null;
  /** Milliseconds since 1970 before which no call starts. */
  #earliest = 0;
  /** When the upstream last reported the quota. */
  #reportedAt = 0;
  readonly #rows = new Map<string, RowLimit>();
  readonly #shares: Shares;

  constructor(
    readonly bulkhead: Bulkhead,
    private readonly clock: Clock,
    /** The rate-limit window, for upstreams that count by windows; accounts may share it. */
    private readonly window: RateLimitWindow | null = null,
    private readonly shared: AccountSharing | null = null,
  ) {
    this.#shares = window?.shares ?? new Shares(lately);
  }

  /** Calls left, as far as the upstream has reported or allows any. */
  get remaining(): number | null {
    return this.#quota?.remaining ?? this.window?.left(this.clock.now()) ?? null;
  }

  /** Calls that there are when none has been made; null as above. */
  get limit(): number | null {
    return this.#quota?.limit ?? this.window?.shared.calls ?? null;
  }

  /** Runs a call when its turn has come. */
  async run<T>(call: () => Promise<T>, turn: Turn): Promise<T> {
    const { isWrite, caller, deadline, check } = turn;
    const row = this.#rowOf(turn);
    if (caller) for (const shares of this.#sharesOf(row)) shares.want(caller, this.clock.now());
    await this.bulkhead.take(deadline.left, isWrite);
    try {
      check();
      for (let wait = this.#unsure(); wait > 0; wait = this.#unsure()) {
        await this.clock.sleep(wait);
        check();
      }
      const now = this.clock.now();
      const wait = this.#wait(turn, row, now);
      const undo = this.#spend(now + wait, turn, row);
      const end = this.window?.begin(now + wait);
      let isMade = false;
      let endShared: EndCall | undefined;
      try {
        if (wait > 0) {
          await this.clock.sleep(wait);
          check();
        }
        endShared = await this.#takeShared(turn);
        isMade = true;
        return await call();
      } finally {
        if (!isMade) undo();
        end?.(isMade ? this.clock.now() : null);
        endShared?.(isMade);
      }
    } finally {
      this.bulkhead.leave(isWrite);
    }
  }

  /** Takes the call from the limits that all replicas keep together; waits until they grant it. */
  async #takeShared(turn: Turn): Promise<EndCall | undefined> {
    const windows = this.#sharedWindows(turn);
    if (!this.shared || windows.length === 0) return undefined;
    for (let waited = 0; ;) {
      const taken = await this.shared.sharing.limits.take(windows);
      if ('end' in taken) return this.#checked(taken.end, turn);
      if (waited + taken.wait > Math.min(longestWait, turn.deadline.left)) throw overBudget(taken.wait);
      await this.clock.sleep(taken.wait);
      waited += taken.wait;
      turn.check();
    }
  }

  /** A call that must no longer be made is given back. */
  #checked(end: EndCall, { check }: Turn): EndCall {
    try {
      check();
    } catch (error) {
      end(false);
      throw error;
    }
    return end;
  }

  #sharedWindows({ row, limit }: Turn): SlidingWindow[] {
    if (!this.shared) return [];
    const { account } = this.shared;
    // All replicas are to mean the same window, though each has it from another response.
    const pace = Math.ceil(this.#pace(this.clock.now()) / 100) * 100;
    return [
      ...(this.window ? [this.window.shared] : []),
      ...(limit ? [{ name: `${account} ${row}`, calls: limit.calls, length: limit.seconds * 1000 }] : []),
      // Together the replicas are to go no faster than the quota refills.
      ...(pace > 0 ? [{ name: `${account} pace ${pace}`, calls: 1, length: pace }] : []),
    ];
  }

  learn(quota: Quota): void {
    this.#quota = quota;
    this.#reportedAt = this.clock.now();
  }

  /** Learns from the response to a call that began at `begunAt`. */
  learnWindows(left: readonly Left[], begunAt: number): void {
    this.window?.learn(left, begunAt, this.clock.now());
  }

  /** The upstream refused: no call, or none of a row with a limit of its own, starts for this many seconds. Returns how long, in milliseconds. */
  exhausted(seconds: number | undefined, row?: string): number {
    const left = (seconds ?? this.window?.seconds ?? 1) * 1000;
    const earliest = this.clock.now() + left;
    if (row === undefined) this.window?.close(earliest);
    if (row === undefined) this.#earliest = Math.max(this.#earliest, earliest);
    else this.#rows.get(row)?.close(earliest);
    return left;
  }

  /** Milliseconds; throws when the wait would be longer than the caller may be delayed. */
  #wait({ isJoined, caller, deadline }: Turn, row: RowLimit | undefined, now: number): number {
    const longest = Math.min(longestWait, deadline.left);
    const ofLimits = Math.max(row ? row.wait(now, isJoined) : 0, this.window ? this.window.wait(now) : 0);
    const free = Math.max(ofLimits, this.#untilAffordable(now));
    if (free > longest) throw overBudget(free);
    if (!caller) return free;
    const ofRow = row ? row.shares.wait(caller, row.left(now), now) : 0;
    const share = Math.max(ofRow, this.#shares.wait(caller, this.#left(now), now));
    // Likewise, no caller may take more than half of the places that wait for a refill.
    const pace = this.#pace(now);
    const isCrowding = pace > 0 && free > 0 && this.#shares.waiting(caller, now) > (longest - free) / pace;
    if (isCrowding) throw shareSpent(caller.name, free);
    // Nobody waits for its share: other calls would have to wait behind it.
    if (share > 0) throw shareSpent(caller.name, share);
    return free;
  }

  #rowOf({ row, limit }: Turn): RowLimit | undefined {
    if (!limit) return undefined;
    const known = this.#rows.get(row) ?? new RowLimit(limit);
    this.#rows.set(row, known);
    return known;
  }

  #sharesOf(row: RowLimit | undefined): Shares[] {
    return row ? [this.#shares, row.shares] : [this.#shares];
  }

  /** Calls left, including those refilled since the last report. */
  #left(now: number): number {
    if (this.window) return this.window.left(now);
    if (!this.#quota) return Infinity;
    const { limit, remaining, fullAt } = this.#quota;
    const refilled = now < fullAt ? (now - this.#reportedAt) / (fullAt - this.#reportedAt) : 1;
    return Math.floor(remaining + (limit - remaining) * refilled);
  }

  #unsure(): number {
    return this.window ? this.window.unsure(this.clock.now()) : 0;
  }

  #untilAffordable(now: number): number {
    const start = Math.max(now, this.#earliest);
    const isEmpty = this.#quota?.remaining === 0 && start === now;
    return start + (isEmpty ? this.#pace(now) : 0) - now;
  }

  /** Milliseconds to refill one call, 0 while plenty are left. The quota refills evenly until it is full. */
  #pace(now: number): number {
    const quota = this.#quota;
    if (!quota || now >= quota.fullAt || quota.remaining > quota.limit * lowShare) return 0;
    return (quota.fullAt - now) / Math.max(1, quota.limit - quota.remaining);
  }

  /** Counts a call; the returned function undoes that when the call was not made. */
  #spend(at: number, { caller }: Turn, row: RowLimit | undefined): () => void {
    const pace = this.#pace(at);
    if (pace > 0) this.#earliest = at + pace;
    if (this.#quota) this.#quota = { ...this.#quota, remaining: Math.max(0, this.#quota.remaining - 1) };
    const taken = caller ? this.#sharesOf(row).map((shares) => shares.take(caller, at)) : [];
    const spent = row ? [row.begin(at), ...taken] : taken;
    return () => spent.forEach((undo) => undo());
  }
}
