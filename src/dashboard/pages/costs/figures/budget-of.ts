/** The budget that limits what the page shows, and when the month passes it. */
import { type Decimal, sum, compare } from '../../../format/money.js';
import type { BillFilter } from '../../../generated/graphql.js';
import type { Budget } from '../budgets/budget.js';
import type { CostBar } from '../data/costs.js';
import type { Side } from '../../../ask/month-so-far.js';

/** That of a month which covers the same lines; of several the one nearest to being passed. */
export function budgetOf(budgets: readonly Budget[], filter: BillFilter): Budget | null {
  const wanted = textOf(filter);
  const [nearest = null] = budgets
    .filter(({ period, filter: own }) => period === 'MONTH' && textOf(own) === wanted)
    .toSorted((a, b) => Number(b.spentPercent) - Number(a.spentPercent));
  return nearest;
}

/** The conditions as text, whatever their order. */
function textOf(filter: object): string {
  const conditions = Object.entries(filter).flatMap(([name, value]: [string, unknown]) => {
    if (value === null || value === undefined || name === '__typename') return [];
    return [[name, Array.isArray(value) ? value.map(String).sort() : String(value)]];
  });
  return JSON.stringify(conditions.sort(([a], [b]) => String(a).localeCompare(String(b))));
}

/** Its amount, where it counts the same amounts in the same currency. */
export function limitIn({ amount, basis }: Budget, currency: string, side: Side): Decimal | null {
  return amount.currency === currency && basis === side.toUpperCase() ? amount.rounded.amount : null;
}

/** The first day by whose end the sum is beyond the limit, if all goes on; null if none. */
export function passedOn(bars: readonly CostBar[], limit: Decimal): string | null {
  let total: Decimal = '0';
  for (const { to, amount, toCome } of bars) {
    total = sum([total, amount, toCome].flatMap((part) => part ?? []));
    if (compare(total, limit) > 0) return to;
  }
  return null;
}
