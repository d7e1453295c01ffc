/** Accounts without any snapshot: nothing of them is known on any day. */
import { dialectsOf } from '../../rest/schema/fields-of-rows.js';
import type { BillFilter } from '../bill/filter.js';
import { BillGap } from '../history/bill-history.js';
import { daysFrom } from '../history/calendar.js';
import type { HistoryScope } from '../history/history-scope.js';
import type { HistoryContext } from '../history/history-context.js';
import type { HistoryAccount } from '../history/snapshots/history-account.js';
import type { Month } from './month.js';

export type ConfiguredAccount = Pick<HistoryAccount, 'api' | 'name' | 'sandbox' | 'baseUrl'>;

interface Meant extends Pick<BillFilter, 'apis' | 'accounts'> {
  readonly isMeant?: (account: ConfiguredAccount) => boolean;
}

export function neverRead(
  { context: { clients }, info }: HistoryContext,
  { apis, accounts: names, isMeant = () => true }: Meant,
  { accounts, lastDay }: HistoryScope,
  month: Month,
): BillGap[] {
  const isWanted = ({ api, name }: ConfiguredAccount) =>
    (!apis || apis.includes(api)) && (!names || names.includes(name));
  const days = daysFrom(month.firstDay, lastDay < month.lastDay ? lastDay : month.lastDay);
  return clients
    .every(dialectsOf(info.schema))
    .map(({ upstream }) => upstream.account)
    .filter(
      (one) => isWanted(one) && isMeant(one) && !accounts.some(({ api, name }) => api === one.api && name === one.name),
    )
    .map(({ api, name }) => Object.assign(new BillGap(), { api, accountName: name, days, error: null }));
}
