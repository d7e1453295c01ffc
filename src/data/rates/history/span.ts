/** The span of days of a query about the past, and its cost. */
import { CallerError } from '../../../base/errors.js';
import { dateOf, daysBetween } from '../../../base/dates.js';

/** Thirty years. */
export const mostDays = 11_000;

/** Both ends are included. */
export interface DateSpan {
  readonly first: string;
  readonly last: string;
}

/** Ends with the day of the rates in force by default. */
export function spanOf(from: Date, to: Date | null | undefined, inForce: string): DateSpan {
  const first = dateOf(from);
  const last = to ? dateOf(to) : inForce;
  if (first > last) {
    throw new CallerError(
      'BAD_USER_INPUT',
      `Expected a first day that is not after the last, ${last}, but got ${first}.`,
    );
  }
  const days = daysIn({ first, last });
  if (days > mostDays) throw new CallerError('BAD_USER_INPUT', `Expected at most ${mostDays} days, but got ${days}.`);
  return { first, last };
}

export function daysIn({ first, last }: DateSpan): number {
  return daysBetween(first, last) + 1;
}

/** Days for estimates, clamped to the bounds: the field itself rejects more. */
export function requestedDays(from: Date, to: Date | null | undefined): number {
  const days = daysIn({ first: dateOf(from), last: dateOf(to ?? new Date()) });
  return Math.min(Math.max(days, 1), mostDays);
}
