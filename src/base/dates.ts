/** Calendar days as text, yyyy-mm-dd in UTC: the key of every rate table. */
import { lowerBound } from './lower-bound.js';

const dayMs = 86_400_000;

/** Whether the text is a date that exists. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && dateOf(Date.parse(text)) === text;
}

export function dateOf(time: Date | number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Unix seconds of the day's 00:00 UTC. */
export function secondsOf(date: string): number {
  return Date.parse(date) / 1000;
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** Counts the dates on or before the day; `dates` is sorted. */
export function countUpTo(dates: readonly string[], date: string): number {
  return lowerBound(dates.length, (place) => (dates[place] ?? '') <= date);
}

export function addDays(date: string, days: number): string {
  return dateOf(Date.parse(date) + days * dayMs);
}
