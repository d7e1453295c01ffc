/** Checks authentication and scopes, and is the only place to do so. */
import { CallerError } from '../errors.js';
import { type RequestCaller, callerIn } from './caller.js';
import { type PlainScope, type Reached, allows } from './scope.js';
import type { Token } from './token.js';

/** The advice to the program of a client; assistants get another. */
export const sendToken = 'send `Authorization: Bearer mrd_…`';

/** Returns the caller's token; throws without one. `what` describes the required token. */
export function requireCaller(requestCaller: RequestCaller, what = ''): Token {
  const caller = callerIn(requestCaller);
  if (caller !== null) return caller;
  throw new CallerError(
    'UNAUTHENTICATED',
    `This needs a token: ${sendToken}${what}, but ${cameOf(requestCaller)} known, active and unexpired`,
  );
}

/** The token that was sent is never named. */
function cameOf({ isTokenSent = false }: RequestCaller): string {
  return isTokenSent ? 'the one that was sent is not' : 'got none that is';
}

/** Throws for a token that may ask trusted documents alone: `what` is no such document. */
export function refuseDocumentsOnly({ documentsOnly }: Token, what: string): void {
  if (!documentsOnly) return;
  throw new CallerError(
    'FORBIDDEN',
    `${what} needs a token for any operation, but got one for trusted documents alone`,
  );
}

/** Throws also when the token lacks the scope, unbound or bound to the account. */
export function requireScope(requestCaller: RequestCaller, scope: PlainScope, of: Reached | null = null): Token {
  const caller = requireCaller(requestCaller, ` with a token of the scope ${scope}`);
  if (allows(caller.scopes, scope, of)) return caller;
  const came = caller.scopes.join(', ') || 'none';
  const message = `This needs a token with the scope ${scope}${beyond(caller, scope)}, but got one with: ${came}`;
  throw new CallerError('FORBIDDEN', message);
}

/**
 * Explains what a token lacks whose scope is bound to other accounts. The account is not named, to reveal nothing about
 * it.
 */
function beyond({ scopes }: Token, scope: PlainScope): string {
  const bound = scopes.filter((each) => each.startsWith(`${scope}@`));
  if (bound.length === 0) return '';
  const isOfSandbox = bound.every((each) => each.endsWith('@sandbox'));
  return isOfSandbox
    ? ' for more than the sandbox, as the account behind it is real'
    : ' for more than the accounts that it is bound to';
}
