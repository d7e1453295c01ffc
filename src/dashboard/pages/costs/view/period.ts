/** The period of the page: a calendar month has its invoice, other days have the history of the bill. */
import { addDays, dateOf, daysBetween, isDate } from '../../../../base/dates.js';
import { time } from '../../../format/time.js';

export interface Period {
  /** Its words in the address. */
  readonly key: string;
  readonly from: string;
  /** Its last day; of a month that goes on, the last day of it. */
  readonly to: string;
  /** The calendar month that it is, as `2026-11`; null for other days. */
  readonly month: string | null;
  /** It is not over. */
  readonly isOpen: boolean;
}

/** Days are those of UTC, as snapshots have them. */
export function today(): string {
  return dateOf(Date.now());
}

export const periodChoices = [
  { key: 'month', label: 'This month' },
  { key: 'last', label: 'Last month' },
  { key: '7', label: '7 days' },
  { key: '30', label: '30 days' },
  { key: '90', label: '90 days' },
  { key: 'year', label: 'This year' },
] as const;

/** The most days of one question. */
const mostDays = 1_100;

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The month so many months later. */
export function monthAfter(month: string, months: number): string {
  return dateOf(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + months)).slice(0, 7);
}

export function lastDayOf(month: string): string {
  return addDays(`${monthAfter(month, 1)}-01`, -1);
}

function monthPeriod(key: string, month: string): Period {
  return { key, from: `${month}-01`, to: lastDayOf(month), month, isOpen: month === monthOf(today()) };
}

function daysPeriod(key: string, from: string, to: string): Period {
  const month = monthOf(from);
  const isMonth = from === `${month}-01` && to === lastDayOf(month);
  return isMonth ? monthPeriod(key, month) : { key, from, to, month: null, isOpen: to >= today() };
}

/** The period that the words of an address name; null where they name none, or one to come. */
export function periodIn(words: string | null): Period | null {
  const now = today();
  if (words === null || words === 'month') return monthPeriod('month', monthOf(now));
  if (words === 'last') return monthPeriod('last', monthAfter(monthOf(now), -1));
  if (words === 'year') return daysPeriod('year', `${now.slice(0, 4)}-01-01`, now);
  if (['7', '30', '90'].includes(words)) return daysPeriod(words, addDays(now, 1 - Number(words)), now);
  if (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(words)) return words <= monthOf(now) ? monthPeriod(words, words) : null;
  const [from = '', to = '', more] = words.split('..');
  if (!isDate(from) || !isDate(to) || more !== undefined || from > to || from > now) return null;
  return daysBetween(from, to) < mostDays ? daysPeriod(words, from, to) : null;
}

/** `November 2026`, or `24 to 30 Nov 2026`. */
export function periodName({ from, to, month }: Pick<Period, 'from' | 'to' | 'month'>): string {
  if (month !== null) return time(from, 'month');
  return daysName(from, to);
}

export function daysName(from: string, to: string): string {
  if (from === to) return time(to, 'plainDate');
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  return `${time(from, isSameYear ? 'plainDay' : 'plainDate')} to ${time(to, 'plainDate')}`;
}

type BarLength = 'DAY' | 'WEEK' | 'MONTH';

/** The bars of the days, also of those that were never read. */
export function slotsOf({ from, to }: Pick<Period, 'from' | 'to'>): readonly Pick<Period, 'from' | 'to'>[] {
  const length = barLength({ from, to });
  const slots: { from: string; to: string }[] = [];
  for (let first = from; first <= to; first = addDays(slots.at(-1)?.to ?? to, 1)) {
    const last = lastOfSlot(first, length);
    slots.push({ from: first, to: last < to ? last : to });
  }
  return slots;
}

/** Weeks end on Sundays. */
function lastOfSlot(day: string, length: BarLength): string {
  if (length === 'DAY') return day;
  if (length === 'MONTH') return lastDayOf(monthOf(day));
  return addDays(day, (7 - new Date(day).getUTCDay()) % 7);
}

/** Bars are weeks from 62 days on, and months from 190. */
export function barLength({ from, to }: Pick<Period, 'from' | 'to'>): BarLength {
  const days = daysBetween(from, to) + 1;
  return days < 62 ? 'DAY' : days < 190 ? 'WEEK' : 'MONTH';
}
