/** The budget that limits the month of the page, in its currency; null where there is none. */
import { useMemo } from 'react';
import { useGraphQuery } from '../../../ask/use-graph-query.js';
import type { Money } from '../../../format/money.js';
import { BudgetsDocument } from '../../../generated/graphql.js';
import type { View } from '../view/use-view.js';
import { budgetOf, limitIn } from './budget-of.js';

export function useLimit({ period, filter, currency, side }: View): Money | null {
  const isThisMonth = period.isOpen && period.month !== null;
  const { data } = useGraphQuery(BudgetsDocument, {}, { pause: !isThisMonth });
  const budgets = data?.hosting.budgets;
  return useMemo(() => {
    const budget = budgets && isThisMonth ? budgetOf(budgets, filter) : null;
    const amount = budget && limitIn(budget, currency, side);
    return amount === null ? null : { amount, currency };
  }, [budgets, filter, currency, side, isThisMonth]);
}
