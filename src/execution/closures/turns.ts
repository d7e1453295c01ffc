/** The turns that one question takes: a few milliseconds in each round of the event loop. */
import type { Done, Outcome, Written } from './outcome.js';
import { Paused } from './paused.js';
import { Writer } from './writer.js';

/** Milliseconds. */
const turn = 5;
/** Looking at the clock takes longer than an item. */
const itemsBetween = 32;

interface Waiting {
  paused: Paused<Done>;
  readonly to: Writer;
  resolve(written: Written | Promise<Written>): void;
  reject(error: unknown): void;
}

export class Turns {
  readonly #waiting: Waiting[] = [];
  #items = 0;
  /** The first turn is from the first item on. */
  #ends: number | undefined;

  /** Asked after each item of a list. */
  isOver(): boolean {
    this.#items += 1;
    return this.#items % itemsBetween === 1 && this.#isLate();
  }

  /** Writes something by itself. What pauses has its turns behind what paused before, so that many take no more than one. */
  apart(write: (to: Writer) => Outcome): Written | Promise<Written> {
    const to = Writer.begin();
    let outcome: Outcome;
    try {
      outcome = write(to);
    } catch (error) {
      to.end();
      throw error;
    }
    if (!(outcome instanceof Paused)) return ended(outcome, to);
    const paused = outcome;
    return new Promise((resolve, reject) => {
      this.#waiting.push({ paused, to, resolve, reject });
      if (this.#waiting.length === 1) this.#next();
    });
  }

  #isLate(): boolean {
    const now = performance.now();
    return now > (this.#ends ??= now + turn);
  }

  #next(): void {
    setImmediate(() => {
      this.#ends = performance.now() + turn;
      while (this.#waiting[0] && !this.#isLate()) this.#resume(this.#waiting[0]);
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
      first.resolve(ended(outcome, first.to));
    } catch (error) {
      first.to.end();
      first.reject(error);
    }
    this.#waiting.shift();
  }
}

function ended(outcome: Promise<Written> | undefined, to: Writer): Written | Promise<Written> {
  const written = to.end();
  return outcome ?? written;
}
