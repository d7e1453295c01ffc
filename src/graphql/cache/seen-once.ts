/**
 * Remembers recent operations by their hashes. A rare collision only means that a response is cached at its first
 * request.
 */
import type { Identity } from './cache-key.js';

const pairs = 2 ** 16;

export class SeenOnce {
  /** Each slot holds two hashes, the most recent first. */
  readonly #hashes = new Int32Array(2 * pairs);

  /** Whether it was seen before; from now on it was. */
  isRepeated({ hash }: Identity): boolean {
    const first = 2 * (hash & (pairs - 1));
    if (this.#hashes[first] === hash) return true;
    const isRepeated = this.#hashes[first + 1] === hash;
    this.#hashes.copyWithin(first + 1, first, first + 1);
    this.#hashes[first] = hash;
    return isRepeated;
  }
}
