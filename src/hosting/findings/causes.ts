/** Objects that are sick of the same cause are one finding: it names the cause, and what that affects. */
import type { Cause, Judged } from './rule.js';

/** What one finding is about. */
export interface JudgedCause {
  /** The first that was judged: it speaks for the others. */
  readonly judged: Judged;
  /** Null where the object is its own cause. */
  readonly cause: Cause | null;
  /** All that have the cause in common. */
  readonly common: readonly Judged[];
}

/** In the order of the first of each. What differs in severity or certainty stays apart. */
export function causesOf(all: readonly Judged[]): readonly JudgedCause[] {
  const known = new Map<string, Judged[]>();
  const found: JudgedCause[] = [];
  for (const judged of all) {
    const { cause, severity, verdict } = judged.sickness;
    if (!cause) {
      found.push({ judged, cause: null, common: [] });
      continue;
    }
    const key = JSON.stringify([cause.name, severity, verdict]);
    const common = known.get(key);
    if (common) common.push(judged);
    else {
      const own = [judged];
      known.set(key, own);
      found.push({ judged, cause, common: own });
    }
  }
  return found;
}
