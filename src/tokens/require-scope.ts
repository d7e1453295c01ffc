/** The one check of who asks and of what a caller may do. */
import { CallerError } from '../errors.js';
import { type Asking, callerIn } from './caller.js';
import type { Scope, Token } from './token.js';

/** What stands behind an `@` in scopes that hold for nothing else. */
export type Bound = 'sandbox';

/** The caller's token; throws when there is none. `what` says which is meant. */
export function requireCaller(asking: Asking, what = ''): Token {
  const caller = callerIn(asking);
  if (caller !== null) return caller;
  throw new CallerError(
    'UNAUTHENTICATED',
    `This needs a token: send \`Authorization: Bearer mrd_…\`${what}, but got none that is known, active and unexpired`,
  );
}

/** The same; throws too when it lacks the scope, be it bound to what is asked of or to nothing. */
export function requireScope(asking: Asking, scope: Scope, of: Bound | null = null): Token {
  const caller = requireCaller(asking, ` with a token of the scope ${scope}`);
  const has = (wanted: string) => caller.scopes.some((each) => each === wanted);
  if (!has(scope) && !(of && has(`${scope}@${of}`))) {
    const real = has(`${scope}@sandbox`) ? ' for more than the sandbox, as the account behind it is real' : '';
    const came = caller.scopes.join(', ') || 'none';
    throw new CallerError('FORBIDDEN', `This needs a token with the scope ${scope}${real}, but got one with: ${came}`);
  }
  return caller;
}
