/** Which base and which day a question is about, or the error that says why it cannot be answered. */
import { CallerError } from '../errors.js';
import { type Asking, callerIn } from '../tokens/caller.js';
import { dateOf } from './dates.js';
import { lastDateOf } from './points.js';
import type { Rates } from './rates.js';
import type { RateTable } from './table.js';

const systemBase = 'INR';

export const baseArgument = "ISO 4217 code; without it, the default currency of the caller's token, else INR.";

/** The one named, else the default of the caller's token, else the system's. */
export function baseFor(asking: Asking, named: string | null | undefined): string {
  return named ?? callerIn(asking)?.defaultCurrency ?? systemBase;
}

/** The table of the day, or the last before it; the one in force when no day is named. */
export function tableFor(rates: Rates, day: Date | null | undefined): RateTable {
  if (!day) return rates.table;
  const date = dateOf(day);
  const table = rates.tableOn(date);
  if (table) return table;
  throw new CallerError('BAD_USER_INPUT', `Expected a date from ${rates.firstDate} on, but got ${date}.`);
}

/** A rate that the caller takes for granted, by the table in force unless another is given. */
export function rateOrRefuse(rates: Rates, from: string, to: string, table: RateTable = rates.table): number {
  const rate = rates.rate(from, to, table);
  if (rate === undefined) throw withoutRate(rates, table.rates.has(from) ? to : from, table);
  return rate;
}

/** Why a currency cannot be asked for: nobody knows it, or it has no rate in the table. */
export function withoutRate(rates: Rates, code: string, table: RateTable = rates.table): CallerError {
  if (!rates.currency(code)) return unknownCurrency(code);
  const last = lastDateOf(rates, code, table.date);
  const [when, that] = table === rates.table ? ['in force', ''] : [`on ${table.date}`, ' that day'];
  const before = last === undefined ? 'there is none before either' : `its last one before is of ${last}`;
  return new CallerError(
    'BAD_USER_INPUT',
    `Expected a currency with a rate ${when}, but ${code} has none${that}: ${before}.`,
  );
}

export function unknownCurrency(code: string): CallerError {
  return new CallerError('BAD_USER_INPUT', `Expected a currency that some country uses, but got ${code}.`);
}
