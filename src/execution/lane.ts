/** A queue with an end, whose first may begin when nothing else has come for a while, or when it has waited long. */

interface Rules {
  /** The most that may wait, by its cost. */
  readonly queued: number;
  /** Rounds of the event loop without an arrival. */
  readonly quietRounds: number;
  /** Milliseconds after the last turn, or after the lane began to fill. */
  readonly longestWait: number;
}

interface Waiting {
  readonly cost: number;
  begin(): void;
}

export class Lane {
  readonly #queue: Waiting[] = [];
  #cost = 0;
  /** Of the event loop's clock; the next round sets it. */
  #since: number | null = null;

  constructor(private readonly rules: Rules) {}

  get next(): Waiting | undefined {
    return this.#queue[0];
  }

  hasRoom(cost: number): boolean {
    return this.#cost + cost <= this.rules.queued;
  }

  add(waiting: Waiting): void {
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
    const next = this.#queue.shift();
    this.#since = null;
    if (!next) return;
    this.#cost -= next.cost;
    next.begin();
  }
}
