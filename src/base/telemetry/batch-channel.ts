/**
 * A channel that calls its subscribers for many messages at once: between two requests the processor forgets their code
 * and data, and to fetch both again for a single message takes several times as long as its work.
 */
import { guard } from '../guard.js';

/** Messages of a batch. */
const most = 128;
/** Milliseconds after which a message is delivered in any case. */
const period = 100;

type Subscriber<T> = (batch: readonly T[]) => void;

export class BatchChannel<T> {
  readonly #subscribers = new Set<Subscriber<T>>();
  #batch: T[] = [];
  #timer: NodeJS.Timeout | undefined;

  get hasSubscribers(): boolean {
    return this.#subscribers.size > 0;
  }

  publish(message: T): void {
    if (!this.hasSubscribers) return;
    if (this.#batch.push(message) >= most) return this.flush();
    this.#timer ??= setTimeout(
      guard(() => this.#late()),
      period,
    ).unref();
  }

  /** Delivers what was published before. */
  flush(): void {
    const batch = this.#batch;
    this.#batch = [];
    if (batch.length > 0) for (const subscriber of this.#subscribers) subscriber(batch);
  }

  /** Returns how to end the subscription. A subscriber must not throw. */
  subscribe(subscriber: Subscriber<T>): () => void {
    this.#subscribers.add(subscriber);
    return () => {
      this.flush();
      this.#subscribers.delete(subscriber);
    };
  }

  #late(): void {
    this.#timer = undefined;
    this.flush();
  }
}
