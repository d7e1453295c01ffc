/** The sets of keys that this process knows to be complete. */

/** Milliseconds: the former release's command line writes without a notification. */
export const trustedFor = 10 * 60_000;

export class WholeSets {
  readonly #until = new Map<string, number>();
  #doubts = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  has(namespace: string): boolean {
    return (this.#until.get(namespace) ?? -Infinity) > this.now();
  }

  get isEmpty(): boolean {
    return this.#until.size === 0;
  }

  /**
   * Must be called before all keys are read. The function it returns notes that the set is complete, unless that was
   * doubted since.
   */
  begin(namespace: string): () => void {
    const doubts = this.#doubts;
    const until = this.now() + trustedFor;
    return () => {
      if (doubts === this.#doubts) this.#until.set(namespace, until);
    };
  }

  doubt(): void {
    this.#doubts += 1;
    this.#until.clear();
  }
}
