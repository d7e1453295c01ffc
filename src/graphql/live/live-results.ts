/** The results of one subscription. A result counts as a response in flight until the next one is requested. */
import { QuietableEvent } from '../../base/events/quietable-event.js';
import type { ExecutionResult } from 'graphql';

/** Produces the result of an event, and a function to call once it is sent. */
type Answer = (event: unknown) => Promise<{ readonly result: ExecutionResult; readonly sent: () => void }>;

/** Its `return` settles a pending `next`. */
export type EventSource = Pick<AsyncIterator<unknown>, 'next' | 'return'>;

export class LiveResults implements AsyncIterableIterator<ExecutionResult, undefined> {
  #sent: () => void = () => undefined;
  #last: ExecutionResult | null = null;
  #isOver = false;

  constructor(
    private readonly source: EventSource,
    private readonly answer: Answer,
    private readonly over: () => void,
  ) {}

  async next(): Promise<IteratorResult<ExecutionResult, undefined>> {
    this.#release();
    try {
      while (!this.#isOver) {
        const event = await this.source.next();
        if (event.done === true) break;
        const { result, sent } = await this.answer(event.value);
        this.#sent = sent;
        if (this.#isOver) this.#release();
        if (!isQuiet(event.value)) return { done: false, value: result };
        this.#release();
      }
    } catch (error) {
      await this.return();
      throw error;
    }
    const last = this.#last;
    this.#last = null;
    if (last !== null) return { done: false, value: last };
    return this.return();
  }

  /** Ends it: a last result, if any, comes before the end. */
  end(last: ExecutionResult | null): void {
    if (this.#isOver) return;
    this.#last = last;
    void this.#finish();
  }

  async return(): Promise<IteratorResult<ExecutionResult, undefined>> {
    this.#last = null;
    this.#release();
    await this.#finish();
    return { done: true, value: undefined };
  }

  /** The protocol's library ends only iterators that have it. */
  throw(): Promise<IteratorResult<ExecutionResult, undefined>> {
    return this.return();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async #finish(): Promise<void> {
    if (this.#isOver) return;
    this.#isOver = true;
    this.over();
    await this.source.return?.();
  }

  #release(): void {
    this.#sent();
    this.#sent = () => undefined;
  }
}

/** Whether it turned out to be no news when it was answered. */
function isQuiet(event: unknown): boolean {
  return event instanceof QuietableEvent && event.isQuiet;
}
