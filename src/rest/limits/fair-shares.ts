/** Who asks for the calls of one budget: while several do, none takes more than half of what is left. */

/** A token: its pages and its scripts are one. */
export interface Caller {
  readonly id: string;
  readonly name: string;
}

interface ShareUse {
  wantedAt: number;
  /** When calls were begun within the length of the budget, in milliseconds since 1970. */
  readonly taken: number[];
}

/** Seconds for which somebody who wanted a call, and had it or not, is thought to want more. */
export const lately = 300;

export class Shares {
  readonly #asking = new Map<string, ShareUse>();

  constructor(
    /** Of the budget, in seconds. */
    private readonly length: number,
  ) {}

  want({ id }: Caller, now: number): void {
    this.#forget(now);
    this.#of(id, now).wantedAt = now;
  }

  /** Milliseconds until a caller who wants one of the calls that are left may have it: at once while no other wants any. */
  wait({ id }: Caller, left: number, now: number): number {
    this.#forget(now);
    const { taken = [] } = this.#asking.get(id) ?? {};
    // What it has taken and what is left may be halves. The last call is nobody's share.
    const over = taken.length + 1 - Math.max(1, left);
    const alone = this.#aloneAt(id);
    if (over <= 0 || !(alone > now)) return 0;
    const free = (taken[over - 1] ?? now) + this.length * 1000;
    return Math.max(0, Math.min(free, alone) - now);
  }

  /** How many calls of this caller wait for their time while another wants some. */
  waiting({ id }: Caller, now: number): number {
    const { taken = [] } = this.#asking.get(id) ?? {};
    return this.#aloneAt(id) > now ? taken.filter((at) => at > now).length : 0;
  }

  /** A call begins; what it returns is to be called when it was not made. */
  take({ id }: Caller, at: number): () => void {
    const { taken } = this.#of(id, at);
    taken.push(at);
    return () => void taken.splice(taken.indexOf(at), 1);
  }

  /** When all others have asked for nothing for long enough. */
  #aloneAt(id: string): number {
    const wanted = [...this.#asking].filter(([other]) => other !== id).map(([, { wantedAt }]) => wantedAt);
    return Math.max(...wanted) + Math.min(lately, this.length) * 1000;
  }

  #of(id: string, now: number): ShareUse {
    const asking = this.#asking.get(id) ?? { wantedAt: now, taken: [] };
    this.#asking.set(id, asking);
    return asking;
  }

  #forget(now: number): void {
    const oldest = now - this.length * 1000;
    for (const [id, { wantedAt, taken }] of this.#asking) {
      while (taken[0] !== undefined && taken[0] <= oldest) taken.shift();
      if (wantedAt <= oldest) this.#asking.delete(id);
    }
  }
}
