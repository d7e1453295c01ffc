/** Time in days. */
import type { Moment } from '../../derived/moment.js';

export function daysUntil(then: string | null | undefined, now: Moment): number | null {
  return now.daysUntil(then);
}
