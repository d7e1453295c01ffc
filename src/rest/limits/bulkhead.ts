/** Limits the concurrent calls of an account; further calls queue. */
import { type NotSent, late, queueFull } from '../failures/not-sent.js';
import { guard } from '../../base/guard.js';

/** The longest queue. With 16 concurrent calls of 200 ms, it takes half of a request's time limit. */
const longestQueue = 1_000;
/** Milliseconds in which a good part of the queue is processed. */
const queueEases = 5_000;
/** The share of concurrent calls that may be writes: slow writes must not block reads. */
const shareOfWrites = 0.75;

interface QueuedCall {
  readonly isWrite: boolean;
  start(): void;
  refuse(why: NotSent): void;
}

export class Bulkhead {
  #taken = 0;
  #writing = 0;
  /** The waiting calls, in order of arrival. */
  readonly #queue = new Set<QueuedCall>();

  constructor(private atOnce: number) {}

  get taken(): number {
    return this.#taken;
  }

  /** Sets the number of concurrent calls. */
  allow(atOnce: number): void {
    this.atOnce = atOnce;
    this.#fill();
  }

  /** Reduces the number of concurrent calls; those under way are not interrupted. */
  narrow(atOnce: number): void {
    this.atOnce = Math.min(this.atOnce, atOnce);
  }

  /** Waits for a place for at most `longest` milliseconds. */
  async take(longest: number, isWrite: boolean): Promise<void> {
    if (this.#isFree(isWrite)) return this.#enter(isWrite);
    if (this.#queue.size >= longestQueue) throw queueFull(longestQueue, queueEases);
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        this.#queue.delete(waiting);
      };
      const waiting = {
        isWrite,
        start: () => (leave(), resolve()),
        refuse: (why: NotSent) => (leave(), reject(why)),
      };
      const timer = setTimeout(
        guard(() => waiting.refuse(late())),
        longest,
      );
      this.#queue.add(waiting);
    });
  }

  leave(isWrite: boolean): void {
    this.#taken -= 1;
    if (isWrite) this.#writing -= 1;
    this.#fill();
  }

  /** Rejects all queued calls. */
  dismiss(why: NotSent): void {
    for (const waiting of [...this.#queue]) waiting.refuse(why);
  }

  #isFree(isWrite: boolean): boolean {
    const writesAtOnce = Math.max(1, Math.floor(this.atOnce * shareOfWrites));
    return this.#taken < this.atOnce && (!isWrite || this.#writing < writesAtOnce);
  }

  #enter(isWrite: boolean): void {
    this.#taken += 1;
    if (isWrite) this.#writing += 1;
  }

  /** Starts the calls that have waited longest. */
  #fill(): void {
    for (const waiting of [...this.#queue]) {
      if (this.#taken >= this.atOnce) return;
      if (!this.#isFree(waiting.isWrite)) continue;
      this.#enter(waiting.isWrite);
      waiting.start();
    }
  }
}
