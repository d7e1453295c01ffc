/** Fair shares of one rate limit: while several callers compete, none takes more than half of what is left. */

/** A token: everything that uses it counts as one caller. */
export interface Caller {
  readonly id: string;
  readonly name: string;
}

interface ShareUse {
  wantedAt: number;
  /** When calls began within the length of the limit, in milliseconds since 1970. */
  readonly taken: number[];
}

/** Seconds after its latest wish for a call during which a caller counts as competing. */
export const lately = 300;

export class Shares {
  readonly #uses = new Map<string, ShareUse>();

  constructor(
    /** The length of the limit, in seconds. */
    private readonly length: number,
  ) {}

  want({ id }: Caller, now: number): void {
    this.#forget(now);
    this.#of(id, now).wantedAt = now;
  }

  /** Milliseconds until the caller may take one of the calls left: zero while no other caller wants any. */
  wait({ id }: Caller, left: number, now: number): number {
    this.#forget(now);
    const { taken = [] } = this.#uses.get(id) ?? {};
    // It may have taken as many calls as are left: half of both. The last call is not subject to shares.
    const over = taken.length + 1 - Math.max(1, left);
    const alone = this.#aloneAt(id);
    if (over <= 0 || !(alone > now)) return 0;
    const free = (taken[over - 1] ?? now) + this.length * 1000;
    return Math.max(0, Math.min(free, alone) - now);
  }

  /** How many of the caller's calls are scheduled for later while another caller wants some. */
  waiting({ id }: Caller, now: number): number {
    const { taken = [] } = this.#uses.get(id) ?? {};
    return this.#aloneAt(id) > now ? taken.filter((at) => at > now).length : 0;
  }

  /** Counts a call; the returned function undoes that when the call was not made. */
  take({ id }: Caller, at: number): () => void {
    const { taken } = this.#of(id, at);
    taken.push(at);
    return () => void taken.splice(taken.indexOf(at), 1);
  }

  /** When all other callers will have stopped competing. */
  #aloneAt(id: string): number {
    const wanted = [...this.#uses].filter(([other]) => other !== id).map(([, { wantedAt }]) => wantedAt);
    return Math.max(...wanted) + Math.min(lately, this.length) * 1000;
  }

  #of(id: string, now: number): ShareUse {
    const use = this.#uses.get(id) ?? { wantedAt: now, taken: [] };
    this.#uses.set(id, use);
    return use;
  }

  #forget(now: number): void {
    const oldest = now - this.length * 1000;
    for (const [id, { wantedAt, taken }] of this.#uses) {
      while (taken[0] !== undefined && taken[0] <= oldest) taken.shift();
      if (wantedAt <= oldest) this.#uses.delete(id);
    }
  }
}
