/**
 * A bounded queue. An entry may start when nothing new has arrived for a while, or when it has waited long; callers
 * with least work under way go first. In a full queue, a caller with less than its part takes the place of the one with
 * most.
 */
import { addCount, countOf } from '../../base/counts.js';
import type { Share } from '../../base/shares/shares.js';

interface Rules {
  /** The share that bounds what may wait, by cost. */
  readonly share: Share;
  /** Rounds of the event loop without an arrival. */
  readonly quietRounds: number;
  /** Milliseconds since the last start, or since the queue began to fill. */
  readonly longestWait: number;
  /**
   * True: every other start takes the cheapest entry instead of the first, and a full queue drops the most expensive
   * one for a cheaper one.
   */
  readonly prefersLittle?: boolean;
}

interface QueuedOperation {
  readonly cost: number;
  readonly caller: string;
  begin(): void;
  refuse(): void;
}

export class PriorityQueue {
  readonly #queue: QueuedOperation[] = [];
  #cost = 0;
  #isTurnOfLeast = false;
  /** When the wait began; set in the next round. */
  #since: number | null = null;

  constructor(
    private readonly rules: Rules,
    /** The cost that a caller has under way. */
    private readonly underWayOf: (caller: string) => number,
  ) {}

  get next(): QueuedOperation | undefined {
    return this.#queue[this.#nextIndex];
  }

  makesRoom(cost: number, caller: string): boolean {
    if (this.#cost + cost <= this.rules.share.total) return true;
    if (this.#takesFromMost(cost, caller)) return true;
    if (!this.rules.prefersLittle) return false;
    const most = this.#indexOf(Math.max);
    const dearest = this.#queue[most];
    if (!dearest || dearest.cost <= cost) return false;
    this.#take(most)?.refuse();
    return true;
  }

  add(waiting: QueuedOperation): void {
    this.#queue.push(waiting);
    this.#cost += waiting.cost;
  }

  /** Refuses the operation if it is still queued. */
  drop(waiting: QueuedOperation): void {
    const index = this.#queue.indexOf(waiting);
    if (index >= 0) this.#take(index)?.refuse();
  }

  isDue(now: number, quietRounds: number): boolean {
    // Counted from the round after a start, so that the work of that round is no waiting time.
    this.#since ??= now;
    return quietRounds >= this.rules.quietRounds || this.hasWaitedLong(now);
  }

  hasWaitedLong(now: number): boolean {
    return this.#since !== null && now - this.#since > this.rules.longestWait;
  }

  begin(): void {
    const next = this.#take(this.#isTurnOfLeast ? this.#indexOf(Math.min) : this.#nextIndex);
    this.#since = null;
    this.#isTurnOfLeast = !this.#isTurnOfLeast && this.rules.prefersLittle === true;
    next?.begin();
  }

  /** The index of the longest waiting entry of the callers with least under way. */
  get #nextIndex(): number {
    let [first, least] = [0, Infinity];
    for (const [index, { caller }] of this.#queue.entries()) {
      const underWay = this.underWayOf(caller);
      if (underWay < least) [first, least] = [index, underWay];
      if (least === 0) break;
    }
    return first;
  }

  /** Refuses the last entries of the caller with most until there is room. */
  #takesFromMost(cost: number, caller: string): boolean {
    const { total, part } = this.rules.share;
    const costs = new Map<string, number>();
    for (const queued of this.#queue) addCount(costs, queued.caller, queued.cost);
    if (countOf(costs, caller) + cost > part) return false;
    const [greediest, most] = [...costs].reduce((a, b) => (b[1] > a[1] ? b : a));
    if (most <= part || this.#cost + cost - most > total) return false;
    for (let index = this.#queue.length - 1; index >= 0 && this.#cost + cost > total; index -= 1) {
      if (this.#queue[index]?.caller === greediest) this.#take(index)?.refuse();
    }
    return true;
  }

  #take(index: number): QueuedOperation | undefined {
    const [taken] = this.#queue.splice(index, 1);
    if (taken) this.#cost -= taken.cost;
    return taken;
  }

  /** The index of the entry whose cost `pick` selects. */
  #indexOf(pick: (...costs: readonly number[]) => number): number {
    const costs = this.#queue.map(({ cost }) => cost);
    return costs.indexOf(pick(...costs));
  }
}
