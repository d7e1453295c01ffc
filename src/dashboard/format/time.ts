/** Times as the reader's locale writes them, in the reader's zone. */

const formats = {
  clock: new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' }),
  seconds: new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', second: '2-digit' }),
  day: new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' }),
  date: new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' }),
  moment: new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
  /** Dates without a time are the same day in every time zone. */
  plainDay: new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  plainDate: new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
};

type TimeForm = keyof typeof formats;

/** Formats a time of RFC 3339 or a date such as `2026-11-18`; empty for anything else. */
export function time(value: string | Date | null | undefined, form: TimeForm): string {
  if (value === null || value === undefined) return '';
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? '' : formats[form].format(moment);
}

/** Complete days from a day to now. */
export function daysSince(day: string): number {
  return Math.floor((Date.now() - Date.parse(day)) / 86_400_000);
}
