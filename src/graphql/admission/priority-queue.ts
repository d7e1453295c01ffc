/** A bounded queue. An entry may start when nothing new has arrived for a while, or when it has waited long. */

interface Rules {
  /** The most that may wait, by its cost. */
  readonly queued: number;
  /** Rounds of the event loop without an arrival. */
  readonly quietRounds: number;
  /** Milliseconds since the last start, or since the queue began to fill. */
  readonly longestWait: number;
  /**
   * Every other start takes the cheapest entry instead of the first, and a full queue drops the most expensive one for
   * a cheaper one.
   */
  readonly prefersLittle?: boolean;
}

interface QueuedOperation {
  readonly cost: number;
  begin(): void;
  refuse(): void;
}

export class PriorityQueue {
  readonly #queue: QueuedOperation[] = [];
  #cost = 0;
  #isTurnOfLeast = false;
  /** When the wait began; the next round sets it. */
  #since: number | null = null;

  constructor(private readonly rules: Rules) {}

  get next(): QueuedOperation | undefined {
    return this.#queue[0];
  }

  makesRoom(cost: number): boolean {
    const hasRoom = this.#cost + cost <= this.rules.queued;
    if (hasRoom || !this.rules.prefersLittle) return hasRoom;
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

  /** Refuses it, if it still waits. */
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
    const next = this.#take(this.#isTurnOfLeast ? this.#indexOf(Math.min) : 0);
    this.#since = null;
    this.#isTurnOfLeast = !this.#isTurnOfLeast && this.rules.prefersLittle === true;
    next?.begin();
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
