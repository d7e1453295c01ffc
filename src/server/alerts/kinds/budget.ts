/** Budgets that are passed, or will be by the end of their period. */
import { BudgetState } from '../../../hosting/history/budgets/budget.js';
import { budgetOf, mayRead } from '../../../hosting/history/budgets/budget-resolver.js';
import type { BillForecast } from '../../../hosting/history/forecast/bill-forecast.js';
import { pagePath } from '../page-path.js';
import { amountText } from './amount.js';
import { type AlertKindDefinition, type HoldingAlert, minutes, scopeOf } from './kind.js';

const stateInWords: Readonly<Partial<Record<BudgetState, string>>> = {
  PASSED: 'is passed',
  FORECAST_TO_PASS: 'will be passed',
};

/** Days that were not read are in the amounts, but fire nothing. */
function estimatedText({ estimatedDayCount: days }: BillForecast): string {
  if (days === 0) return '';
  return ` ${days} ${days === 1 ? 'day of it was' : 'days of it were'} not read, and ${days === 1 ? 'is' : 'are'} estimated.`;
}

export const budget: AlertKindDefinition = {
  kind: 'BUDGET',
  about:
    'A budget of which the token may read every account is passed, or forecast to be passed by the end of its period, each once a period',
  parts: [],
  usual: {},
  isOfHosting: true,
  isOfNews: false,
  every: 60 * minutes,
  async evaluate({ context, schema }) {
    const resolverContext = { context, info: { schema } };
    const budgets = (await context.hosting.budgets.list()).filter((one) => mayRead(resolverContext, one));
    const alerts: HoldingAlert[] = [];
    const unknownScopes = new Set<string>();
    for (const one of budgets) {
      const { id, name, state, amount, forecast } = await budgetOf(resolverContext, one);
      // A former release knows budgets by their name.
      const scope = budgets.some((other) => other !== one && other.name === name) ? id : name;
      const { from, to, soFar, total } = forecast;
      const words = stateInWords[state];
      if (state === BudgetState.UNKNOWN) unknownScopes.add(scope);
      if (!words || !soFar || !total) continue;
      alerts.push({
        id: scopeOf(scope, from, state),
        scope,
        title: `Budget ${words}: ${name}`,
        text: `The budget ${name} of ${amountText(amount)} ${words}: ${amountText(soFar.gross)} so far, ${amountText(total.gross)} by forecast, from ${from} to ${to}.${estimatedText(forecast)}`,
        account: null,
        path: pagePath('bill', { part: 'time' }),
      });
    }
    return { alerts, unknownScopes };
  },
};
