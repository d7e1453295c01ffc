/** Holds back the next result of a stream until the reader has taken the last one, so that none of them pile up. */
import type { ExecutionResult } from 'graphql';
import type { Results } from '../../graphql/live/subscriptions.js';

export class PacedResults implements AsyncIterableIterator<ExecutionResult, undefined> {
  #taken: Promise<void> = Promise.resolve();
  #take: () => void = () => undefined;

  constructor(private readonly results: Results) {}

  async next(): Promise<IteratorResult<ExecutionResult, undefined>> {
    await this.#taken;
    const result = await this.results.next();
    if (result.done !== true) this.#taken = new Promise((resolve) => (this.#take = resolve));
    return result;
  }

  /** The reader has taken all that was sent. */
  taken(): void {
    this.#take();
  }

  async return(): Promise<IteratorResult<ExecutionResult, undefined>> {
    this.#take();
    await this.results.return?.();
    return { done: true, value: undefined };
  }

  throw(): Promise<IteratorResult<ExecutionResult, undefined>> {
    return this.return();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
