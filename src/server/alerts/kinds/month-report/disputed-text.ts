/** How a closed month and the statements of its providers differ. */
import { digitsOf } from '../../../../base/decimal.js';
import { sum } from '../../../../hosting/bill/amounts/largest-remainder.js';
import { disputedLines } from '../../../../hosting/statements/comparison/disputed-lines.js';
import type { StatementContext } from '../../../../hosting/statements/readable-statements.js';
import { changeText } from '../amount.js';
import type { ClosedReport } from './last-closed.js';
import { countWords } from './report-part.js';

/** Empty where no statement of the month was imported, or none of its lines is disputed. */
export async function disputedText(
  statementContext: StatementContext,
  { month, accounts }: Pick<ClosedReport, 'month' | 'accounts'>,
): Promise<string> {
  const lines = await disputedLines(statementContext, month, accounts);
  if (lines.length === 0) return '';
  const known = lines.flatMap(({ line: { difference }, statement: { currency } }) =>
    difference ? [{ difference, currency }] : [],
  );
  const sums = [...new Set(known.map(({ currency }) => currency))].map((currency) => ({
    amount: digitsOf(sum(known.filter((one) => one.currency === currency).map(({ difference }) => difference))),
    currency,
  }));
  const unknown = lines.length - known.length;
  const amounts = [
    ...sums.map((one) => `${changeText(one)} without tax`),
    ...(unknown > 0 ? [`${unknown} of unknown difference`] : []),
  ];
  return ` Imported statements differ on ${countWords(lines.length, 'line')}: ${amounts.join(', and ')}.`;
}
