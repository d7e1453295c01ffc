/** How far back a rate is shown, in days of the displayed table. */

export const spans = ['1m', '3m', '1y', '5y', '10y', 'all'] as const;
export type ChangesSpan = (typeof spans)[number];

export const spanLabels: Readonly<Record<ChangesSpan, string>> = {
  '1m': '1 M',
  '3m': '3 M',
  '1y': '1 Y',
  '5y': '5 Y',
  '10y': '10 Y',
  all: 'All',
};

export const overSpan: Readonly<Record<ChangesSpan, string>> = {
  '1m': 'Over the month',
  '3m': 'Over 3 months',
  '1y': 'Over the year',
  '5y': 'Over 5 years',
  '10y': 'Over 10 years',
  all: 'From the start',
};

/** No source has earlier rates. */
export const firstDay = '1999-01-04';
/** The most days of one query. */
const mostDays = 11_000;

/** True for spans with weekly points, whose days would outnumber the chart's pixels. */
export function isWeekly(span: ChangesSpan): boolean {
  return span === '5y' || span === '10y' || span === 'all';
}

export function spanIn(text: string | null): ChangesSpan {
  return spans.find((each) => each === text) ?? '1y';
}

export function startOf(span: ChangesSpan, to: string): string {
  const months = { '1m': 1, '3m': 3, '1y': 12, '5y': 60, '10y': 120 };
  if (span !== 'all') return laterOf(monthsBefore(to, months[span]), firstDay);
  return laterOf(firstDay, daysBefore(to, mostDays - 1));
}

export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}

/** The same day of the month, or the last of a shorter one. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}

/** A day that has rates; null for the rates in force. */
export function dayIn(text: string | null, newest: string): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text))) return null;
  return text < firstDay || text > newest ? null : text;
}

function laterOf(a: string, b: string): string {
  return a > b ? a : b;
}
