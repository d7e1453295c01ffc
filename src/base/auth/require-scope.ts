/** The one check of who asks and of what a caller may do. */
import { CallerError } from '../errors.js';
import { type RequestCaller, callerIn } from './caller.js';
import { type PlainScope, type Reached, allows } from './scope.js';
import type { Token } from './token.js';

/** The caller's token; throws when there is none. `what` says which is meant. */
export function requireCaller(asking: RequestCaller, what = ''): Token {
  const caller = callerIn(asking);
  if (caller !== null) return caller;
  throw new CallerError(
    'UNAUTHENTICATED',
    `This needs a token: send \`Authorization: Bearer mrd_…\`${what}, but got none that is known, active and unexpired`,
  );
}

/** The same; throws too when it lacks the scope, be it bound to the account that is asked of or to nothing. */
export function requireScope(asking: RequestCaller, scope: PlainScope, of: Reached | null = null): Token {
  const caller = requireCaller(asking, ` with a token of the scope ${scope}`);
  if (allows(caller.scopes, scope, of)) return caller;
  const came = caller.scopes.join(', ') || 'none';
  const message = `This needs a token with the scope ${scope}${beyond(caller, scope)}, but got one with: ${came}`;
  throw new CallerError('FORBIDDEN', message);
}

/** What a token lacks that has the scope for something else. The account is not named: it is none of the caller's. */
function beyond({ scopes }: Token, scope: PlainScope): string {
  const bound = scopes.filter((each) => each.startsWith(`${scope}@`));
  if (bound.length === 0) return '';
  const isOfSandbox = bound.every((each) => each.endsWith('@sandbox'));
  return isOfSandbox
    ? ' for more than the sandbox, as the account behind it is real'
    : ' for more than the accounts that it is bound to';
}
