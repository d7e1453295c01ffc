/** The base and the day of a query, or the error that says why there are no rates for them. */
import { CallerError } from '../../base/errors.js';
import { type RequestCaller, callerIn } from '../../base/auth/caller.js';
import { dateOf } from '../../base/dates.js';
import type { TableInForce } from './tables/in-force.js';
import { pastCurrency } from './past/past-currencies.js';
import { knownValidity } from './past/validity.js';
import type { RateSource } from './sources.js';
import type { StandingRates } from './standing.js';

const systemBase = 'INR';

export const baseArgument = "ISO 4217 code; unless given, the default currency of the caller's token, otherwise INR.";

/** The base given, else the default of the caller's token, else the system's. */
export function baseFor(requestCaller: RequestCaller, named: string | null | undefined): string {
  return named ?? callerIn(requestCaller)?.defaultCurrency ?? systemBase;
}

/** The table in force on the day, that of one source alone if it is given; the current one when no day is given. */
export function tableFor(rates: StandingRates, day: Date | null | undefined, source?: RateSource): TableInForce {
  if (!day) return source ? newestOf(rates, source) : rates.table;
  const date = dateOf(day);
  const last = lastDay(rates.table.date);
  if (date > last) {
    throw new CallerError(
      'BAD_USER_INPUT',
      `Expected a date up to ${last}, but got ${date}: the future has no rates yet.`,
    );
  }
  const table = rates.tableOn(date, source);
  if (table) return table;
  const of = source ? `, the first day of ${source.name},` : '';
  throw new CallerError(
    'BAD_USER_INPUT',
    `Expected a date from ${rates.firstDateOf(source) ?? 'its first table'}${of} on, but got ${date}.`,
  );
}

function newestOf(rates: StandingRates, source: RateSource): TableInForce {
  const table = rates.tableOn(rates.table.date, source);
  if (table) return table;
  throw new CallerError('BAD_USER_INPUT', `Expected a source that has rates, but ${source.name} has none yet.`);
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
  const before = last === undefined ? lacking(code, table.date) : `: its last good one is of ${last}`;
  const after = successor(code, table.date);
  const what = `Expected a currency with a rate ${when}, but ${code} has none${before}.${after}`;
  return new CallerError('BAD_USER_INPUT', what);
}

function lacking(code: string, date: string): string {
  const fact = pastCurrency(code);
  if (!fact) return ', nor had it one before';
  const { firstDay, lastDay } = fact;
  return `: it was money from ${firstDay} to ${lastDay}, and no source here has a rate of it up to ${date}`;
}

function successor(code: string, date: string): string {
  const fact = pastCurrency(code);
  if (!fact || fact.from > date) return '';
  const { successor, from, units, successorUnits } = fact;
  return ` ${successor} took its place on ${from}, at ${units} ${code} for ${successorUnits} ${successor}.`;
}

/** ISO 4217 codes that are not the currency of any country. */
const notMoney = new Set(['XAG', 'XAU', 'XDR', 'XPD', 'XPT']);

/** ISO 4217 amendment 170, of 2021: a code for use within Venezuela, where the redenominated bolívar stays VES. */
const withinVenezuela = 'VED';

export function unknownCurrency(code: string): CallerError {
  if (notMoney.has(code)) {
    return new CallerError('BAD_USER_INPUT', `Special drawing rights and metals have no rates here, but got ${code}.`);
  }
  if (code === withinVenezuela) {
    return new CallerError(
      'BAD_USER_INPUT',
      'Expected the code VES: ISO 4217 made VED for use within Venezuela alone.',
    );
  }
  const { validFrom, validTo } = knownValidity(code) ?? {};
  if (typeof validTo === 'string') {
    const days = `money${validFrom ? ` from ${validFrom}` : ''} to ${validTo}`;
    const what = `Expected a currency with rates, but got ${code}: it was ${days}, and no source here has its rates.`;
    return new CallerError('BAD_USER_INPUT', what);
  }
  return new CallerError('BAD_USER_INPUT', `Expected a currency that some country uses, but got ${code}.`);
}
