/** Forecasts the cost of a calendar period at its end, by the hours that its months are charged for. */
import { baseFor } from '../../../data/rates/choose.js';
import { type Both, both, priceOf, sumOf } from '../../bill/amounts/both.js';
import { exact } from '../../../base/decimal.js';
import type { BillFilter } from '../../bill/filter.js';
import { type Month, monthAt } from '../../invoice/month.js';
import { MonthCharges } from '../../invoice/month-charges.js';
import { type ConfiguredAccount, neverRead } from '../../invoice/never-read.js';
import { daysFrom } from '../calendar.js';
import { historyScope } from '../history-scope.js';
import type { HistoryContext } from '../history-context.js';
import { BillForecast, type BudgetPeriod } from './bill-forecast.js';

interface ForecastRequest {
  readonly period: BudgetPeriod;
  readonly currency: string | null;
  readonly filter: BillFilter;
  /** Selects among the accounts that the caller may read; all unless given. */
  readonly isMeant?: (account: ConfiguredAccount) => boolean;
}

const nothing: Both = both(() => exact(0));

export async function makeForecast(historyContext: HistoryContext, request: ForecastRequest): Promise<BillForecast> {
  const { context } = historyContext;
  const { filter, period, isMeant = () => true } = request;
  const currency = baseFor(context, request.currency);
  const read = await historyScope(historyContext, context.hosting.billHistory, filter);
  const scope = { ...read, accounts: read.accounts.filter(isMeant) };
  const now = context.upstreams.clock.now();
  const months = monthsAround(now, period);
  const [first, last] = [months[0]?.firstDay ?? scope.today, months.at(-1)?.lastDay ?? scope.today];
  let [soFar, total, seenSoFar, seenTotal] = [nothing, nothing, nothing, nothing];
  const unknown = new Set<string>();
  const gapDays = new Set<string>();
  for (const month of months) {
    const charges = await MonthCharges.read(historyContext, scope, month);
    const sumUntil = async (until: number, isSeenOnly: boolean) => {
      const lines = await charges.charged({ until, filter, currency, isSeenOnly });
      return {
        sum: sumOf(lines.map(({ amount }) => amount)),
        unknown: lines.filter(({ isUnknown }) => isUnknown).map(({ key }) => key),
      };
    };
    const until = Math.min(now, month.end);
    const end = await sumUntil(month.end, false);
    total = sumOf([total, end.sum]);
    const seen = await sumUntil(month.end, true);
    seenTotal = sumOf([seenTotal, seen.sum]);
    if (month.start > now) continue;
    soFar = sumOf([soFar, until === month.end ? end.sum : (await sumUntil(until, false)).sum]);
    seenSoFar = sumOf([seenSoFar, until === month.end ? seen.sum : (await sumUntil(until, true)).sum]);
    for (const key of end.unknown) unknown.add(key);
    const unread = neverRead(historyContext, { ...filter, isMeant }, read, month);
    for (const gap of [...charges.gaps, ...unread]) for (const day of gap.days) gapDays.add(day);
  }
  const daysSoFar = daysFrom(first, scope.lastDay).length;
  const isKnown = scope.accounts.some(({ firstDay }) => firstDay <= last);
  return Object.assign(new BillForecast(), {
    from: first,
    to: last,
    currency,
    soFar: isKnown ? priceOf(soFar, currency) : null,
    total: isKnown ? priceOf(total, currency) : null,
    seen: { soFar: seenSoFar, total: seenTotal },
    knownDayCount: daysSoFar - gapDays.size,
    estimatedDayCount: isKnown ? gapDays.size : 0,
    remainingDayCount: daysFrom(scope.lastDay, last).length - 1,
    unknownCount: unknown.size,
  });
}

const monthsIn: Readonly<Record<BudgetPeriod, number>> = { MONTH: 1, QUARTER: 3, YEAR: 12 };

/** The months of the period that the time is in. */
function monthsAround(time: number, period: BudgetPeriod): Month[] {
  const date = new Date(time);
  const start = date.getUTCMonth() - (date.getUTCMonth() % monthsIn[period]);
  return Array.from({ length: monthsIn[period] }, (_, place) =>
    monthAt(Date.UTC(date.getUTCFullYear(), start + place)),
  );
}
