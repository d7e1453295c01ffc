/** The age of rates and their publisher, in words. */
import { count } from '../../format/money.js';

/** Days from which the age is shown in colour. */
export const isOldAfter = 2;
/** Days from which it is shown across the page. */
export const isVeryOldAfter = 7;

export const sourceNames: Readonly<Record<string, string>> = {
  'currency-api': 'currency-api',
  ecb: 'European Central Bank',
  snapshot: 'The table that ships with Meridian',
};

export function ageText(days: number): string {
  return days === 1 ? '1 day old' : `${count(days)} days old`;
}
