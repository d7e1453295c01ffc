/** Closes the months of bills: looked at once a day for each account. */
import { MonthClosing } from '../../hosting/invoice/closed/close-months.js';
import type { Account } from '../../rest/transport/account.js';
import { ownContext } from '../own-context.js';
import type { Services } from '../services.js';
import type { DailyTask } from './daily-tasks.js';

export function billMonths(services: Services): DailyTask {
  const closing = () => new MonthClosing(ownContext(services));
  const isClosed = async (account: Account) => {
    for (const one of await closing().accountsOf(account)) if ((await closing().due(one)).length > 0) return false;
    return true;
  };
  return {
    name: 'bill-months',
    isFirstAtOnce: false,
    isDone: isClosed,
    lastDone: async (account) => ((await isClosed(account)) ? services.upstreams.clock.now() : null),
    async run(account, _, signal) {
      for (const one of await closing().accountsOf(account))
        for (const month of await closing().due(one)) await closing().close(one, month, signal);
      return true;
    },
  };
}
