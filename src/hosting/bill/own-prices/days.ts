/** Days of the calendar in UTC, as `2026-12-31`: they compare as texts. */

const day = 24 * 60 * 60 * 1000;

/** The UTC day of a time in milliseconds since 1970. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** When it begins, in milliseconds since 1970. */
export function startOf(calendarDay: string): number {
  return Date.parse(calendarDay);
}

export function dayAfter(calendarDay: string): string {
  return dayOf(startOf(calendarDay) + day);
}

export function firstOfMonth(calendarDay: string): string {
  return `${calendarDay.slice(0, 7)}-01`;
}
