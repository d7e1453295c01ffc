/** Formats the times and numbers of a chart by Intl. */

const DAY = 86_400;
const MONTH = 28 * DAY;
const YEAR = 365 * DAY;

interface TimeFormat {
  readonly daily: boolean;
  /** The reader's own by default. */
  readonly locale?: string | undefined;
  readonly timeZone?: string | undefined;
}

function zoned({ daily, timeZone }: TimeFormat): { timeZone: string | undefined } {
  return { timeZone: daily ? 'UTC' : timeZone };
}

/** A time in full, as a tooltip and a table show it. */
export function timeWriter(manner: TimeFormat): (time: number) => string {
  const style: Intl.DateTimeFormatOptions = manner.daily
    ? { day: 'numeric', month: 'short', year: 'numeric' }
    : { dateStyle: 'medium', timeStyle: 'short' };
  const written = new Intl.DateTimeFormat(manner.locale, { ...style, ...zoned(manner) });
  return (time) => written.format(time * 1000);
}

/** Times along an axis whose ticks are this many seconds apart: a year or a day is labelled where it begins. */
export function tickTimes(times: readonly number[], apart: number, manner: TimeFormat): readonly string[] {
  const writer = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(manner.locale, { ...options, ...zoned(manner) });
    return (time: number) => formatter.format(time * 1000);
  };
  const year = writer({ year: 'numeric' });
  if (apart >= YEAR) return times.map(year);
  const day = writer({ day: 'numeric', month: 'short' });
  if (apart >= MONTH)
    return begun(times, year, writer({ month: 'short', year: 'numeric' }), writer({ month: 'short' }));
  if (apart >= DAY) return times.map(day);
  const clock = writer({ timeStyle: 'short' });
  return times.map((time) => (isMidnight(time, manner) ? day(time) : clock(time)));
}

function begun(
  times: readonly number[],
  yearOf: (time: number) => string,
  long: (time: number) => string,
  short: (time: number) => string,
): readonly string[] {
  return times.map((time, index) => {
    const before = times[index - 1];
    return before === undefined || yearOf(before) !== yearOf(time) ? long(time) : short(time);
  });
}

function isMidnight(time: number, manner: TimeFormat): boolean {
  const clock = new Intl.DateTimeFormat('en', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...zoned(manner),
  });
  return clock.format(time * 1000) === '00:00';
}

/** Numbers along an axis, with as many digits as their distance needs and no more. */
export function tickNumbers(numbers: readonly number[], apart: number, locale?: string): readonly string[] {
  const digits = digitsOf(apart);
  const written = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return numbers.map((number) => written.format(number === 0 ? 0 : number));
}

function digitsOf(apart: number): number {
  for (let digits = 0; digits < 15; digits += 1) {
    const scaled = apart * 10 ** digits;
    if (Math.abs(scaled - Math.round(scaled)) < 1e-6 * scaled) return digits;
  }
  return 15;
}
