/** What a finding is about, as a text that stays the same whatever is read of it. */
import { type AffectedItem, affectedItem } from '../affected-item.js';
import type { JudgedCause } from '../causes.js';
import type { Judged } from '../rule.js';

/** Of the finding that says what could not be read. */
export const unreadSubject = JSON.stringify(['unread']);

/** The resource, or the cause where nobody has it. */
export function subjectOf({ judged, cause }: JudgedCause): string {
  if (!cause) return subjectOfJudged(judged);
  return cause.object ? subjectOfItem(affectedItem(cause.object)) : JSON.stringify(['cause', cause.name]);
}

export function subjectOfJudged({ object, sickness: { part } }: Judged): string {
  return subjectOfItem(affectedItem(object), part?.name);
}

/** By its name where its API gives it no id; `part` is the name of the part that is meant, if one is. */
export function subjectOfItem(
  { item: { row, values }, resourceId, resourceName }: AffectedItem,
  part?: string,
): string {
  const above = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([row.path, above, resourceId === '' ? { name: resourceName } : resourceId, part ?? null]);
}
