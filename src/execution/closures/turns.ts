/** The turns that one question takes: a few milliseconds in each round of the event loop. */
import type { Outcome, Written } from './outcome.js';
import { Paused } from './paused.js';

/** Milliseconds. */
const turn = 5;
/** Looking at the clock takes longer than an item. */
const itemsBetween = 32;

interface Waiting {
  paused: Paused;
  resolve(written: Written | Promise<Written>): void;
  reject(error: unknown): void;
}

export class Turns {
  readonly #waiting: Waiting[] = [];
  #items = 0;
  #ends = performance.now() + turn;

  /** Asked after each item of a list. */
  isOver(): boolean {
    this.#items += 1;
    return this.#items % itemsBetween === 0 && performance.now() > this.#ends;
  }

  /** What is paused has its turns one after the other, so that many of them take no more than one. */
  settled(outcome: Outcome): Written | Promise<Written> {
    if (!(outcome instanceof Paused)) return outcome;
    return new Promise((resolve, reject) => {
      this.#waiting.push({ paused: outcome, resolve, reject });
      if (this.#waiting.length === 1) this.#next();
    });
  }

  #next(): void {
    setImmediate(() => {
      this.#ends = performance.now() + turn;
      while (this.#waiting[0] && performance.now() < this.#ends) this.#resume(this.#waiting[0]);
      if (this.#waiting.length > 0) this.#next();
    });
  }

  #resume(first: Waiting): void {
    try {
      const outcome = first.paused.resume();
      if (outcome instanceof Paused) {
        first.paused = outcome;
        return;
      }
      first.resolve(outcome);
    } catch (error) {
      first.reject(error);
    }
    this.#waiting.shift();
  }
}
