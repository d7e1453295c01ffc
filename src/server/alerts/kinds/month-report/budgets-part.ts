/** How budgets stood at the end of a closed month. */
import { exact, greaterFirst } from '../../../../base/decimal.js';
import type { HostingContext } from '../../../../hosting/context.js';
import { BudgetBasis } from '../../../../hosting/history/budgets/budget-basis.js';
import type { StoredBudget } from '../../../../hosting/history/budgets/budget-store.js';
import { type Budget, BudgetState } from '../../../../hosting/history/budgets/budget.js';
import { budgetOf } from '../../../../hosting/history/budgets/make-budget.js';
import { mayRead } from '../../../../hosting/history/budgets/readable-budgets.js';
import type { HistoryContext } from '../../../../hosting/history/history-context.js';
import type { Month } from '../../../../hosting/invoice/month.js';
import { joinedAccounts, nameOf } from '../../../../rest/transport/account.js';
import { oneLine } from '../../message.js';
import { pagePath } from '../../page-path.js';
import { amountText } from '../amount.js';
import type { ClosedReport } from './last-closed.js';
import { type ReportPart, countWords, monthWords } from './report-part.js';

/** Budgets that are named, and characters of a name. */
const mostNamed = 4;
const longestName = 40;

type BudgetsContext = HistoryContext & { readonly context: Pick<HostingContext, 'hosting'> };

export async function budgetsPart(
  budgetsContext: BudgetsContext,
  { month, invoice, accounts, filter }: ClosedReport,
): Promise<ReportPart> {
  const { hosting, upstreams } = budgetsContext.context;
  const isNarrowed = Object.keys(filter).length > 0;
  const names = new Set(accounts.map(nameOf));
  const meant = (await hosting.budgets.list()).filter(
    (one) =>
      mayRead(budgetsContext, one) &&
      wasInForce(one, month) &&
      (!isNarrowed || one.accounts?.every((account) => names.has(nameOf(account))) === true),
  );
  const name = monthWords(month);
  const path = pagePath('costs', { period: month.name, currency: invoice.currency }, 'budgets');
  if (meant.length === 0) return { title: `No budget for ${name}`, text: 'None was in force.', path };
  const shown: Budget[] = [];
  for (const one of meant) shown.push(await budgetOf(budgetsContext, upTo(one, month)));
  shown.sort((a, b) => greaterFirst(shareOf(a), shareOf(b)));
  const passed = shown.filter(({ state }) => state === BudgetState.PASSED).length;
  const left = shown.length - mostNamed;
  const texts = [...shown.slice(0, mostNamed).map(textOf), ...(left > 0 ? [`and ${left} more`] : [])];
  return {
    title: `${passed} of ${countWords(shown.length, 'budget')} passed by the end of ${name}`,
    text: `${texts.join('; ')}.`,
    path,
    named: meant.flatMap((one) => one.accounts ?? joinedAccounts(upstreams.accounts)),
  };
}

function wasInForce({ setAt, end }: StoredBudget, { end: over, firstDay }: Month): boolean {
  return setAt < over && (end === null || end.on >= firstDay);
}

/** The budget as if it had ended with the month: what it says is that of its period up to then. */
function upTo(budget: StoredBudget, { lastDay }: Month): StoredBudget {
  const { end } = budget;
  return end !== null && end.on <= lastDay ? budget : { ...budget, end: { on: lastDay, reason: null } };
}

/** Unknown ones come last. */
function shareOf({ spentPercent }: Budget) {
  return exact(spentPercent ?? '-1');
}

/** `cloud: 82.3 % of 500.00 EUR`. */
function textOf({ name, amount, basis, spentPercent, forecast }: Budget): string {
  const share = spentPercent === null ? 'an unknown part' : `${spentPercent} %`;
  const tax = basis === BudgetBasis.NET ? ' without tax' : '';
  return `${oneLine(name, longestName)}: ${share} of ${amountText(amount)}${tax} since ${forecast.from}`;
}
