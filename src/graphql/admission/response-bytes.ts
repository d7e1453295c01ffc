/** Bounds the bytes of responses from when they are written until they are sent: per response and in total. */
import { refusals } from '../../base/telemetry/diagnostics.js';
import { CallerError } from '../../base/errors.js';

/** Responses of the largest size that may be in flight at once. */
const largestAtOnce = 4;
/** Bytes of one response that do not count towards the total: small responses pass beside any number of large ones. */
export const small = 64 * 1024;
/** Seconds in which some responses in flight will have been sent. */
const retryAfter = 5;

export class ResponseBytes {
  #underWay = 0;

  constructor(
    /** Bytes of one response. */
    readonly limit = 32 * 1024 * 1024,
  ) {}

  get limitOfAll(): number {
    return largestAtOnce * this.limit;
  }

  /** The bytes of all responses in flight, small ones excepted. */
  get underWay(): number {
    return this.#underWay;
  }

  /** Accounts for a response that has grown or shrunk; returns whether the total is within its limit. */
  change(before: number, now: number): boolean {
    this.#underWay += Math.max(0, now - small) - Math.max(0, before - small);
    return this.#underWay <= this.limitOfAll || now <= small;
  }

  refusal(): CallerError {
    const message = `The responses under way come to ${this.#underWay} bytes, but may be at most ${this.limitOfAll} together. Ask again in ${retryAfter} s, or for less.`;
    refusals.publish({ bound: 'responses_in_flight' });
    return new CallerError('OVERLOADED', message, { retryAfter });
  }
}
