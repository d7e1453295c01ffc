/** Work that takes much memory while it is done: few are under way, and those that came first are finished first. */

export class FewAtOnce {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(most: number) {
    this.#free = most;
  }

  /** What waits for something else must not be part of the work: it would keep the others waiting for that too. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free === 0) await new Promise<void>((begin) => this.#waiting.push(begin));
    else this.#free -= 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
