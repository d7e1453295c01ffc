/** A silence as it is filled in, and what is wrong with it by the rules of the server. */
import { addDays, dateOf } from '../../../../base/dates.js';
import type { FieldErrors } from '../../../parts/form/use-form.js';

/** A type, as only those fit the texts of a form. */
type SilenceDraft = {
  readonly reason: string;
  /** The last day, in UTC; empty: until the cause changes. */
  readonly until: string;
};

const longest = 500;

export function errorsIn({ reason, until }: SilenceDraft, now: number): FieldErrors {
  const length = [...reason.trim()].length;
  return {
    ...((length === 0 || length > longest) && { reason: `Enter why, in 1 to ${longest} characters.` }),
    ...(until !== '' && until < dateOf(now) && { until: 'Choose today or a later day.' }),
  };
}

/** The moment at which the last day is over. */
export function endOf({ until }: SilenceDraft): string | null {
  return until === '' ? null : `${addDays(until, 1)}T00:00:00Z`;
}
