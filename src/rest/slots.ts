/** The calls of an account that run at once, and the queue of those that wait until one has ended. */
import { type NotSent, late, queueFull } from './not-sent.js';

/** At 16 calls at once of a fifth of a second each, this is half of the time that a request has. */
const longestQueue = 1_000;
/** Milliseconds in which a good part of it is worked off. */
const queueEases = 5_000;

interface Waiting {
  start(): void;
  refuse(why: NotSent): void;
}

export class Slots {
  #taken = 0;
  /** In the order they came. */
  readonly #queue = new Set<Waiting>();

  constructor(private atOnce: number) {}

  get taken(): number {
    return this.#taken;
  }

  /** So many from now on. */
  allow(atOnce: number): void {
    this.atOnce = atOnce;
    while (this.#taken < this.atOnce && this.#queue.size > 0) {
      this.#taken += 1;
      this.#startNext();
    }
  }

  /** No more than these from now on; those under way end by themselves. */
  narrow(atOnce: number): void {
    this.atOnce = Math.min(this.atOnce, atOnce);
  }

  /** Waits for a place, no longer than these milliseconds. */
  async take(longest: number): Promise<void> {
    if (this.#taken < this.atOnce) {
      this.#taken += 1;
      return;
    }
    if (this.#queue.size >= longestQueue) throw queueFull(longestQueue, queueEases);
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        this.#queue.delete(waiting);
      };
      const waiting = {
        start: () => (leave(), resolve()),
        refuse: (why: NotSent) => (leave(), reject(why)),
      };
      const timer = setTimeout(() => waiting.refuse(late()), longest);
      this.#queue.add(waiting);
    });
  }

  /** Hands a place on to who has waited longest. */
  leave(): void {
    if (this.#taken <= this.atOnce && this.#queue.size > 0) this.#startNext();
    else this.#taken -= 1;
  }

  /** Sends all away who wait. */
  dismiss(why: NotSent): void {
    for (const waiting of [...this.#queue]) waiting.refuse(why);
  }

  #startNext(): void {
    const [next] = this.#queue;
    next?.start();
  }
}
