/** Identifies the caller of a request. */
import { Unverified, type RequestCaller } from '../base/auth/caller.js';
import type { Token } from '../base/auth/token.js';
import { CallerError } from '../base/errors.js';

/** An unavailable store is reported only to operations that depend on who the caller is. */
export async function requestCallerOf(verified: Promise<Token | null>, isTokenSent: boolean): Promise<RequestCaller> {
  try {
    return { caller: await verified, isTokenSent };
  } catch (error) {
    if (!(error instanceof CallerError)) throw error;
    return { caller: null, unverified: new Unverified(error) };
  }
}
