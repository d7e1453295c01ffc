/** Forecasts the cost of a calendar period at its end, by the hours that its months are charged for. */
import type { BigNumber } from 'bignumber.js';
import { baseFor } from '../../../data/rates/choose.js';
import { type Both, priceOf, sumOf } from '../../bill/amounts/both.js';
import { checkWaiting, inCallersTurn } from '../../bill/amounts/in-making.js';
import type { BillFilter } from '../../bill/filter.js';
import { type Month, monthAt, monthWithin } from '../../invoice/month.js';
import { MonthCharges } from '../../invoice/month-charges.js';
import { monthSources } from '../../invoice/month-of-account.js';
import { MonthReading } from '../../invoice/month-reading.js';
import { type ConfiguredAccount, neverRead } from '../../invoice/never-read.js';
import { daysFrom } from '../calendar.js';
import type { HistoryContext } from '../history-context.js';
import { BillForecast, type BudgetPeriod } from './bill-forecast.js';
import { type ForecastMonth, monthSums } from './month-sums.js';
import { passingHour } from './passing-hour.js';

interface ForecastRequest {
  readonly period: BudgetPeriod;
  readonly currency: string | null;
  readonly filter: BillFilter;
  /** Selects among the accounts that the caller may read; all unless given. */
  readonly isMeant?: (account: ConfiguredAccount) => boolean;
  /** The last day that counts, which may be over; null or left out: that of the period. */
  readonly lastDay?: string | null;
}

export async function makeForecast(historyContext: HistoryContext, request: ForecastRequest): Promise<BillForecast> {
  const { context } = historyContext;
  const { filter, period, isMeant = () => true, lastDay = null } = request;
  const currency = baseFor(context, request.currency);
  const reading = await MonthReading.of(historyContext, filter, isMeant);
  const { scope } = reading;
  const sources = monthSources(reading);
  const now = context.upstreams.clock.now();
  const months = monthsOf(period, now, lastDay);
  const [first, last] = [months[0]?.firstDay ?? scope.today, months.at(-1)?.lastDay ?? scope.today];
  const sums: (ForecastMonth & { readonly month: Month })[] = [];
  const unknown = new Set<string>();
  const gapDays = new Set<string>();
  let isKnown = false;
  for (const month of months) {
    checkWaiting(historyContext);
    const own = await monthSums.of(sources, { accounts: scope.accounts, month, filter, currency });
    sums.push({ ...own, month });
    if (month.start > now) continue;
    for (const key of own.unknown) unknown.add(key);
    isKnown ||= own.isRead;
    const unread = neverRead(historyContext, { ...filter, isMeant }, scope, month);
    for (const day of [...own.gapDays, ...unread.flatMap(({ days }) => days)]) gapDays.add(day);
  }
  const sumAll = (amountOf: (month: ForecastMonth) => Both) => sumOf(sums.map(amountOf));
  const costsOf = (of: 'soFar' | 'total') =>
    sums.map(({ month, seen }) => {
      const until = of === 'soFar' ? Math.min(now, month.end) : month.end;
      const readLines = async () => {
        const charges = await MonthCharges.read(sources, month);
        return (await charges.charged({ until, filter, currency, isSeenOnly: true, withUnread: true })).lines;
      };
      return { month, until, cost: seen[of], readLines };
    });
  const lastSoFar = scope.lastDay < last ? scope.lastDay : last;
  const daysSoFar = daysFrom(first, lastSoFar).length;
  return Object.assign(new BillForecast(), {
    from: first,
    to: last,
    currency,
    soFar: isKnown
      ? priceOf(
          sumAll((month) => month.soFar),
          currency,
        )
      : null,
    total: isKnown
      ? priceOf(
          sumAll((month) => month.total),
          currency,
        )
      : null,
    seen: { soFar: sumAll(({ seen }) => seen.soFar), total: sumAll(({ seen }) => seen.total) },
    passedAt: (amount: BigNumber, of: 'soFar' | 'total', side: keyof Both) =>
      inCallersTurn(historyContext, () => passingHour(costsOf(of), amount, side)),
    knownDayCount: daysSoFar - gapDays.size,
    estimatedDayCount: isKnown ? gapDays.size : 0,
    remainingDayCount: daysFrom(lastSoFar, last).length - 1,
    unknownCount: unknown.size,
  });
}

const monthsIn: Readonly<Record<BudgetPeriod, number>> = { MONTH: 1, QUARTER: 3, YEAR: 12 };

/** The months of the present period, or of the one that its last day is in, up to that day. */
function monthsOf(period: BudgetPeriod, now: number, lastDay: string | null): Month[] {
  if (lastDay === null) return monthsAround(now, period);
  return monthsAround(Math.min(now, Date.parse(lastDay)), period)
    .filter(({ firstDay }) => firstDay <= lastDay)
    .map((month) => monthWithin(month, month.firstDay, lastDay));
}

/** The months of the period that the time is in. */
function monthsAround(time: number, period: BudgetPeriod): Month[] {
  const date = new Date(time);
  const start = date.getUTCMonth() - (date.getUTCMonth() % monthsIn[period]);
  return Array.from({ length: monthsIn[period] }, (_, place) =>
    monthAt(Date.UTC(date.getUTCFullYear(), start + place)),
  );
}
