/** A silence as it is filled in, and what is wrong with it by the rules of the server. */
import { addDays, dateOf } from '../../../../base/dates.js';

export interface SilenceDraft {
  readonly reason: string;
  /** The last day, in UTC; empty: until the cause changes. */
  readonly until: string;
}

export type SilenceWrong = Readonly<Partial<Record<'reason' | 'until' | 'other', string>>>;

const longest = 500;

export function wrongIn({ reason, until }: SilenceDraft, now: number): SilenceWrong {
  const length = [...reason.trim()].length;
  return {
    ...((length === 0 || length > longest) && { reason: `Write why, in 1 to ${longest} characters.` }),
    ...(until !== '' && until < dateOf(now) && { until: 'Choose today or a later day.' }),
  };
}

/** The moment at which the last day is over. */
export function endOf({ until }: SilenceDraft): string | null {
  return until === '' ? null : `${addDays(until, 1)}T00:00:00Z`;
}
