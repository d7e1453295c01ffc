/** Makes the history of the bill from its snapshots. */
import { addDays } from '../../base/dates.js';
import { baseFor } from '../../data/rates/choose.js';
import { type BillFilter, passes } from '../bill/filter.js';
import type { BillGroupBy } from '../bill/grouping.js';
import { BillHistory, type BillHistoryPeriod, type HistoryPeriod, HistoryRates } from './bill-history.js';
import { chooseGroups } from './choose-groups.js';
import { GroupNames } from './group-names.js';
import type { HistoryContext } from './history-context.js';
import { historyLines } from './history-line.js';
import { historyScope } from './history-scope.js';
import { goesOnInto, spanOf } from './history-span.js';
import { rateOn } from './rate-on.js';
import { RatesByDay } from './rates-by-day.js';
import { replay } from './replay.js';
import { lineIds } from './resource-id.js';
import { RunningSums } from './running-sums.js';
import { PeriodSoFar, periodOf } from './period-so-far.js';
import { type DaySpending, Spending } from '../invoice/spending.js';
import { sharedKeys } from './shared-lines.js';
import { UnknownThings } from './unknown-things.js';

interface HistoryRequest {
  readonly from: string;
  /** Null: up to the last day that counts. */
  readonly to: string | null;
  readonly by: HistoryPeriod;
  readonly currency: string | null;
  readonly rates: HistoryRates;
  readonly groupBy: readonly BillGroupBy[];
  readonly labelKey: string | null;
  readonly filter: BillFilter;
}

export async function makeHistory(historyContext: HistoryContext, request: HistoryRequest): Promise<BillHistory> {
  const { context } = historyContext;
  const { geography } = context;
  const { billHistory } = context.hosting;
  const { by, rates, groupBy, labelKey, filter } = request;
  const currency = baseFor(context, request.currency);
  const scope = await historyScope(historyContext, billHistory, filter);
  const { from, to } = spanOf(request, scope);
  const history = Object.assign(new BillHistory(), {
    currency,
    rates,
    firstDay: scope.firstDay,
    lastDay: scope.lastDay,
  });
  if (scope.firstDay === null || from > to) return Object.assign(history, { periods: [] });
  const locate = historyLines(geography);
  const [sums, unknown] = [new RunningSums(), new UnknownThings(currency)];
  const resourceIdOf = lineIds(historyContext.info.schema);
  const isWanted = passes(filter, geography, resourceIdOf);
  const groups = new GroupNames({ groupBy, labelKey, resourceIdOf });
  await chooseGroups(historyContext, groups, { scope, from, to, filter, currency });
  const ofDays =
    rates === HistoryRates.THAT_DAY ? new RatesByDay({ history: billHistory, rates: context.rates, to }) : null;
  const spending = new Spending(historyContext, { scope, filter, groupOf: (line) => groups.nameOf(line) });
  const periods: BillHistoryPeriod[] = [];
  let period = new PeriodSoFar(from);
  const days = replay({
    history: billHistory,
    accounts: scope.accounts,
    from,
    to,
    sharedKeyOf: sharedKeys(scope.accounts),
    lineOf: (account, line) => [locate(account, line)].find(isWanted),
    began: (line) => {
      const group = groups.nameOf(line);
      sums.add(group, line.cost);
      unknown.began(group, line);
    },
    ended: (line) => {
      const group = groups.nameOf(line);
      sums.remove(group, line.cost);
      unknown.ended(group, line);
    },
    beforeGap: () => period.noteMonths(sums),
  });
  for await (const { day, accounts } of days) {
    const spent = await spending.on(day);
    const isConverted = sums.hasOtherThan(currency) || hasOtherThan(spent, currency);
    const table = ofDays && isConverted ? await ofDays.on(day) : context.rates.table;
    const rateOf = (code: string) => rateOn(table, code, currency);
    sums.endDay(rateOf);
    period.spend(spent, rateOf);
    period.noteUnknown(unknown.at((code) => rateOf(code) !== null));
    period.add(day, accounts);
    const next = addDays(day, 1);
    if (day < to && goesOnInto(next, by)) continue;
    period.noteMonths(sums);
    periods.push(periodOf(period, { groups, currency, isGrouped: groupBy.length > 0 }));
    period = new PeriodSoFar(next);
  }
  return Object.assign(history, { periods });
}

function hasOtherThan(spent: DaySpending, currency: string): boolean {
  return [...spent.values()].some((sums) => [...sums.keys()].some((code) => code !== currency));
}
