/** The accounts that a caller selects. */
import type { Client } from '../../rest/transport/client.js';
import type { Api } from '../../rest/rows/dialect.js';

interface AccountChoice {
  readonly apis?: readonly Api[] | null;
  readonly accounts?: readonly string[] | null;
}

/** All of them by default. */
export function isChosen({ apis, accounts }: AccountChoice): (client: Client) => boolean {
  return ({ upstream: { account } }) =>
    (apis?.includes(account.api) ?? true) && (accounts?.includes(account.name) ?? true);
}
