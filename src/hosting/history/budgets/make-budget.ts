/** Makes the GraphQL object of a stored budget: how it stands now. */
import type { BigNumber } from 'bignumber.js';
import { digitsOf, exact } from '../../../base/decimal.js';
import type { Both } from '../../bill/amounts/both.js';
import { Money } from '../../../data/rates/money/money.js';
import type { BillForecast } from '../forecast/bill-forecast.js';
import { makeForecast } from '../forecast/make-forecast.js';
import type { HistoryContext } from '../history-context.js';
import { Budget, BudgetState } from './budget.js';
import { sideOf } from './budget-basis.js';
import { thresholdOf } from './threshold.js';
import { hasEnded } from './budget-end.js';
import type { BudgetAccount, StoredBudget } from './budget-store.js';

export async function budgetOf(historyContext: HistoryContext, budget: StoredBudget): Promise<Budget> {
  const { id, name, amount, basis, currency, period, thresholds, filter, setAt, accounts, end } = budget;
  const side = sideOf(budget);
  // The names were checked when it was set: an account that has gone since costs the budget no more than itself.
  const { accounts: names, ...others } = filter;
  const isMeant = (one: BudgetAccount) =>
    (!accounts || accounts.some((each) => isSame(each, one))) && (!names || names.includes(one.name));
  const forecast = await makeForecast(historyContext, {
    period,
    currency,
    filter: others,
    isMeant,
    lastDay: end && end.on,
  });
  const soFar = forecast.soFar && exact(forecast.soFar[side].amount);
  const limit = exact(amount);
  return Object.assign(new Budget(), {
    id,
    name,
    amount: new Money(amount, currency),
    basis,
    period,
    thresholds: thresholds.map((one) => thresholdOf(one, forecast, { side, limit })),
    filter,
    setAt: new Date(setAt),
    isEnded: hasEnded(budget, historyContext.context.upstreams.clock.now()),
    endsOn: end && end.on,
    endReason: end && end.reason,
    state: stateOf(forecast, side, limit),
    forecast,
    spentPercent: soFar ? digitsOf(soFar.times(100).dividedBy(limit).precision(4)) : null,
  });
}

function stateOf({ soFar, total, seen }: BillForecast, side: keyof Both, limit: BigNumber): BudgetState {
  if (!soFar || !total) return BudgetState.UNKNOWN;
  if (seen.soFar[side].gt(limit)) return BudgetState.PASSED;
  if (seen.total[side].gt(limit)) return BudgetState.FORECAST_TO_PASS;
  return exact(total[side].amount).gt(limit) ? BudgetState.PASSED_BY_ESTIMATE : BudgetState.WITHIN;
}

function isSame(one: BudgetAccount, other: BudgetAccount): boolean {
  return one.api === other.api && one.name === other.name && one.sandbox === other.sandbox;
}
