/** The calls of an account that run at once, and the queue of those that wait until one has ended. */
import { type NotSent, late, queueFull } from '../failures/not-sent.js';
import { guard } from '../../base/guard.js';

/** At 16 calls at once of a fifth of a second each, this is half of the time that a request has. */
const longestQueue = 1_000;
/** Milliseconds in which a good part of it is worked off. */
const queueEases = 5_000;
/** Of the calls at once: a write may take an upstream long, and reads are not to wait until many have ended. */
const shareOfWrites = 0.75;

interface QueuedCall {
  readonly isWrite: boolean;
  start(): void;
  refuse(why: NotSent): void;
}

export class Bulkhead {
  #taken = 0;
  #writing = 0;
  /** In the order they came. */
  readonly #queue = new Set<QueuedCall>();

  constructor(private atOnce: number) {}

  get taken(): number {
    return this.#taken;
  }

  /** So many from now on. */
  allow(atOnce: number): void {
    this.atOnce = atOnce;
    this.#fill();
  }

  /** No more than these from now on; those under way end by themselves. */
  narrow(atOnce: number): void {
    this.atOnce = Math.min(this.atOnce, atOnce);
  }

  /** Waits for a place, no longer than these milliseconds. */
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

  /** Sends all away who wait. */
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

  /** Hands free places on to those who have waited longest. */
  #fill(): void {
    for (const waiting of [...this.#queue]) {
      if (this.#taken >= this.atOnce) return;
      if (!this.#isFree(waiting.isWrite)) continue;
      this.#enter(waiting.isWrite);
      waiting.start();
    }
  }
}
