/** Budgets whose thresholds are reached, or will be by the end of their period. */
import { BudgetBasis, sideOf } from '../../../hosting/history/budgets/budget-basis.js';
import { hasEnded } from '../../../hosting/history/budgets/budget-end.js';
import { type Budget, BudgetState } from '../../../hosting/history/budgets/budget.js';
import { budgetOf } from '../../../hosting/history/budgets/make-budget.js';
import { mayRead } from '../../../hosting/history/budgets/readable-budgets.js';
import { type BudgetThreshold, ThresholdKind } from '../../../hosting/history/budgets/threshold.js';
import type { BillForecast } from '../../../hosting/history/forecast/bill-forecast.js';
import { pagePath } from '../page-path.js';
import { amountText } from './amount.js';
import { type AlertKindDefinition, type HoldingAlert, minutes, scopeOf } from './kind.js';

/** Days that were not read are in the amounts, but fire nothing. */
function estimatedText({ estimatedDayCount: days }: BillForecast): string {
  if (days === 0) return '';
  return ` ${days} ${days === 1 ? 'day of it was' : 'days of it were'} not read, and ${days === 1 ? 'is' : 'are'} estimated.`;
}

export const budget: AlertKindDefinition = {
  kind: 'BUDGET',
  about:
    'A threshold of a budget of which the token may read every account is reached: each once a period, and of several at once only the highest',
  parts: [],
  usual: {},
  isOfHosting: true,
  isOfNews: false,
  every: 60 * minutes,
  async evaluate({ context, schema, now }) {
    const resolverContext = { context, info: { schema } };
    const budgets = (await context.hosting.budgets.list()).filter(
      (one) => mayRead(resolverContext, one) && !hasEnded(one, now),
    );
    const alerts: HoldingAlert[] = [];
    const unknownScopes = new Set<string>();
    for (const one of budgets) {
      // A former release knows budgets by their name.
      const scope = budgets.some((other) => other !== one && other.name === one.name) ? one.id : one.name;
      const shown = await budgetOf(resolverContext, one);
      if (shown.state === BudgetState.UNKNOWN) unknownScopes.add(scope);
      alerts.push(...alertsOf(shown, scope));
    }
    return { alerts, unknownScopes };
  },
};

function alertsOf(shown: Budget, scope: string): HoldingAlert[] {
  const { name, amount, basis, period, filter, thresholds, forecast } = shown;
  const { from, to, soFar, total } = forecast;
  if (!soFar || !total) return [];
  const side = sideOf(shown);
  // One that is set otherwise begins anew.
  const meaning = JSON.stringify([amount.amount, amount.currency, basis, period, filter]);
  const tax = basis === BudgetBasis.NET ? ' without tax' : '';
  return thresholds.map((threshold) => ({
    id: scopeOf(scope, from, threshold.kind, String(threshold.percent), meaning),
    scope,
    title: `Budget ${wordsOf(threshold)}: ${name}`,
    text: `The budget ${name} of ${amountText(amount)}${tax} ${wordsOf(threshold)}: ${amountText(soFar[side])} so far, ${amountText(total[side])} by forecast, from ${from} to ${to}.${estimatedText(forecast)}`,
    account: null,
    path: pagePath('costs', {}, 'budgets'),
    // A threshold that was reached is not sent again within the period.
    isUnsure: threshold.isReached !== true,
    isImplied: thresholds.some((other) => other.isReached === true && implies(other, threshold)),
  }));
}

function wordsOf({ percent, kind }: BudgetThreshold): string {
  if (kind === ThresholdKind.ACTUAL) return percent === 100 ? 'is passed' : `has passed ${percent} %`;
  return percent === 100 ? 'will be passed' : `will pass ${percent} %`;
}

/** True if one that is reached says as much of the other: the forecast includes the amount spent. */
function implies(higher: BudgetThreshold, lower: BudgetThreshold): boolean {
  if (higher.kind === lower.kind) return higher.percent > lower.percent;
  return higher.kind === ThresholdKind.ACTUAL && higher.percent >= lower.percent;
}
