/** The schedule of a rule: its quiet hours, and whether its alerts are sent at once or collected. */
import { isObject, isText, numberAt, textAt } from '../../../base/unknown.js';

export const digestPeriods = ['NONE', 'DAILY', 'WEEKLY'] as const;
export type DigestPeriod = (typeof digestPeriods)[number];

/** The weekdays in the order of ISO 8601. */
export const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
export type Weekday = (typeof weekdays)[number];

/** Times of the day are `HH:MM`. The end is exclusive, and may be on the next day. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}

export interface Digest {
  readonly period: DigestPeriod;
  /** 0 to 23. */
  readonly hour: number;
  /** The day of a weekly digest. */
  readonly weekday: Weekday;
}

export interface Schedule {
  /** An IANA name, such as Europe/Berlin. */
  readonly timeZone: string;
  /** Null for none. */
  readonly quietHours: QuietHours | null;
  readonly digest: Digest;
}

export const atOnce: Digest = { period: 'NONE', hour: 8, weekday: 'MONDAY' };

export function isTimeOfDay(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

export function isTimeZone(text: string): boolean {
  // Offsets such as +02:00 are none: they know no summer time.
  if (!/^[A-Za-z][\w+/-]{0,60}$/.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** Null for a value that another release wrote differently. */
export function scheduleFrom(value: unknown): Schedule | null {
  const timeZone = textAt(value, 'timeZone');
  if (!isObject(value) || timeZone === null || !isTimeZone(timeZone)) return null;
  const [quietHours, digest] = [quietHoursFrom(value['quietHours']), digestFrom(value['digest'])];
  return quietHours === undefined || digest === null ? null : { timeZone, quietHours, digest };
}

function quietHoursFrom(value: unknown): QuietHours | null | undefined {
  if (value === null) return null;
  const [from, to] = [textAt(value, 'from'), textAt(value, 'to')];
  return isText(from) && isText(to) && isTimeOfDay(from) && isTimeOfDay(to) ? { from, to } : undefined;
}

function digestFrom(value: unknown): Digest | null {
  const period = digestPeriods.find((each) => each === textAt(value, 'period'));
  const weekday = weekdays.find((each) => each === textAt(value, 'weekday'));
  const hour = numberAt(value, 'hour');
  const isHour = Number.isInteger(hour) && hour !== null && hour >= 0 && hour <= 23;
  return period && weekday && isHour ? { period, hour, weekday } : null;
}
