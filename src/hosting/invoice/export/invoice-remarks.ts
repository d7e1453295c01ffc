/** The remarks on an exported invoice: what is not known of the month, and what is in no amount. */
import type { BillGap } from '../../history/bill-history.js';
import type { ReadInvoice } from '../read-invoice.js';

interface InvoiceRemark {
  readonly api?: string;
  readonly account?: string;
  readonly remark: string;
}

export function* invoiceRemarks({ arranged, corrections, gaps, isComplete }: ReadInvoice): Generator<InvoiceRemark> {
  if (!arranged.isRead) yield { remark: 'No amount is known: no account was read before the end of the month' };
  else if (!isComplete) yield { remark: 'Amounts are at least these: not all is known' };
  for (const gap of gaps) yield remarkOn(gap, 'Not read, or not completely, on');
  for (const gap of arranged.withoutActions) yield remarkOn(gap, 'Times of changes are inferred, as actions lack on');
  if (corrections.length > 0) {
    yield { remark: `Corrected after it was closed: ${corrections.length}, in no amount here` };
  }
}

function remarkOn({ api, accountName, days, error }: BillGap, what: string): InvoiceRemark {
  const reason = error === null ? '' : `: ${error}`;
  return { api, account: accountName, remark: `${what} ${days.join(', ')}${reason}` };
}
