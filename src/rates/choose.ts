/** Which base and which day a question is about, or the error that says why it cannot be answered. */
import { CallerError } from '../errors.js';
import { type Asking, callerIn } from '../tokens/caller.js';
import { dateOf } from './dates.js';
import type { TableInForce } from './in-force.js';
import type { Rates } from './rates.js';

const systemBase = 'INR';

/** The one named, else the default of the caller's token, else the system's. */
export function baseFor(asking: Asking, named: string | null | undefined): string {
  return named ?? callerIn(asking)?.defaultCurrency ?? systemBase;
}

/** What was in force on the day; what is now when no day is named. */
export function tableFor(rates: Rates, day: Date | null | undefined): TableInForce {
  if (!day) return rates.table;
  const date = dateOf(day);
  const table = rates.tableOn(date);
  if (table) return table;
  throw new CallerError('BAD_USER_INPUT', `Expected a date from ${rates.firstDate} on, but got ${date}.`);
}

/** A rate that the caller takes for granted. */
export function rateOrRefuse(rates: Rates, from: string, to: string, table: TableInForce): number {
  const rate = rates.rate(from, to, table);
  if (rate === undefined) throw unsupported(table.rates.has(from) ? to : from);
  return rate;
}

export function unsupported(code: string): CallerError {
  return new CallerError('BAD_USER_INPUT', `Currency code '${code}' is not supported or active.`);
}
