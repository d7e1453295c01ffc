/** How much of each budget is spent, and will be at the end of its period. */
import { exact } from '../../../base/decimal.js';
import { sideOf } from '../../../hosting/history/budgets/budget-basis.js';
import { hasEnded } from '../../../hosting/history/budgets/budget-end.js';
import type { StoredBudget } from '../../../hosting/history/budgets/budget-store.js';
import { budgetOf } from '../../../hosting/history/budgets/make-budget.js';
import type { HostingContext } from '../../../hosting/context.js';
import type { HistoryContext } from '../../../hosting/history/history-context.js';
import type { HistoryAccount } from '../../../hosting/history/snapshots/history-account.js';
import { joinedAccounts, nameOf } from '../../../rest/transport/account.js';
import { type CostSeries, inSeconds } from './series.js';

/** Digits of a share: as many as `spentPercent` of the graph has. */
const digits = 4;

type BudgetsContext = HistoryContext & { readonly context: Pick<HostingContext, 'hosting'> };

export async function budgetShares(
  budgetsContext: BudgetsContext,
  readAt: ReadonlyMap<HistoryAccount, number>,
): Promise<readonly CostSeries[]> {
  const { hosting, upstreams } = budgetsContext.context;
  const now = upstreams.clock.now();
  const running = (await hosting.budgets.list()).filter((one) => !hasEnded(one, now));
  const accounts = joinedAccounts(upstreams.accounts);
  const times = new Map([...readAt].map(([account, time]) => [nameOf(account), time]));
  const series: CostSeries[] = [];
  for (const one of running) {
    const meant = accounts.filter((account) => covers(one, account)).map((account) => times.get(nameOf(account)));
    series.push(...(await seriesOf(budgetsContext, one, meant)));
  }
  return series;
}

function covers({ accounts, filter }: StoredBudget, account: Pick<HistoryAccount, 'api' | 'name'>): boolean {
  const { api, name } = account;
  const isIts = !accounts || accounts.some((one) => nameOf(one) === nameOf(account));
  return isIts && (!filter.apis || filter.apis.includes(api)) && (!filter.accounts || filter.accounts.includes(name));
}

async function seriesOf(
  budgetsContext: BudgetsContext,
  budget: StoredBudget,
  readAt: readonly (number | undefined)[],
): Promise<CostSeries[]> {
  const { id, name, amount, spentPercent, forecast, basis } = await budgetOf(budgetsContext, budget);
  const labels = { id, budget: name };
  const times = readAt.filter((time) => time !== undefined);
  const isAllRead = times.length > 0 && times.length === readAt.length;
  const { total, unknownCount } = forecast;
  const share = total && exact(total[sideOf({ basis })].amount).dividedBy(exact(amount.amount));
  return [
    ...(isAllRead
      ? [{ metric: 'meridian_budget_read_timestamp_seconds', labels, value: inSeconds(Math.min(...times)) } as const]
      : []),
    ...(spentPercent !== null && share
      ? ([
          { metric: 'meridian_budget_unknown_lines', labels, value: unknownCount },
          { metric: 'meridian_budget_spent_ratio', labels, value: exact(spentPercent).dividedBy(100).toNumber() },
          { metric: 'meridian_budget_forecast_ratio', labels, value: share.precision(digits).toNumber() },
        ] as const)
      : []),
  ];
}
