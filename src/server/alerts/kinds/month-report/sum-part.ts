/** The sum of a closed month, how much of it is known, and how much of it statements dispute. */
import type { Invoice } from '../../../../hosting/invoice/invoice.js';
import { pagePath } from '../../page-path.js';
import { amountText } from '../amount.js';
import type { ClosedReport } from './last-closed.js';
import { type ReportPart, countWords, monthWords } from './report-part.js';

/** `disputed`: a sentence on the statements of the month; empty where there is nothing to say. */
export function sumPart({ month, invoice, accounts }: ClosedReport, disputed: string): ReportPart {
  const { net, tax, gross, isComplete, lineCount, currency } = invoice;
  const path = pagePath('costs', { period: month.name, currency });
  const name = monthWords(month);
  if (!net || !tax || !gross) {
    return {
      title: `${name} is closed: its cost is unknown`,
      text: `Nothing of it was read before its end.${disputed}`,
      path,
    };
  }
  const places = `${countWords(lineCount, 'line')} in ${countWords(accounts.length, 'account')}`;
  return {
    title: `${name} is closed: ${isComplete ? '' : 'at least '}${amountText(gross)} with tax`,
    text: `${amountText(net)} without tax, and ${amountText(tax)} tax, for ${places}.${unknownText(invoice)}${disputed}`,
    path,
  };
}

function unknownText({ unknownCount, gaps }: Invoice): string {
  const parts = [
    ...(unknownCount > 0 ? [`${countWords(unknownCount, 'line')} of unknown cost`] : []),
    ...(gaps.length > 0
      ? [`what was there only on days on which ${countWords(gaps.length, 'account')} could not be read wholly`]
      : []),
  ];
  return parts.length === 0 ? '' : ` Not in it: ${parts.join(', and ')}.`;
}
