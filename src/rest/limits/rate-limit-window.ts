/**
 * A budget that begins anew after some time, and whose overstepping the upstream answers by refusing everything for a
 * while. It is never used up: whoever else uses it, such as the provider's own pages, needs some of it as well.
 */
import type { Limit } from '../rows/documented-limit.js';
import { Shares } from './fair-shares.js';

/** Of the limit: what is left to others. */
const reserved = 0.05;
/** Milliseconds by which what two answers report of the end of the same window may differ. */
const sameEnd = 3_000;
/** Milliseconds by which the figures of an answer may be behind. */
const lag = 1_000;

/** What an upstream reports of one of its windows. */
export interface Left {
  /** Its own name of it. */
  readonly name: string;
  readonly remaining: number;
  /** Until it begins anew. */
  readonly seconds: number;
  /** Of a whole window, where it states that. */
  readonly calls: number | null;
  /** Seconds of a whole window, where it states that. */
  readonly length: number | null;
}

interface WindowSpan {
  readonly calls: number;
  /** Milliseconds. */
  readonly length: number;
  /** Its end lies between these, in milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
}

interface ObservedWindow extends WindowSpan {
  /** Calls in it that are not ours, as far as that is certain. */
  readonly others: number;
  /** Calls begun in all up to which those are sure to be left that go on. */
  readonly sureUntil: number;
}

export class RateLimitWindow {
  readonly shares: Shares;
  /** Calls that have begun, in all. */
  #begun = 0;
  /** Those that have begun and not ended. */
  #underWay = 0;
  /** When calls ended, in milliseconds since 1970; the upstream has counted each at some time before. */
  readonly #ended: number[] = [];
  readonly #observed = new Map<string, ObservedWindow>();
  #closedUntil = 0;
  /** When a call last began or ended. */
  #latest = 0;

  constructor(private readonly limit: Limit) {
    this.shares = new Shares(limit.seconds);
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
    const ended = this.#endedSince(now - this.#length);
    const over = this.#underWay + ended.length + 1 - usable(this.limit.calls);
    const free = over > 0 ? (ended[over - 1] ?? now) + this.#length : now;
    const ends = this.#open(now).map((observed) => (this.#leftIn(observed) > 0 ? now : observed.until));
    return Math.max(0, ...[free, this.#closedUntil, ...ends].map((time) => time - now));
  }

  /**
   * Milliseconds until it is to be asked again whether a call may begin. Close to the end it may be that others have taken
   * what is left while many calls were under way: then they go one by one, each with the figures of the one before.
   */
  unsure(now: number): number {
    const isSure = this.#open(now).every(({ sureUntil }) => this.#begun < sureUntil);
    return isSure || this.wait(now) > 0 ? 0 : Math.max(0, this.#latest + lag - now);
  }

  /** A call begins; what it returns is to be called with the time of its end, or null when it was not made. */
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
      this.#ended.push(at);
      this.#ended.splice(
        0,
        this.#ended.findIndex((time) => time > at - this.#length),
      );
    };
  }

  /** What the answer reports to a call that began at that time and is about to end. */
  learn(all: readonly Left[], begunAt: number, now: number): void {
    for (const { name, remaining, seconds, ...whole } of all.slice(0, 8)) {
      const [calls, length] = [whole.calls ?? this.limit.calls, (whole.length ?? this.seconds) * 1000];
      const rest = Math.min(seconds, this.seconds) * 1000;
      const span = { calls, length, from: begunAt + rest - sameEnd, until: now + rest };
      const known = this.#observed.get(name);
      // It has taken so long to come that it describes the window before.
      if (known && span.from <= known.until - known.length) continue;
      const isSame = known && span.from <= known.until && span.until >= known.from;
      const window = isSame ? together(known, span) : span;
      // Of what it has counted, ours are at most those that have begun: which of those that go on is not known.
      const others = calls - remaining - this.#countedIn(window);
      const uncertain = this.#countedSince(begunAt - lag) - 1;
      this.#observed.set(name, {
        ...window,
        others: Math.max(isSame ? known.others : 0, others),
        sureUntil: this.#begun + remaining - Math.floor(kept(calls) / 2) - uncertain,
      });
    }
  }

  /** The upstream refuses everything until then. */
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

  /** Calls of ours that the upstream may have counted since that time. */
  #countedSince(time: number): number {
    return this.#underWay + this.#endedSince(time).length;
  }

  #endedSince(time: number): number[] {
    return this.#ended.filter((at) => at > time);
  }

  #open(now: number): ObservedWindow[] {
    for (const [name, { until }] of this.#observed) if (until <= now) this.#observed.delete(name);
    return [...this.#observed.values()];
  }
}

/** What two answers report of the same window. */
function together(known: WindowSpan, observed: WindowSpan): WindowSpan {
  return { ...observed, from: Math.max(known.from, observed.from), until: Math.min(known.until, observed.until) };
}

function usable(calls: number): number {
  return calls - kept(calls);
}

function kept(calls: number): number {
  return Math.min(calls - 1, Math.ceil(calls * reserved));
}

/** Of the headers `Ratelimit: "default";r=50;t=30` and `Ratelimit-Policy: "default";q=1200;w=300`. */
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
