/**
 * A rate-limit window: calls are counted until it resets, and exceeding it makes the upstream refuse everything for a
 * while. It is never used up, as other clients share it, for instance the provider's own pages.
 */
import type { Limit } from '../rows/documented-limit.js';
import type { SlidingWindow } from '../../base/store/sliding-windows.js';
import { EndTimes } from './end-times.js';
import { Shares } from './fair-shares.js';

/** The share of the limit that is reserved for other clients. */
const reserved = 0.05;
/** Milliseconds by which two responses may differ about the end of the same window. */
const sameEnd = 3_000;
/** Milliseconds by which the figures in a response may lag. */
const lag = 1_000;

/** The state of a rate-limit window, as an upstream reports it. */
export interface Left {
  /** The upstream's name for the window. */
  readonly name: string;
  readonly remaining: number;
  /** Seconds until the window resets. */
  readonly seconds: number;
  /** Calls per window, if stated. */
  readonly calls: number | null;
  /** Seconds per window, if stated. */
  readonly length: number | null;
}

interface WindowSpan {
  readonly calls: number;
  /** Milliseconds. */
  readonly length: number;
  /** The end of the window lies between these, in milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
}

interface ObservedWindow extends WindowSpan {
  /** Calls of other clients in it, as far as certain. */
  readonly others: number;
  /** The total of begun calls up to which further ones are certain to be left. */
  readonly sureUntil: number;
}

export class RateLimitWindow {
  readonly shares: Shares;
  /** Total number of calls begun. */
  #begun = 0;
  /** Calls begun and not ended. */
  #underWay = 0;
  /** When calls ended; the upstream counted each some time before that. */
  readonly #ended = new EndTimes();
  readonly #observed = new Map<string, ObservedWindow>();
  #closedUntil = 0;
  /** When a call last began or ended. */
  #latest = 0;

  constructor(
    private readonly limit: Limit,
    /** Names it among the windows of all replicas. */
    private readonly name: string,
  ) {
    this.shares = new Shares(limit.seconds);
  }

  /** The window that all replicas count together. */
  get shared(): SlidingWindow {
    return { name: this.name, calls: usable(this.limit.calls), length: this.#length };
  }

  get seconds(): number {
    return this.limit.seconds;
  }

  /** Calls that may begin now. */
  left(now: number): number {
    const own = usable(this.limit.calls) - this.#countedSince(now - this.#length);
    return Math.max(0, Math.min(own, ...this.#open(now).map((observed) => this.#leftIn(observed))));
  }

  /** Milliseconds until one more call may begin. */
  wait(now: number): number {
    const begin = now - this.#length;
    const over = this.#countedSince(begin) + 1 - usable(this.limit.calls);
    const free = over > 0 ? (this.#ended.after(begin, over - 1) ?? now) + this.#length : now;
    const ends = this.#open(now).map((observed) => (this.#leftIn(observed) > 0 ? now : observed.until));
    return Math.max(0, ...[free, this.#closedUntil, ...ends].map((time) => time - now));
  }

  /**
   * Milliseconds until the decision can be made again, 0 if it is certain. Close to the limit, other clients may have
   * taken what is left while many calls were under way: calls then run one by one, each using the figures of the last.
   */
  unsure(now: number): number {
    const isSure = this.#open(now).every(({ sureUntil }) => this.#begun < sureUntil);
    return isSure || this.wait(now) > 0 ? 0 : Math.max(0, this.#latest + lag - now);
  }

  /** Counts a call; the returned function takes the time of its end, or null if it was not made. */
  begin(now: number): (at: number | null) => void {
    this.#begun += 1;
    this.#underWay += 1;
    this.#latest = Math.max(this.#latest, now);
    return (at) => {
      this.#underWay -= 1;
      if (at === null) {
        this.#begun -= 1;
        return;
      }
      this.#latest = Math.max(this.#latest, at);
      this.#ended.add(at);
      this.#ended.forget(at - this.#length);
    };
  }

  /** Learns from the response to a call that began at `begunAt` and is about to end. */
  learn(all: readonly Left[], begunAt: number, now: number): void {
    for (const { name, remaining, seconds, ...quota } of all.slice(0, 8)) {
      const [calls, length] = [quota.calls ?? this.limit.calls, (quota.length ?? this.seconds) * 1000];
      const rest = Math.min(seconds, this.seconds) * 1000;
      const span = { calls, length, from: begunAt + rest - sameEnd, until: now + rest };
      const known = this.#observed.get(name);
      // The response took so long that it describes the previous window.
      if (known && span.from <= known.until - known.length) continue;
      const isSame = known && span.from <= known.until && span.until >= known.from;
      const window = isSame ? together(known, span) : span;
      // At most the calls begun are ours; which of those still under way were counted is unknown.
      const others = calls - remaining - this.#countedIn(window);
      const uncertain = this.#countedSince(begunAt - lag) - 1;
      this.#observed.set(name, {
        ...window,
        others: Math.max(isSame ? known.others : 0, others),
        sureUntil: this.#begun + remaining - Math.floor(reservedOf(calls) / 2) - uncertain,
      });
    }
  }

  /** The upstream refuses all calls until then. */
  close(until: number): void {
    this.#closedUntil = Math.max(this.#closedUntil, until);
  }

  get #length(): number {
    return this.seconds * 1000;
  }

  #leftIn(observed: ObservedWindow): number {
    return usable(observed.calls) - observed.others - this.#countedIn(observed);
  }

  #countedIn({ from, length }: WindowSpan): number {
    return this.#countedSince(from - length);
  }

  /** Our calls that the upstream may have counted since then. */
  #countedSince(time: number): number {
    return this.#underWay + this.#ended.countAfter(time);
  }

  #open(now: number): ObservedWindow[] {
    for (const [name, { until }] of this.#observed) if (until <= now) this.#observed.delete(name);
    return [...this.#observed.values()];
  }
}

/** Combines two reports of the same window. */
function together(known: WindowSpan, observed: WindowSpan): WindowSpan {
  return { ...observed, from: Math.max(known.from, observed.from), until: Math.min(known.until, observed.until) };
}

function usable(calls: number): number {
  return calls - reservedOf(calls);
}

function reservedOf(calls: number): number {
  return Math.min(calls - 1, Math.ceil(calls * reserved));
}

/** Parses `Ratelimit: "default";r=50;t=30` and `Ratelimit-Policy: "default";q=1200;w=300`. */
export function leftIn(headers: ReadonlyMap<string, string>): Left[] {
  const policies = new Map(itemsOf(headers.get('ratelimit-policy')).map(({ name, at }) => [name, at]));
  return itemsOf(headers.get('ratelimit')).flatMap(({ name, at }) => {
    const [remaining, seconds] = [at.get('r'), at.get('t')];
    if (remaining === undefined || seconds === undefined) return [];
    const policy = policies.get(name);
    return [{ name, remaining, seconds, calls: policy?.get('q') ?? null, length: policy?.get('w') ?? null }];
  });
}

function itemsOf(header: string | undefined) {
  return Array.from(
    (header ?? '').matchAll(/"([^"]{0,80})"((?:\s*;\s*[a-z]+=[^;,\s]+)*)/g),
    ([, name = '', parts = '']) => ({
      name,
      at: new Map(
        Array.from(parts.matchAll(/([a-z]+)=(\d{1,12})(?![^;,\s])/g), ([, key = '', value]) => [key, Number(value)]),
      ),
    }),
  );
}
