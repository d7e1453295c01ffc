/** The ends of budgets: each holds through its last day, in UTC, and stays stored for a while. */
import { addDays, dateOf } from '../../../base/dates.js';
import { CallerError, shown } from '../../../base/errors.js';
import { checkVisible } from '../../../base/visible-text.js';

/** Days for which ended budgets stay stored. */
export const daysAfterEnd = 365;
/** Characters. */
const longestReason = 300;

export interface BudgetEnd {
  /** The last day, in UTC. */
  readonly on: string;
  readonly reason: string | null;
}

/** Anything that may have an end. */
interface Endable {
  readonly end: BudgetEnd | null;
}

export function hasEnded({ end }: Endable, now: number): boolean {
  return end !== null && end.on < dateOf(now);
}

/** Whether it ended so long ago that it need not be stored any more. */
export function isOutdated({ end }: Endable, now: number): boolean {
  return end !== null && addDays(end.on, daysAfterEnd) < dateOf(now);
}

/** Throws for a day before the budget was set, and for a reason that cannot be shown. */
export function checkedEnd({ setAt }: { readonly setAt: number }, on: string, reason: string | null): BudgetEnd {
  const setOn = dateOf(setAt);
  if (on < setOn) {
    throw new CallerError(
      'BAD_USER_INPUT',
      `on: expected ${setOn}, on which the budget was set, or a later day, but got ${shown(on)}.`,
    );
  }
  const text = reason?.trim();
  if (text === undefined || text === '') return { on, reason: null };
  checkVisible('reason', text);
  const { length } = [...text];
  if (length <= longestReason) return { on, reason: text };
  throw new CallerError('BAD_USER_INPUT', `reason: expected ${longestReason} characters at most, but got ${length}.`);
}
