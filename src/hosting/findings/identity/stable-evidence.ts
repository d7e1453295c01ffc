/**
 * The evidence without values that change by themselves: times, amounts and counts, and reports of failed health
 * checks.
 */
import { isObject, isText } from '../../../base/unknown.js';

/** Texts and lists that differ from one look to the next while the cause is the same. */
const moving: ReadonlySet<string> = new Set(['failureReason', 'failureReasons', 'unhealthyFrom', 'passes']);

/** A day or a time of RFC 3339. */
const time = /^\d{4}-\d\d-\d\d(?:$|[T ]\d\d:\d\d)/;

/** The evidence as JSON that does not depend on the order in which an API lists values. */
export function stableEvidence(evidence: Readonly<Record<string, unknown>>): string {
  const names = Object.keys(evidence).sort();
  return JSON.stringify(
    names.flatMap((name) => {
      const value = evidence[name];
      return moving.has(name) || typeof value === 'number' ? [] : [[name, stable(value)]];
    }),
  );
}

/** Numbers in lists are the values themselves, for instance ports. */
function stable(value: unknown): unknown {
  if (isText(value)) return time.test(value) ? null : value;
  if (value instanceof Date) return null;
  if (Array.isArray(value)) return value.map((item: unknown) => JSON.stringify(stable(item) ?? null)).sort();
  if (!isObject(value)) return value ?? null;
  const names = Object.keys(value).sort();
  return names.map((name) => [name, stable(value[name])]);
}
