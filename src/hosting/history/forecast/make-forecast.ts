/** Forecasts the cost of a calendar period at its end. */
import { addDays } from '../../../base/dates.js';
import { baseFor } from '../../../data/rates/choose.js';
import { priceOf } from '../../bill/amounts/both.js';
import { type BillFilter, passes } from '../../bill/filter.js';
import { daysFrom, daysInMonth } from '../calendar.js';
import type { HistoryAccount } from '../snapshots/history-account.js';
import { historyLines } from '../history-line.js';
import { historyScope } from '../history-scope.js';
import type { HistoryContext } from '../make-history.js';
import { rateOn } from '../rate-on.js';
import { RatesByDay } from '../rates-by-day.js';
import { replay } from '../replay.js';
import { RunningSums, plus, spentOf, zero } from '../running-sums.js';
import { sharedKeys } from '../shared-lines.js';
import { BillForecast, type BudgetPeriod } from './bill-forecast.js';

interface ForecastRequest {
  readonly period: BudgetPeriod;
  readonly currency: string | null;
  readonly filter: BillFilter;
  /** Selects among the accounts that the caller may read; all unless given. */
  readonly isMeant?: (account: HistoryAccount) => boolean;
}

/** All lines are one group. */
const all = '';

export async function makeForecast(historyContext: HistoryContext, request: ForecastRequest): Promise<BillForecast> {
  const { context } = historyContext;
  const { geography } = context;
  const { billHistory } = context.hosting;
  const currency = baseFor(context, request.currency);
  const scope = await historyScope(historyContext, billHistory, request.filter);
  const { first, last } = periodAround(scope.today, request.period);
  const accounts = scope.accounts
    .filter(request.isMeant ?? (() => true))
    .map((account) => (scope.present.has(account) ? { ...account, lastDay: last } : account));
  const ofDays = new RatesByDay({ history: billHistory, rates: context.rates, to: scope.lastDay });
  const isWanted = passes(request.filter, geography);
  const locate = historyLines(geography);
  const sums = new RunningSums();
  const days = replay({
    history: billHistory,
    accounts,
    from: first,
    to: last,
    isGapless: true,
    sharedKeyOf: sharedKeys(accounts),
    lineOf: (account, line) => [locate(account, line)].find(isWanted),
    began: ({ cost }) => sums.add(all, cost),
    ended: ({ cost }) => sums.remove(all, cost),
  });
  let [soFar, total, knownDays, unknownCount] = [zero, zero, 0, 0];
  for await (const { day, accounts: known } of days) {
    const isPast = day <= scope.lastDay;
    const isConverted = sums.hasOtherThan(currency);
    const table = isPast && isConverted ? await ofDays.on(day) : context.rates.table;
    sums.endDay(daysInMonth(day), (code) => rateOn(table, code, currency));
    if (isPast && known.length > 0 && known.every(({ isComplete }) => isComplete)) knownDays += 1;
    if (day !== scope.lastDay && day !== last) continue;
    const [month, spent] = [sums.months().get(all), sums.takeSpent().get(all)];
    unknownCount = month ? month.unknownCount : 0;
    if (spent) total = plus(total, spent);
    if (isPast) soFar = total;
  }
  const daysSoFar = daysFrom(first, scope.lastDay).length;
  const isKnown = accounts.some(({ firstDay }) => firstDay <= last);
  return Object.assign(new BillForecast(), {
    from: first,
    to: last,
    currency,
    soFar: isKnown ? priceOf(spentOf(soFar), currency) : null,
    total: isKnown ? priceOf(spentOf(total), currency) : null,
    knownDayCount: knownDays,
    estimatedDayCount: isKnown ? daysSoFar - knownDays : 0,
    remainingDayCount: daysFrom(addDays(scope.lastDay, 1), last).length,
    unknownCount,
  });
}

const monthsIn: Readonly<Record<BudgetPeriod, number>> = { MONTH: 1, QUARTER: 3, YEAR: 12 };

function periodAround(day: string, period: BudgetPeriod): { readonly first: string; readonly last: string } {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1];
  const start = month - (month % monthsIn[period]);
  const dayAt = (offset: number, date: number) =>
    new Date(Date.UTC(year, start + offset, date)).toISOString().slice(0, 10);
  return { first: dayAt(0, 1), last: dayAt(monthsIn[period], 0) };
}
