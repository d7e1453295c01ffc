/**
 * A budget that begins anew after some time, and whose overstepping the upstream answers by refusing everything for a
 * while. It is never used up: whoever else uses it, such as the provider's own pages, needs some of it as well.
 */
import type { Limit } from './limit.js';

/** Of the limit: what is left to others. */
const reserved = 0.05;
/** Milliseconds by which two answers may tell the end of the same window differently. */
const sameEnd = 2_000;
/** Milliseconds by which the figures of an answer may be behind. */
const lag = 1_000;

/** What an upstream tells of one of its windows. */
export interface Left {
  /** Its own name of it. */
  readonly name: string;
  readonly remaining: number;
  /** Until it begins anew. */
  readonly seconds: number;
  /** Of a whole window, where it tells that. */
  readonly calls: number | null;
}

export class Window {
  /** Calls that have begun and not ended. */
  #begun = 0;
  /** When calls ended, in milliseconds since 1970; the upstream has counted each at some time before. */
  readonly #ended: number[] = [];
  readonly #told = new Map<string, { remaining: number; readonly until: number; readonly kept: number }>();
  #closedUntil = 0;

  constructor(private readonly limit: Limit) {}

  get seconds(): number {
    return this.limit.seconds;
  }

  /** Calls that may begin now. */
  left(now: number): number {
    const own = this.limit.calls - keptOf(this.limit.calls) - this.#counted(now);
    const told = this.#open(now).map(({ remaining, kept }) => remaining - kept);
    return Math.max(0, Math.min(own, ...told));
  }

  /** Milliseconds until one more call may begin. */
  wait(now: number): number {
    const over = this.#counted(now) + 1 - (this.limit.calls - keptOf(this.limit.calls));
    const length = this.limit.seconds * 1000;
    const free = over > 0 ? (this.#ended[over - 1] ?? now) + length : now;
    const ends = this.#open(now).map(({ remaining, kept, until }) => (remaining > kept ? now : until));
    return Math.max(0, ...[free, this.#closedUntil, ...ends].map((time) => time - now));
  }

  /** A call begins; what it returns is to be called with the time of its end, or null when it was not made. */
  begin(): (at: number | null) => void {
    this.#begun += 1;
    for (const told of this.#told.values()) told.remaining -= 1;
    return (at) => {
      this.#begun -= 1;
      if (at !== null) this.#ended.push(at);
      else for (const told of this.#told.values()) told.remaining += 1;
    };
  }

  /** What the answer to a call that is about to end tells. */
  learn(all: readonly Left[], now: number): void {
    for (const { name, remaining, seconds, calls } of all.slice(0, 8)) {
      const until = now + Math.min(seconds, this.limit.seconds) * 1000;
      // The upstream need not have counted those that are still under way, nor those that have just ended.
      const justEnded = this.#ended.filter((at) => at > now - lag).length;
      const left = remaining - Math.max(0, this.#begun - 1) - justEnded;
      const known = this.#told.get(name);
      const isSame = known !== undefined && Math.abs(known.until - until) <= sameEnd;
      const kept = keptOf(calls ?? this.limit.calls);
      this.#told.set(name, { remaining: isSame ? Math.min(known.remaining, left) : left, until, kept });
    }
  }

  /** The upstream refuses everything until then. */
  close(until: number): void {
    this.#closedUntil = Math.max(this.#closedUntil, until);
  }

  #counted(now: number): number {
    const oldest = now - this.limit.seconds * 1000;
    const gone = this.#ended.findIndex((at) => at > oldest);
    this.#ended.splice(0, gone === -1 ? this.#ended.length : gone);
    return this.#begun + this.#ended.length;
  }

  #open(now: number) {
    for (const [name, { until }] of this.#told) if (until <= now) this.#told.delete(name);
    return [...this.#told.values()];
  }
}

function keptOf(calls: number): number {
  return Math.min(calls - 1, Math.ceil(calls * reserved));
}

/** Of the headers `Ratelimit: "default";r=50;t=30` and `Ratelimit-Policy: "default";q=1200;w=300`. */
export function leftIn(headers: ReadonlyMap<string, string>): Left[] {
  const policies = new Map(itemsOf(headers.get('ratelimit-policy')).map(({ name, at }) => [name, at]));
  return itemsOf(headers.get('ratelimit')).flatMap(({ name, at }) => {
    const [remaining, seconds] = [at.get('r'), at.get('t')];
    if (remaining === undefined || seconds === undefined) return [];
    return [{ name, remaining, seconds, calls: policies.get(name)?.get('q') ?? null }];
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
