/** The base and the day of a query, or the error that says why there are no rates for them. */
import { CallerError } from '../../base/errors.js';
import { type RequestCaller, callerIn } from '../../base/auth/caller.js';
import { dateOf } from '../../base/dates.js';
import type { TableInForce } from './tables/in-force.js';
import { successionOf } from './past/successions.js';
import type { StandingRates } from './standing.js';

const systemBase = 'INR';

export const baseArgument = "ISO 4217 code; unless given, the default currency of the caller's token, otherwise INR.";

/** The base given, else the default of the caller's token, else the system's. */
export function baseFor(asking: RequestCaller, named: string | null | undefined): string {
  return named ?? callerIn(asking)?.defaultCurrency ?? systemBase;
}

/** The table in force on the day; the current one when no day is given. */
export function tableFor(rates: StandingRates, day: Date | null | undefined): TableInForce {
  if (!day) return rates.table;
  const date = dateOf(day);
  const last = lastDay(rates.table.date);
  if (date > last) {
    throw new CallerError(
      'BAD_USER_INPUT',
      `Expected a date up to ${last}, but got ${date}: the future has no rates yet.`,
    );
  }
  const table = rates.tableOn(date);
  if (table) return table;
  throw new CallerError('BAD_USER_INPUT', `Expected a date from ${rates.firstDate} on, but got ${date}.`);
}

/** Today in the earliest time zone, 14 hours ahead of UTC; or the day of the newest table. */
function lastDay(newest: string): string {
  const today = dateOf(Date.now() + 14 * 3_600_000);
  return newest > today ? newest : today;
}

/** The rate for a field that requires one, by the table in force unless another is given; throws if there is none. */
export function rateOrRefuse(
  rates: StandingRates,
  from: string,
  to: string,
  table: TableInForce = rates.table,
): number {
  const rate = rates.rate(from, to, table);
  if (rate === undefined) throw withoutRate(rates, table.rates.has(from) ? to : from, table);
  return rate;
}

/** Why a currency has no rate: it is unknown, or had no rate that was recent enough. */
export function withoutRate(rates: StandingRates, code: string, table: TableInForce = rates.table): CallerError {
  if (!rates.currency(code)) return unknownCurrency(code);
  const last = rates.lastDateOf(code, table.date);
  const when = table === rates.table ? 'in force' : `on ${table.date}`;
  const before = last === undefined ? ', nor had it one before' : `: its last good one is of ${last}`;
  const after = successor(code, table.date);
  const what = `Expected a currency with a rate ${when}, but ${code} has none${before}.${after}`;
  return new CallerError('BAD_USER_INPUT', what);
}

function successor(code: string, date: string): string {
  const succession = successionOf(code);
  if (!succession || succession.from > date) return '';
  const { successor, from, units } = succession;
  return ` ${successor} took its place on ${from}, at ${units} ${code} for 1 ${successor}.`;
}

/** ISO 4217 codes that are not the currency of any country. */
const notMoney = new Set(['XAG', 'XAU', 'XDR', 'XPD', 'XPT']);

export function unknownCurrency(code: string): CallerError {
  if (notMoney.has(code)) {
    return new CallerError('BAD_USER_INPUT', `Special drawing rights and metals have no rates here, but got ${code}.`);
  }
  return new CallerError('BAD_USER_INPUT', `Expected a currency that some country uses, but got ${code}.`);
}
