/** Days of the calendar in UTC. */
import { addDays } from '../../base/dates.js';

export function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
