/** The accounts that the history knows and that are configured, in the order of the configuration. */
import type { HistoryContext } from '../../../hosting/history/history-context.js';
import type { HistoryAccount } from '../../../hosting/history/snapshots/history-account.js';
import { joinedAccounts, nameOf } from '../../../rest/transport/account.js';

export async function configuredAccounts({ context }: HistoryContext): Promise<readonly HistoryAccount[]> {
  const known = await context.hosting.billHistory.accounts();
  return joinedAccounts(context.upstreams.accounts).flatMap(
    (account) => known.find((one) => nameOf(one) === nameOf(account) && one.sandbox === account.sandbox) ?? [],
  );
}
