/** Remembers the questions of late by their hashes: rarely one is taken for another, and is then kept a time too early. */
import type { Identity } from './cache-key.js';

const pairs = 2 ** 16;

export class SeenOnce {
  /** Two that meet in a place stay both, the last asked first. */
  readonly #hashes = new Int32Array(2 * pairs);

  /** Whether it was asked before; it is from now on. */
  isRepeated({ hash }: Identity): boolean {
    const first = 2 * (hash & (pairs - 1));
    const before = this.#hashes[first] ?? 0;
    if (before === hash) return true;
    const isRepeated = this.#hashes[first + 1] === hash;
    this.#hashes[first + 1] = before;
    this.#hashes[first] = hash;
    return isRepeated;
  }
}
