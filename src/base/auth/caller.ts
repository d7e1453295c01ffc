/** Who asks. While the store is away nobody knows, which matters only to a question that wants to know. */
import type { CallerError } from '../errors.js';
import type { Token } from './token.js';

export interface RequestCaller {
  /** Null without a token, or with one that is not valid. */
  readonly caller: Token | null;
  /** There is a token, but the store that knows it does not answer. */
  readonly unverified?: Unverified | undefined;
}

export class Unverified {
  #needed = false;

  constructor(readonly outage: CallerError) {}

  /** True once something of the question depended on who asks: then all of it is answered with the outage. */
  get needed(): boolean {
    return this.#needed;
  }

  refuse(): never {
    this.#needed = true;
    throw this.outage;
  }
}

/** The one way to the caller for whatever depends on who asks. */
export function callerIn({ caller, unverified }: RequestCaller): Token | null {
  return unverified ? unverified.refuse() : caller;
}
