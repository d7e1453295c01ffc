/** Answers in turns: all that has been asked is answered at once when nothing more comes without an answer. */
import type { Script } from './scripted-upstream.js';

/** Turns of the event loop without a new call. */
const quiet = 150;

export class Turns {
  /** How many calls each turn had: as many as the longest chain of calls that wait for one another. */
  readonly taken: number[] = [];
  #waiting: (() => void)[] = [];
  #left = 0;

  over(script: Script): Script {
    return async (asked, nth) => {
      await new Promise<void>((resolve) => this.#wait(resolve));
      return script(asked, nth);
    };
  }

  #wait(answer: () => void): void {
    const isFirst = this.#waiting.length === 0;
    this.#waiting.push(answer);
    this.#left = quiet;
    if (isFirst) this.#countDown();
  }

  #countDown(): void {
    this.#left -= 1;
    if (this.#left > 0) return void setImmediate(() => this.#countDown());
    const waiting = this.#waiting.splice(0);
    this.taken.push(waiting.length);
    for (const answer of waiting) answer();
  }
}
