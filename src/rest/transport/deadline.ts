/** The time budget of one request for its upstream calls, including queues. */
export class Deadline {
  #until: number;

  constructor(
    private readonly now: () => number,
    milliseconds: number,
    /** Whether the client has disconnected. */
    readonly isAbandoned: () => boolean = () => false,
  ) {
    this.#until = now() + milliseconds;
  }

  /** Milliseconds. */
  get left(): number {
    return this.isAbandoned() ? 0 : Math.max(0, this.#until - this.now());
  }

  /** Runs work that may take as long as the caller likes: it does not count. */
  async apart<T>(work: () => Promise<T>): Promise<T> {
    const begun = this.now();
    try {
      return await work();
    } finally {
      this.#until += this.now() - begun;
    }
  }
}
