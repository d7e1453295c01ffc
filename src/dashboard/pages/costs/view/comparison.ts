/** The period that the page compares with. */
import { addDays, dateOf, daysBetween } from '../../../../base/dates.js';
import { monthAfter, monthOf, type Period, periodIn, periodName } from './period.js';

export interface Comparison {
  /** Its words in the address. */
  readonly key: string;
  readonly label: string;
  /** Null: with nothing. */
  readonly then: Pick<Period, 'from' | 'to' | 'month'> | null;
}

/** The choices beside another period of the address. */
export function comparisonsOf(period: Period): readonly Comparison[] {
  return [before(period), yearAgo(period), { key: 'none', label: 'nothing', then: null }];
}

/** Null where the words name no earlier period of the same kind. */
export function comparisonIn(words: string | null, period: Period): Comparison | null {
  const known = comparisonsOf(period).find(({ key }) => key === (words ?? 'before'));
  if (known || words === null) return known ?? null;
  const then = periodIn(words);
  if (then === null || then.from >= period.from || (then.month === null) !== (period.month === null)) return null;
  return { key: words, label: periodName(then), then };
}

function before(period: Period): Comparison {
  const { from, to, month } = period;
  if (month !== null) return ofMonth('before', monthAfter(month, -1));
  const days = daysBetween(from, to) + 1;
  return ofDays('before', addDays(from, -days), addDays(from, -1));
}

function yearAgo({ from, to, month }: Period): Comparison {
  if (month !== null) return ofMonth('year', monthAfter(month, -12));
  return ofDays('year', aYearBefore(from), aYearBefore(to));
}

/** The 29th of February has the 28th before it. */
function aYearBefore(day: string): string {
  const [year, month, date] = [Number(day.slice(0, 4)) - 1, Number(day.slice(5, 7)), Number(day.slice(8))];
  const found = dateOf(Date.UTC(year, month - 1, date));
  return monthOf(found).endsWith(day.slice(5, 7)) ? found : addDays(found, -1);
}

function ofMonth(key: string, month: string): Comparison {
  const then = { from: `${month}-01`, to: addDays(`${monthAfter(month, 1)}-01`, -1), month };
  return { key, label: periodName(then), then };
}

function ofDays(key: string, from: string, to: string): Comparison {
  const then = { from, to, month: null };
  return { key, label: periodName(then), then };
}
