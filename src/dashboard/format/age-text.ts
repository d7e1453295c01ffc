/** How old what is shown is, in words. */
import { counted } from './money.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** `Read 3 minutes ago.`, of a time in milliseconds; `isPart`: some of it could not be read. */
export function ageText(age: number, isPart = false): string {
  const words = isPart ? 'Partly read' : 'Read';
  if (age < minute) return `${words} just now.`;
  if (age < hour) return `${words} ${counted(Math.floor(age / minute), 'minute', 'minutes')} ago.`;
  if (age < 2 * day) return `${words} ${counted(Math.floor(age / hour), 'hour', 'hours')} ago.`;
  return `${words} ${counted(Math.floor(age / day), 'day', 'days')} ago.`;
}
