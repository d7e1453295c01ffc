/** The caller of a request. During a store outage it is unknown, which fails only what depends on it. */
import type { CallerError } from '../errors.js';
import type { Token } from './token.js';

export interface RequestCaller {
  /** Null without a token or with an invalid one. */
  readonly caller: Token | null;
  /** Whether an Authorization header came with anything in it, valid or not. */
  readonly isTokenSent?: boolean | undefined;
  /** Set when a token was sent but the store cannot verify it. */
  readonly unverified?: Unverified | undefined;
  /** Set where the response may be for every caller, unless a field needs to know which one this is. */
  readonly use?: CallerUse | undefined;
}

export class CallerUse {
  isNeeded = false;
}

export class Unverified {
  #needed = false;

  constructor(readonly outage: CallerError) {}

  /** True once any field needed the caller: then the complete response is the outage error. */
  get needed(): boolean {
    return this.#needed;
  }

  refuse(): never {
    this.#needed = true;
    throw this.outage;
  }
}

/** Whether an Authorization header has anything in it, whatever that is worth. */
export function isSent(authorization: string | undefined): authorization is string {
  return authorization !== undefined && authorization !== '';
}

/** The only access to the caller: fails when the caller is needed but could not be verified. */
export function callerIn({ caller, unverified, use }: RequestCaller): Token | null {
  if (use) use.isNeeded = true;
  return unverified ? unverified.refuse() : caller;
}
