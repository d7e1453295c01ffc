/** A part of the report on a closed month, and how it names months. */
import type { Month } from '../../../../hosting/invoice/month.js';
import type { Alert, AlertAccount } from '../../message.js';

export interface ReportPart extends Pick<Alert, 'title' | 'text' | 'path'> {
  /** Accounts that it is about beside those of the month. */
  readonly named?: readonly AlertAccount[];
}

const words = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `October 2026`. */
export function monthWords({ start }: Month): string {
  return words.format(start);
}

/** `1 line`, `2 lines`. */
export function countWords(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
