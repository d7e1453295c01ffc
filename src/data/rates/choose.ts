/** Which base and which day a question is about, or the error that says why it cannot be answered. */
import { CallerError } from '../../base/errors.js';
import { type RequestCaller, callerIn } from '../../base/auth/caller.js';
import { dateOf } from '../../base/dates.js';
import type { TableInForce } from './tables/in-force.js';
import type { StandingRates } from './standing.js';

const systemBase = 'INR';

export const baseArgument = "ISO 4217 code; unless given, the default currency of the caller's token, otherwise INR.";

/** The one named, else the default of the caller's token, else the system's. */
export function baseFor(asking: RequestCaller, named: string | null | undefined): string {
  return named ?? callerIn(asking)?.defaultCurrency ?? systemBase;
}

/** What was in force on the day; what is now when no day is named. */
export function tableFor(rates: StandingRates, day: Date | null | undefined): TableInForce {
  if (!day) return rates.table;
  const date = dateOf(day);
  const table = rates.tableOn(date);
  if (table) return table;
  throw new CallerError('BAD_USER_INPUT', `Expected a date from ${rates.firstDate} on, but got ${date}.`);
}

/** A rate that the caller takes for granted, by the table in force unless another is given. */
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

/** Why a currency cannot be asked for: nobody knows it, or it had no rate that was fresh enough. */
export function withoutRate(rates: StandingRates, code: string, table: TableInForce = rates.table): CallerError {
  if (!rates.currency(code)) return unknownCurrency(code);
  const last = rates.lastDateOf(code, table.date);
  const when = table === rates.table ? 'in force' : `on ${table.date}`;
  const before = last === undefined ? ', nor had it one before' : `: its last good one is of ${last}`;
  return new CallerError('BAD_USER_INPUT', `Expected a currency with a rate ${when}, but ${code} has none${before}.`);
}

export function unknownCurrency(code: string): CallerError {
  return new CallerError('BAD_USER_INPUT', `Expected a currency that some country uses, but got ${code}.`);
}
