/** Why a closed month cost something else than the one before. */
import { exact } from '../../../../base/decimal.js';
import type { HistoryContext } from '../../../../hosting/history/history-context.js';
import type { BillChangeSum } from '../../../../hosting/history/change/bill-change-part.js';
import { ChangeReason } from '../../../../hosting/history/change/parts.js';
import { makeInvoiceChange } from '../../../../hosting/invoice/change/make-invoice-change.js';
import { pagePath } from '../../page-path.js';
import { amountText, changeText } from '../amount.js';
import { type ClosedReport, monthBefore } from './last-closed.js';
import { type ReportPart, countWords, monthWords } from './report-part.js';

/** Reasons that are named. */
const mostNamed = 4;

const reasonWords: Readonly<Record<ChangeReason, string>> = {
  [ChangeReason.BEGAN]: 'began',
  [ChangeReason.ENDED]: 'ended',
  [ChangeReason.ACCOUNT_ADDED]: 'in an account that was added',
  [ChangeReason.ACCOUNT_REMOVED]: 'in an account that was removed',
  [ChangeReason.GREW]: 'grew',
  [ChangeReason.SHRANK]: 'shrank',
  [ChangeReason.LIST_PRICE]: 'with a new list price',
  [ChangeReason.OWN_PRICE]: 'with a new price of your own',
  [ChangeReason.SETUP]: 'with the price of an order',
  [ChangeReason.EXCHANGE_RATE]: 'by the exchange rate alone',
  [ChangeReason.MONTH_LENGTH]: 'for another number of hours',
  [ChangeReason.RULE_TAKEN]: 'by another rule of billing',
  [ChangeReason.MOVED]: 'in another group',
  [ChangeReason.COST_KNOWN]: 'whose cost was unknown before',
  [ChangeReason.COST_UNKNOWN]: 'whose cost is now unknown',
};

export async function changePart(
  historyContext: HistoryContext,
  { month, invoice, former, condition, filter }: ClosedReport,
): Promise<ReportPart> {
  const before = monthBefore(month);
  const [name, formerName] = [monthWords(month), monthWords(before)];
  const path = pagePath('costs', { period: month.name, currency: invoice.currency });
  if (!invoice.gross || !former.gross) {
    const unknown = invoice.gross ? formerName : name;
    return { title: `${name} cannot be compared`, text: `Nothing of ${unknown} was read before its end.`, path };
  }
  const { difference, byReason, isComplete } = await makeInvoiceChange(historyContext, {
    from: before.name,
    to: month.name,
    currency: condition.currency,
    groupBy: [],
    labelKey: null,
    filter,
  });
  const more = exact(difference.gross.amount);
  const size = amountText({ amount: more.abs().toFixed(), currency: difference.gross.currency });
  const words = more.isZero() ? 'as much as' : `${size} ${more.gt(0) ? 'more' : 'less'} than`;
  const known = isComplete ? '' : ' This compares what is known of both months.';
  return { title: `${name} cost ${words} ${formerName}`, text: `${reasonsText(byReason)}${known}`, path };
}

/** The greatest first, with tax: `+0.52 EUR on 1 line that began`. */
function reasonsText(byReason: readonly BillChangeSum[]): string {
  if (byReason.length === 0) return 'No line changed.';
  const named = byReason
    .slice(0, mostNamed)
    .map(
      ({ reason, amount, lineCount }) =>
        `${changeText(amount.gross)} on ${countWords(lineCount, 'line')} ${isClause(reason) ? 'that ' : ''}${reasonWords[reason]}`,
    );
  const left = byReason.length - named.length;
  return `${[...named, ...(left > 0 ? [`and ${countWords(left, 'other reason')}`] : [])].join(', ')}.`;
}

function isClause(reason: ChangeReason): boolean {
  const clauses: readonly ChangeReason[] = [
    ChangeReason.BEGAN,
    ChangeReason.ENDED,
    ChangeReason.GREW,
    ChangeReason.SHRANK,
  ];
  return clauses.includes(reason);
}
