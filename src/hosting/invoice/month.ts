/** A calendar month in UTC. In which zone the provider's month runs is not published. */
import { dateOf } from '../../base/dates.js';
import { CallerError, shown } from '../../base/errors.js';

export const hour = 3_600_000;

export interface Month {
  /** The month as `2026-11`. */
  readonly name: string;
  /** Milliseconds since 1970; the end is the beginning of the next month. */
  readonly start: number;
  readonly end: number;
  readonly hours: number;
  readonly firstDay: string;
  readonly lastDay: string;
}

const pattern = /^(\d{4})-(0[1-9]|1[0-2])$/;

export function monthAt(time: number): Month {
  const date = new Date(time);
  return monthOf(date.getUTCFullYear(), date.getUTCMonth());
}

/** Throws unless the text names a month that has begun. */
export function monthNamed(name: string, now: number, argument = 'month'): Month {
  const [, year, month] = pattern.exec(name) ?? [];
  if (year === undefined || month === undefined) {
    throw new CallerError('BAD_USER_INPUT', `${argument}: expected a month such as "2026-11", but got ${shown(name)}.`);
  }
  const found = monthOf(Number(year), Number(month) - 1);
  if (found.start <= now) return found;
  const present = monthAt(now).name;
  throw new CallerError(
    'BAD_USER_INPUT',
    `${argument}: expected ${present} or an earlier one, but got ${shown(name)}.`,
  );
}

function monthOf(year: number, month: number): Month {
  const [start, end] = [Date.UTC(year, month), Date.UTC(year, month + 1)];
  const firstDay = dateOf(start);
  return { name: firstDay.slice(0, 7), start, end, hours: (end - start) / hour, firstDay, lastDay: dateOf(end - 1) };
}
