/** Makes the days of an invoice and of its groups, those to come of a month that goes on too. */
import { dateOf } from '../../base/dates.js';
import { type Both, both, priceOf, sumOf } from '../bill/amounts/both.js';
import { inCallersTurn } from '../bill/amounts/in-making.js';
import type { BillFilter } from '../bill/filter.js';
import type { BillGap } from '../history/bill-history.js';
import { daysFrom } from '../history/calendar.js';
import type { Charged } from './charged.js';
import { type DayCharges, dayCharges } from './day-charges.js';
import { InvoiceDay, InvoiceGroupDay } from './invoice-day.js';
import { MonthCharges } from './month-charges.js';
import type { Month } from './month.js';
import type { MonthSources } from './month-of-account.js';

interface DaysRequest {
  readonly sources: MonthSources;
  readonly month: Month;
  readonly filter: BillFilter;
  readonly currency: string;
  readonly gaps: readonly BillGap[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

export async function makeInvoiceDays(lines: readonly Charged[], request: DaysRequest): Promise<InvoiceDay[]> {
  const { month, currency, gaps, now } = request;
  const soFar = await dayCharges(lines, month, gaps);
  const atEnd = now < month.end ? await dayCharges(await linesAtEnd(request), month, []) : null;
  const today = dateOf(now);
  return daysFrom(month.firstDay, month.lastDay).map((day) => {
    const [known, total] = [soFar.get(day), atEnd?.get(day)];
    const toCome = total && day >= today ? minus(total.amount, known ? known.amount : sumOf([])) : null;
    const unknown = (day > today ? total : known)?.unknown;
    return Object.assign(new InvoiceDay(), shownDay(day, known, request), {
      unknownCount: unknown ? unknown.size : 0,
      toCome: toCome && priceOf(toCome, currency),
    });
  });
}

export async function makeGroupDays(lines: readonly Charged[], request: DaysRequest): Promise<InvoiceGroupDay[]> {
  const { month, gaps, now } = request;
  const soFar = await dayCharges(lines, month, gaps);
  const lastDay = dateOf(Math.min(now, month.end - 1));
  return daysFrom(month.firstDay, lastDay).map((day) =>
    Object.assign(new InvoiceGroupDay(), shownDay(day, soFar.get(day), request)),
  );
}

/** A day without a charge is known to cost nothing only if something was read on it. */
function shownDay(day: string, charges: DayCharges | undefined, { currency, gaps, now, sources }: DaysRequest) {
  const isUnread = sources.reading.scope.accounts.every(({ api, name, firstDay, lastDay }) => {
    const isKnown = day >= firstDay && day <= lastDay;
    return !isKnown || gaps.some((gap) => gap.api === api && gap.accountName === name && gap.days.includes(day));
  });
  const isKnown = day <= dateOf(now) && (charges !== undefined || !isUnread);
  return {
    day,
    amount: isKnown ? priceOf(charges ? charges.amount : sumOf([]), currency) : null,
    assumed: isKnown ? priceOf(charges ? charges.assumed : sumOf([]), currency) : null,
    unknownCount: charges ? charges.unknown.size : 0,
  };
}

async function linesAtEnd({ sources, month, filter, currency }: DaysRequest): Promise<readonly Charged[]> {
  return inCallersTurn(sources.reading.historyContext, async () => {
    const charges = await MonthCharges.read(sources, month);
    return (await charges.charged({ until: month.end, filter, currency })).lines;
  });
}

function minus(amount: Both, less: Both): Both {
  return both((side) => amount[side].minus(less[side]));
}
