/** The days of a span that are in its amounts: the history of the bill begins with the first snapshot. */
import { time } from '../../../format/time.js';
import { type Period, today } from './period.js';

export type Days = Pick<Period, 'from' | 'to'>;

/** `read`: the same days as the history has them. */
export function knownDays(span: Days, read: Days | undefined): Days {
  const { from, to } = read ?? span;
  return { from, to };
}

/** The day from which on a span is known, where it began before; null where all of it is. */
export function knownSince(span: Days, known: Days): string | null {
  return known.from > span.from ? known.from : null;
}

/** `, since 30 Nov`, for headings; empty where all of the span is known. */
export function sinceWords(span: Days, known: Days | undefined): string {
  const since = known ? knownSince(span, known) : null;
  if (since === null) return '';
  return `, since ${time(since, since.slice(0, 4) === today().slice(0, 4) ? 'plainDay' : 'plainDate')}`;
}
