/** Counts the bytes that the unused tickets of each token occupy in the store, as far as this process issued them. */
import { CallerError } from '../../base/errors.js';

/** Bytes that the tickets of one token may occupy, and the least that each counts for. */
const most = 64 * 1024 * 1024;
const least = 64 * 1024;
/** Seconds. */
const retryAfter = 60;

interface Holding {
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly until: number;
}

export class HeldFiles {
  readonly #byToken = new Map<string, Map<string, Holding>>();

  constructor(
    /** Milliseconds. */
    private readonly goodFor: number,
  ) {}

  /** Throws when the limit would be exceeded. */
  add(token: string, ticket: string, bytes: number): void {
    this.#expire();
    const own = this.#byToken.get(token) ?? new Map<string, Holding>();
    const sum = [...own.values()].reduce((all, holding) => all + holding.bytes, Math.max(bytes, least));
    if (sum > most) {
      const message = `Too many addresses for files are unused: use them, or ask again in ${retryAfter} s.`;
      throw new CallerError('OVERLOADED', message, { retryAfter });
    }
    own.set(ticket, { bytes: Math.max(bytes, least), until: Date.now() + this.goodFor });
    this.#byToken.set(token, own);
  }

  remove(token: string, ticket: string): void {
    this.#byToken.get(token)?.delete(ticket);
  }

  /** The tickets of a token are in the order of their expiry. */
  #expire(): void {
    const now = Date.now();
    for (const [token, own] of this.#byToken) {
      for (const [ticket, { until }] of own) {
        if (until > now) break;
        own.delete(ticket);
      }
      if (own.size === 0) this.#byToken.delete(token);
    }
  }
}
