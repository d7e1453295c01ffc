/** Plans the changes to the records of a zone, before any is made. */
import { CallerError } from '../../../base/errors.js';

/** A change to one unit: a record, or a set of records. */
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

/** Plans the changes between two states. A pair needs none if both sides are alike or both are missing. */
export function planBetween<S>(pairs: readonly Change<S>[], isSame: (before: S, after: S) => boolean): Plan<S> {
  const changes: Change<S>[] = [];
  const unchanged: S[] = [];
  for (const { before, after } of pairs) {
    if (before && after && isSame(before, after)) unchanged.push(before);
    else if (before || after) changes.push({ before, after });
  }
  return { changes, unchanged };
}

/**
 * The reason why so many deletions are refused; null if they are allowed. A record that is replaced by another one is
 * not counted.
 */
export function tooManyDeletions<S>(
  changes: readonly Change<S>[],
  maxDeletes: number,
  countOf: (state: S) => number,
): string | null {
  const count = (state: S | null) => (state ? countOf(state) : 0);
  const deleted = changes.reduce((sum, { before, after }) => sum + Math.max(0, count(before) - count(after)), 0);
  if (deleted <= maxDeletes) return null;
  return `maxDeletes: ${deleted} records would be deleted, but no more than ${maxDeletes} may be. Look at what they are with preview: true, and say maxDeletes: ${deleted} if they shall go`;
}
