/** Settles lines whose difference a correction of their closed month has already. */
import { exact } from '../../../base/decimal.js';
import { storeKeyOf } from '../../../rest/transport/account.js';
import type { StoredCorrection } from '../../invoice/corrections/correction-store.js';
import { type ComparisonLine, isDisputed } from './compared-line.js';
import { StatementCause, StatementVerdict } from './verdict.js';

/** Each correction settles one line: of its line of the invoice, or, without one, of nothing that the invoice has. */
export function settled(
  lines: readonly ComparisonLine[],
  corrections: readonly StoredCorrection[],
  currency: string,
): readonly ComparisonLine[] {
  const left = new Set(corrections.filter((one) => one.currency === currency));
  return lines.map((line) => {
    const { difference, own } = line;
    if (!difference || !isDisputed(line)) return line;
    const correction = [...left].find((one) => isOf(one, line) && difference.isEqualTo(exact(one.net)));
    if (!correction) return line;
    left.delete(correction);
    return {
      ...line,
      verdict: StatementVerdict.AGREED,
      cause: StatementCause.CORRECTED,
      ours: own.amount.net.plus(difference),
      difference: exact(0),
    };
  });
}

function isOf(correction: StoredCorrection, { account, months, lines }: ComparisonLine): boolean {
  const { month, line } = correction;
  if (!account || storeKeyOf(account) !== storeKeyOf(correction)) return false;
  if (!months.some(({ name }) => name === month)) return false;
  return line ? lines.some(({ charged }) => charged.key === line.key) : lines.length === 0;
}
