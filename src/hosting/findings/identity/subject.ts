/** The subject of a finding as text, which stays the same whatever else changes. */
import { type AffectedItem, affectedItem } from '../affected-item.js';
import type { JudgedCause } from '../causes.js';
import type { Judged } from '../rule.js';

/** The subject of the finding about data that could not be read. */
export const unreadSubject = JSON.stringify(['unread']);

/** The resource, or the cause if no object is it. */
export function subjectOf({ judged, cause }: JudgedCause): string {
  if (!cause) return subjectOfJudged(judged);
  return cause.object ? subjectOfItem(affectedItem(cause.object)) : JSON.stringify(['cause', cause.name]);
}

export function subjectOfJudged({ object, sickness: { part } }: Judged): string {
  return subjectOfItem(affectedItem(object), part?.name);
}

/** The subject of an item, by name if its API gives it no id; `part` names a part of the item, if one is meant. */
export function subjectOfItem(
  { item: { row, values }, resourceId, resourceName }: AffectedItem,
  part?: string,
): string {
  const above = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([row.path, above, resourceId === '' ? { name: resourceName } : resourceId, part ?? null]);
}
