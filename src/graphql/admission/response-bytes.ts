/** Bounds the bytes of responses from when they are written until they are sent: per response and in total. */
import { addCount } from '../../base/counts.js';
import { hasRoom } from '../../base/shares/room.js';
import { shares } from '../../base/shares/shares.js';
import { refusals, refusedShares } from '../../base/telemetry/diagnostics.js';
import { CallerError } from '../../base/errors.js';

/** Bytes of one response that do not count towards the total: small responses pass beside any number of large ones. */
export const small = 64 * 1024;

export class ResponseBytes {
  #underWay = 0;
  /** The bytes of each caller that has any. */
  readonly #ofCallers = new Map<string, number>();

  constructor(
    /** Bytes of one response. */
    readonly limit = 32 * 1024 * 1024,
  ) {}

  get limitOfAll(): number {
    return shares.responses.total * this.limit;
  }

  /** The bytes of all responses in flight, small ones excepted. */
  get underWay(): number {
    return this.#underWay;
  }

  /** Accounts for a response that has grown or shrunk; returns whether there is room for it. */
  change(callerOf: () => string, before: number, now: number): boolean {
    const more = Math.max(0, now - small) - Math.max(0, before - small);
    if (more === 0) return true;
    const caller = callerOf();
    this.#underWay += more;
    const own = addCount(this.#ofCallers, caller, more);
    if (own === 0) this.#ofCallers.delete(caller);
    return hasRoom(shares.responses, { all: this.#underWay / this.limit, own: own / this.limit }, 0);
  }

  refusal(): CallerError {
    const { part, retryAfter } = shares.responses;
    const message = `The responses under way come to ${this.#underWay} bytes, but may be at most ${this.limitOfAll} together, of which ${part * this.limit} are for others. Ask again in ${retryAfter} s, or for less.`;
    refusals.publish({ bound: 'responses_in_flight' });
    refusedShares.publish({ share: shares.responses.name });
    return new CallerError('OVERLOADED', message, { retryAfter });
  }
}
