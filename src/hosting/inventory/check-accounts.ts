/** Checks the account names that a caller gives. */
import { CallerError, shown } from '../../base/errors.js';
import type { Account } from '../../rest/transport/account.js';
import type { Client } from '../../rest/transport/client.js';

/** Throws if a name is not among the accounts of these clients, which the token permits. */
export function checkAccounts(names: Iterable<string> | null | undefined, clients: readonly Client[]): void {
  checkNames(
    names,
    clients.map(({ upstream }) => upstream.account),
  );
}

/** The same of accounts that may no longer be configured. */
export function checkNames(
  names: Iterable<string> | null | undefined,
  accounts: readonly Pick<Account, 'name'>[],
): void {
  const known = new Set(accounts.map(({ name }) => name));
  for (const name of names ?? []) {
    if (known.has(name)) continue;
    const expected = `names of accounts that the token holds for (${[...known].join(', ')})`;
    throw new CallerError('BAD_USER_INPUT', `accounts: expected ${expected}, but got ${shown(name)}.`);
  }
}
