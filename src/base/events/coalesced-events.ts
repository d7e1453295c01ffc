/**
 * The events of one subscriber. Those that come while it is busy are merged into one, so that a slow reader takes the
 * memory of a single event.
 */

type Merge<T> = (before: T, next: T) => T;

export class CoalescedEvents<T> implements AsyncIterableIterator<T, undefined> {
  #pending: { readonly event: T } | null = null;
  #waiting: ((result: IteratorResult<T, undefined>) => void) | null = null;
  #isOver = false;
  #stop: (() => void) | null;

  #isLast = false;

  /** `listen` may publish at once, and returns a function that ends it. `complete` lets the last event be taken. */
  constructor(
    listen: (publish: (event: T) => void, complete: () => void) => () => void,
    private readonly merge: Merge<T> = (_before, next) => next,
  ) {
    this.#stop = listen(
      (event) => this.#take(event),
      () => this.#complete(),
    );
  }

  next(): Promise<IteratorResult<T, undefined>> {
    const pending = this.#pending;
    if (this.#isOver) return Promise.resolve({ done: true, value: undefined });
    if (pending === null && this.#isLast) return this.return();
    if (pending === null) return new Promise((resolve) => (this.#waiting = resolve));
    this.#pending = null;
    return Promise.resolve({ done: false, value: pending.event });
  }

  return(): Promise<IteratorResult<T, undefined>> {
    this.#isOver = true;
    this.#pending = null;
    this.#stop?.();
    this.#stop = null;
    this.#settle({ done: true, value: undefined });
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #take(event: T): void {
    if (this.#isOver || this.#settle({ done: false, value: event })) return;
    this.#pending = { event: this.#pending === null ? event : this.merge(this.#pending.event, event) };
  }

  #complete(): void {
    this.#isLast = true;
    if (this.#pending === null && this.#waiting !== null) void this.return();
  }

  /** Whether somebody waited for it. */
  #settle(result: IteratorResult<T, undefined>): boolean {
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.(result);
    return waiting !== null;
  }
}
