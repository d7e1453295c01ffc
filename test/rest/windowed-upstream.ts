/** An upstream that counts by windows, and accounts that ask it at the pace of ours, in a time of their own. */
import { RateLimitWindow, leftIn } from '../../src/rest/limits/rate-limit-window.js';

export interface Happenings {
  readonly accounts: number;
  /** Milliseconds. */
  readonly behind: number;
  readonly takes: readonly number[];
  readonly bursts: readonly { readonly at: number; readonly calls: number }[];
  readonly others: readonly { readonly at: number; readonly each: number }[];
}

const limit = { calls: 1200, seconds: 300 };
const length = limit.seconds * 1000;
/** Calls under way at once, of each account. */
const atOnce = 8;
/** Milliseconds that a call waits at most. */
const retryPolicy = 5_000;
/** Others leave as many to us as we to them. */
const left = 60;
/** When all is over. */
const end = 1_200_000;

interface Event {
  readonly at: number;
  happen(now: number): void;
}

export class WindowedUpstream {
  readonly #window = new RateLimitWindow(limit, 'window');
  readonly #events: Event[] = [];
  /** When calls of anybody were counted, in order. */
  readonly #counted: number[] = [];
  /** How many had been when each window began. */
  readonly #before = new Map<number, number>();
  readonly #free: number[];
  /** When calls of ours ended. */
  readonly #ended: number[] = [];
  #underWay = 0;
  #wanted = 0;
  #calls = 0;
  #tooMany = 0;
  #fewest = Infinity;

  constructor(private readonly all: Happenings) {
    this.#free = Array.from({ length: all.accounts }, () => atOnce);
    for (const { at, calls } of all.bursts) {
      this.#plan(at, (now) => {
        this.#wanted += calls;
        this.#ask(now);
      });
    }
    this.#plan(0, (now) => this.#others(now));
  }

  /** How many calls of ours it has counted beyond its limit, and how few we had made in the length of a window when one was refused. */
  outcome(): { readonly tooMany: number; readonly fewest: number } {
    for (let next = this.#events.shift(); next; next = this.#events.shift()) next.happen(next.at);
    return { tooMany: this.#tooMany, fewest: this.#fewest };
  }

  #plan(at: number, happen: Event['happen']): void {
    const place = this.#events.findLastIndex((event) => event.at <= at) + 1;
    this.#events.splice(place, 0, { at, happen });
  }

  #ask(now: number): void {
    this.#free.forEach((_, account) => {
      while (this.#wanted > 0 && (this.#free[account] ?? 0) > 0) {
        this.#wanted -= 1;
        this.#use(account, -1);
        this.#turn(account, now);
      }
    });
  }

  #turn(account: number, now: number): void {
    const unsure = this.#window.unsure(now);
    if (unsure > 0) return this.#plan(now + unsure, (then) => this.#turn(account, then));
    const wait = this.#window.wait(now);
    if (wait <= retryPolicy) return this.#begin(account, now, now + wait);
    const made = this.#underWay + this.#ended.filter((time) => time > now - length).length;
    this.#fewest = Math.min(this.#fewest, made);
    this.#use(account, 1);
  }

  #begin(account: number, now: number, at: number): void {
    const ended = this.#window.begin(at);
    this.#underWay += 1;
    const takes = this.all.takes[(this.#calls += 1) % this.all.takes.length] ?? 0;
    this.#plan(Math.max(now, at) + takes / 2, (then) => {
      this.#count(then);
      if (this.#used(then) > limit.calls) this.#tooMany += 1;
    });
    this.#plan(Math.max(now, at) + takes, (then) => {
      this.#window.learn(leftIn(this.#headers(then)), Math.max(now, at), then);
      ended(then);
      this.#ended.push(then);
      this.#underWay -= 1;
      this.#use(account, 1);
      this.#ask(then);
    });
  }

  #use(account: number, change: number): void {
    this.#free[account] = (this.#free[account] ?? 0) + change;
  }

  #others(now: number): void {
    const { each = 0 } = this.all.others.findLast(({ at }) => at <= now) ?? {};
    for (let n = 0; n < each && this.#used(now) < limit.calls - left; n += 1) this.#count(now);
    if (now < end) this.#plan(now + 1_000, (then) => this.#others(then));
  }

  #count(now: number): void {
    const window = Math.floor(now / length);
    if (!this.#before.has(window)) this.#before.set(window, this.#counted.length);
    this.#counted.push(now);
  }

  /** In the window of that time, until then. */
  #used(time: number): number {
    const before = this.#before.get(Math.floor(time / length));
    return before === undefined ? 0 : Math.max(0, this.#counted.findLastIndex((at) => at <= time) + 1 - before);
  }

  #headers(now: number): ReadonlyMap<string, string> {
    const time = Math.max(0, now - this.all.behind);
    const seconds = Math.ceil((length - (time % length)) / 1000);
    return new Map([
      ['ratelimit', `"default";r=${Math.max(0, limit.calls - this.#used(time))};t=${seconds}`],
      ['ratelimit-policy', `"default";q=${limit.calls};w=${limit.seconds}`],
    ]);
  }
}
