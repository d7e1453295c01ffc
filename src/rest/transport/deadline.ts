/** The time that one request has for its upstream calls, their turns in queues included. */
export class Deadline {
  #until: number;

  constructor(
    private readonly now: () => number,
    milliseconds: number,
    /** Nobody is there any more to get the answer. */
    readonly isAbandoned: () => boolean = () => false,
  ) {
    this.#until = now() + milliseconds;
  }

  /** Milliseconds. */
  get left(): number {
    return this.isAbandoned() ? 0 : Math.max(0, this.#until - this.now());
  }

  /** Does what takes as long as the caller wishes: its time does not count. */
  async apart<T>(work: () => Promise<T>): Promise<T> {
    const begun = this.now();
    try {
      return await work();
    } finally {
      this.#until += this.now() - begun;
    }
  }
}
