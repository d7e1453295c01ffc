/** The one check of what a caller may do. */
import { CallerError } from '../errors.js';
import type { Scope, Token } from './token.js';

/** The caller's token; throws when there is none or when it lacks the scope. */
export function requireScope({ caller }: { readonly caller: Token | null }, scope: Scope): Token {
  if (caller === null) {
    throw new CallerError(
      'UNAUTHENTICATED',
      `This needs a token: send \`Authorization: Bearer mrd_…\` with a token of the scope ${scope}, ` +
        'but got none that is known, active and unexpired',
    );
  }
  if (!caller.scopes.includes(scope)) {
    throw new CallerError(
      'FORBIDDEN',
      `This needs a token with the scope ${scope}, but got one with: ${caller.scopes.join(', ')}`,
    );
  }
  return caller;
}
