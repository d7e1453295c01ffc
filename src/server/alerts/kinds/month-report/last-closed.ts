/** The last month that is closed in every account that a rule is about. */
import type { BillFilter } from '../../../../hosting/bill/filter.js';
import type { HistoryContext } from '../../../../hosting/history/history-context.js';
import type { HistoryAccount } from '../../../../hosting/history/snapshots/history-account.js';
import type { Invoice } from '../../../../hosting/invoice/invoice.js';
import { makeInvoice } from '../../../../hosting/invoice/make-invoice.js';
import { type Month, monthAt } from '../../../../hosting/invoice/month.js';
import { MonthReading } from '../../../../hosting/invoice/month-reading.js';
import type { AlertCondition } from '../../rules/rule.js';

type MonthCondition = Pick<AlertCondition, 'apis' | 'accounts' | 'currency'>;

export interface ClosedReport {
  readonly month: Month;
  readonly invoice: Invoice;
  /** The invoice of the month before. */
  readonly former: Invoice;
  readonly condition: MonthCondition;
  readonly filter: BillFilter;
  /** The accounts whose month is closed, those that are no longer configured included. */
  readonly accounts: readonly HistoryAccount[];
}

/** The present month and the one before it may be open; an older one was closed before. */
const monthsBack = 2;

/** Null while neither is closed. */
export async function lastClosed(
  historyContext: HistoryContext,
  condition: MonthCondition,
  now: number,
): Promise<ClosedReport | null> {
  const { apis, accounts, currency } = condition;
  const filter: BillFilter = { ...(apis && { apis: [...apis] }), ...(accounts && { accounts: [...accounts] }) };
  const invoiceOf = ({ name }: Month) =>
    makeInvoice(historyContext, { month: name, currency, groupBy: [], labelKey: null, filter });
  let month = monthBefore(monthAt(now));
  for (let left = monthsBack; left > 0; left -= 1, month = monthBefore(month)) {
    const invoice = await invoiceOf(month);
    if (invoice.closedAt === null) continue;
    const reading = await MonthReading.of(historyContext, filter);
    const closed = reading.scope.accounts.filter((account) => reading.closingOf(account, month) !== null);
    return { month, invoice, former: await invoiceOf(monthBefore(month)), condition, filter, accounts: closed };
  }
  return null;
}

export function monthBefore({ start }: Month): Month {
  return monthAt(start - 1);
}
