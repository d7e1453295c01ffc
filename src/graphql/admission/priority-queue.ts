/** A queue with an end. One in it may begin when nothing else has come for a while, or when it has waited long. */

interface Rules {
  /** The most that may wait, by its cost. */
  readonly queued: number;
  /** Rounds of the event loop without an arrival. */
  readonly quietRounds: number;
  /** Milliseconds after the last turn, or after the lane began to fill. */
  readonly longestWait: number;
  /** Every other turn is of the least instead of the first, and the most gives way to less where the lane is full. */
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
  /** Of the event loop's clock; the next round sets it. */
  #since: number | null = null;

  constructor(private readonly rules: Rules) {}

  get next(): QueuedOperation | undefined {
    return this.#queue[0];
  }

  makesRoom(cost: number): boolean {
    const hasRoom = this.#cost + cost <= this.rules.queued;
    if (hasRoom || !this.rules.prefersLittle) return hasRoom;
    const most = this.#indexOf(Math.max);
    if ((this.#queue[most]?.cost ?? 0) <= cost) return false;
    this.#take(most)?.refuse();
    return true;
  }

  add(waiting: QueuedOperation): void {
    this.#queue.push(waiting);
    this.#cost += waiting.cost;
  }

  isDue(now: number, quietRounds: number): boolean {
    // Counted from the round after a turn, so that the turn itself is no waiting.
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
    this.#cost -= taken?.cost ?? 0;
    return taken;
  }

  /** Of the one whose cost is picked among all. */
  #indexOf(pick: (...costs: readonly number[]) => number): number {
    const costs = this.#queue.map(({ cost }) => cost);
    return costs.indexOf(pick(...costs));
  }
}
