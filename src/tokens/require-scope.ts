/** The one check of what a caller may do. */
import { CallerError } from '../errors.js';
import { type Asking, callerIn } from './caller.js';
import type { Scope, Token } from './token.js';

/** What stands behind an `@` in scopes that hold for nothing else. */
export type Bound = 'sandbox';

/** The caller's token; throws when there is none or when it lacks the scope, be it bound to what is asked of or to nothing. */
export function requireScope(asking: Asking, scope: Scope, of: Bound | null = null): Token {
  const caller = callerIn(asking);
  if (caller === null) {
    throw new CallerError(
      'UNAUTHENTICATED',
      `This needs a token: send \`Authorization: Bearer mrd_…\` with a token of the scope ${scope}, ` +
        'but got none that is known, active and unexpired',
    );
  }
  const has = (wanted: string) => caller.scopes.some((each) => each === wanted);
  if (!has(scope) && !(of && has(`${scope}@${of}`))) {
    const real = has(`${scope}@sandbox`) ? ' for more than the sandbox, as the account behind it is real' : '';
    const came = caller.scopes.join(', ') || 'none';
    throw new CallerError('FORBIDDEN', `This needs a token with the scope ${scope}${real}, but got one with: ${came}`);
  }
  return caller;
}
