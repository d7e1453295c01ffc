/** What has to be done to the records of a zone, found before anything is. */
import { CallerError } from '../../../base/errors.js';

/** Of one thing that is changed at once: a record, or a set of them. */
export interface Change<S> {
  /** Null: it is new. */
  readonly before: S | null;
  /** Null: it goes. */
  readonly after: S | null;
}

export interface Plan<S> {
  readonly changes: readonly Change<S>[];
  readonly unchanged: readonly S[];
}

export function groupedBy<R>(records: readonly R[], keyOf: (record: R) => string): Map<string, R[]> {
  const groups = new Map<string, R[]>();
  for (const record of records) {
    const key = keyOf(record);
    const group = groups.get(key);
    if (group) group.push(record);
    else groups.set(key, [record]);
  }
  return groups;
}

export function refused(message: string): CallerError {
  return new CallerError('BAD_USER_INPUT', message);
}

/** Why so many deletions are refused; null when they are not. */
export function tooManyDeletions(deleted: number, maxDeletes: number): string | null {
  if (deleted <= maxDeletes) return null;
  return `maxDeletes: ${deleted} records would be deleted, but no more than ${maxDeletes} may be. Look at what they are with preview: true, and say maxDeletes: ${deleted} if they shall go`;
}
