/** Pseudo-random numbers, reproducible by seed. */

export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** The position in the sequence. */
  get state(): number {
    return this.#state;
  }

  skipTo(state: number): void {
    this.#state = state;
  }

  /** The next number from 0 (inclusive) to 1 (exclusive), by the mulberry32 generator. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Both ends included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  text(length: number, letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'): string {
    let text = '';
    while (text.length < length) text += letters.charAt(this.int(0, letters.length - 1));
    return text;
  }

  hex(length: number): string {
    return this.text(length, '0123456789abcdef');
  }
}
