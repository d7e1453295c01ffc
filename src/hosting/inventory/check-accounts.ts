/** Checks the account names that a caller gives. */
import { CallerError, shown } from '../../base/errors.js';
import type { Client } from '../../rest/transport/client.js';

/** Throws if a name is not among these clients, which are those that the token permits. */
export function checkAccounts(names: Iterable<string> | null | undefined, clients: readonly Client[]): void {
  const known = new Set(clients.map(({ upstream }) => upstream.account.name));
  for (const name of names ?? []) {
    if (known.has(name)) continue;
    const expected = `names of accounts that the token holds for (${[...known].join(', ')})`;
    throw new CallerError('BAD_USER_INPUT', `accounts: expected ${expected}, but got ${shown(name)}.`);
  }
}
