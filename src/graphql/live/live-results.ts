/** The results of one subscription. A result counts as a response in flight until the next one is requested. */
import { QuietableEvent } from '../../base/events/quietable-event.js';
import type { ExecutionResult } from 'graphql';

interface EventResult {
  readonly result: ExecutionResult;
  /** Call it once the result is sent, or is not going to be. */
  readonly sent: () => void;
}

type Answer = (event: unknown) => Promise<EventResult>;

/** Its `return` settles a pending `next`. */
export type EventSource = Pick<AsyncIterator<unknown>, 'next' | 'return'>;

export class LiveResults implements AsyncIterableIterator<ExecutionResult, undefined> {
  #sent: () => void = () => undefined;
  #last: ExecutionResult | null = null;
  #isOver = false;
  /** Ends waiting for the answer to an event. */
  #interrupt: () => void = () => undefined;

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
        const result = await this.#answered(event.value);
        if (result === null) break;
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

  /** Null where the stream ends meanwhile: it does not wait for upstreams, and nothing of their answers is sent. */
  async #answered(event: unknown): Promise<ExecutionResult | null> {
    const answering = this.answer(event);
    const answered = await new Promise<EventResult | null>((resolve, reject) => {
      this.#interrupt = () => resolve(null);
      answering.then(resolve, reject);
    });
    if (answered === null || this.#isOver) {
      // One that fails has nothing to send, and nobody waits for it any more.
      void answering.then(
        ({ sent }) => sent(),
        () => undefined,
      );
      return null;
    }
    this.#sent = answered.sent;
    return answered.result;
  }

  async #finish(): Promise<void> {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#interrupt();
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
