/** The price that a statement says a resource has, as the input of a price of its own. */
import { digitsOf, exact } from '../../../base/decimal.js';
import type { StatementRow } from '../statement.js';
import type { ComparisonLine } from './compared-line.js';
import { isMonthly, rowHours } from './row-hours.js';

export type ReadyInput = Readonly<Record<string, string>>;

/** Digits of an hourly price, beyond which it was not billed by the hour. */
const mostDecimals = 10;

interface Ground {
  readonly statementId: string;
  readonly currency: string;
}

/** Null where its rows do not say one price, of a month or of an hour. `orders` are lines of the orders of things. */
export function offeredPrice(
  { account, kind, id, rows, isSetup }: ComparisonLine,
  orders: readonly ComparisonLine[],
  { statementId, currency }: Ground,
): ReadyInput | null {
  const price = priceIn(rows);
  if (!account || kind === null || id === null || isSetup || !price) return null;
  const first = rows[0];
  const ordered = orders.filter((one) => one.id === id && one.kind === kind && one.account?.name === account.name);
  const [setup] = ordered.flatMap((one) => one.rows);
  const lines = [...rows, ...(setup ? [setup] : [])].map(({ line }) => line).sort((a, b) => a - b);
  return {
    api: account.api,
    account: account.name,
    kind,
    id,
    ...price,
    currency,
    ...(first && { from: first.from }),
    ...(setup && { setup: setup.total }),
    note: `Statement ${statementId}, line ${lines.join(' and ')}`,
  };
}

/** The price of a month where one is billed, or that of an hour which all rows share. */
function priceIn(rows: readonly StatementRow[]): { readonly amount: string; readonly period: string } | null {
  if (new Set(rows.map(({ product }) => product)).size !== 1) return null;
  const month = rows.find((row) => isMonthly(row) && exact(row.quantity).isEqualTo(1));
  if (month) return { amount: digitsOf(exact(month.total)), period: 'month' };
  const hourly = rows.map((row) => {
    const hours = rowHours(row);
    return hours && !hours.isZero() ? digitsOf(exact(row.total).dividedBy(hours)) : null;
  });
  const [amount] = hourly;
  const isOne = typeof amount === 'string' && hourly.every((one) => one === amount);
  return isOne && (amount.split('.')[1] ?? '').length <= mostDecimals ? { amount, period: 'hour' } : null;
}
