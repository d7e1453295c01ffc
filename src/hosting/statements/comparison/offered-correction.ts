/** The difference of a line, as the input of a correction of its closed month. */
import type { BigNumber } from 'bignumber.js';
import { digitsOf } from '../../../base/decimal.js';
import type { ComparisonLine } from './compared-line.js';
import type { ReadyInput } from './offered-price.js';

/** Null where its month is open, or nothing says how much tax there is on it. */
export function offeredCorrection(
  { account, months, lines, own, difference, isClosed, name, verdict, rows }: ComparisonLine,
  statementId: string,
  currency: string,
): ReadyInput | null {
  const [month, other] = months;
  if (!account || !month || other || !isClosed || !difference || difference.isZero()) return null;
  const gross = withTax(difference, own.amount);
  if (gross === null) return null;
  const [line] = lines;
  const places = rows.length > 0 ? `, line ${rows.map((row) => row.line).join(' and ')}` : '';
  return {
    month: month.name,
    api: account.api,
    accountName: account.name,
    ...(line && { key: line.charged.key }),
    net: digitsOf(difference),
    gross,
    currency,
    reason: `Statement ${statementId}${places}: ${verdict.toLowerCase().replaceAll('_', ' ')}, ${name}`.slice(0, 500),
  };
}

/** Digits beyond which tax is no money. */
const decimals = 6;

function withTax(difference: BigNumber, { net, gross }: ComparisonLine['own']['amount']): string | null {
  return net.isZero() ? null : digitsOf(difference.times(gross).dividedBy(net).decimalPlaces(decimals));
}
