/** News of one kind within this process. */
import { guard } from '../guard.js';

export class Feed<T = void> {
  readonly #listeners = new Set<(news: T) => void>();

  /** Returns a function that ends it. */
  listen(listener: (news: T) => void): () => void {
    const own = guard(listener);
    this.#listeners.add(own);
    return () => void this.#listeners.delete(own);
  }

  publish(news: T): void {
    for (const listener of [...this.#listeners]) listener(news);
  }

  get isIdle(): boolean {
    return this.#listeners.size === 0;
  }
}
