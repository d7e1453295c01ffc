/** A calendar month in UTC. In which zone the provider's month runs is not published. */
import { addDays, dateOf } from '../../base/dates.js';
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

/** Null if the text names no month. */
export function monthIn(name: string): Month | null {
  const [, year, month] = pattern.exec(name) ?? [];
  return year === undefined || month === undefined ? null : monthOf(Number(year), Number(month) - 1);
}

/** Throws unless the text names a month that has begun. */
export function monthNamed(name: string, now: number, argument = 'month'): Month {
  const found = monthIn(name);
  if (!found) {
    throw new CallerError('BAD_USER_INPUT', `${argument}: expected a month such as "2026-11", but got ${shown(name)}.`);
  }
  if (found.start <= now) return found;
  const present = monthAt(now).name;
  throw new CallerError(
    'BAD_USER_INPUT',
    `${argument}: expected ${present} or an earlier one, but got ${shown(name)}.`,
  );
}

/** The part of a month between two days, both of them included. It has the hours, and so the prices, of the month. */
export function monthWithin(month: Month, from: string, to: string): Month {
  const [firstDay, lastDay] = [later(from, month.firstDay), earlier(to, month.lastDay)];
  if (firstDay === month.firstDay && lastDay === month.lastDay) return month;
  const [start, end] = [Date.parse(firstDay), Date.parse(addDays(lastDay, 1))];
  return { ...month, name: `${month.name} from ${firstDay} to ${lastDay}`, start, end, firstDay, lastDay };
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

function monthOf(year: number, month: number): Month {
  const [start, end] = [Date.UTC(year, month), Date.UTC(year, month + 1)];
  const firstDay = dateOf(start);
  return { name: firstDay.slice(0, 7), start, end, hours: (end - start) / hour, firstDay, lastDay: dateOf(end - 1) };
}
