/** Groups objects that are sick of the same cause into one finding, which names the cause and the objects. */
import type { Cause, Judged } from './rule.js';

/** A finding's subject: one judged object, or a cause that several share. */
export interface JudgedCause {
  /** The first that was judged: it speaks for the others. */
  readonly judged: Judged;
  /** Null if it is about the judged object itself. */
  readonly cause: Cause | null;
  /** All objects with the cause. */
  readonly common: readonly Judged[];
  readonly silencedBy: string | null;
}

/**
 * Groups judged objects by cause, in the order of each group's first. Objects with another severity, verdict or silence
 * stay apart.
 */
export function causesOf(
  all: readonly Judged[],
  silencedBy: (judged: Judged) => string | null,
): readonly JudgedCause[] {
  const groups = new Map<string, { readonly silencedBy: string | null; readonly common: Judged[] }>();
  for (const [place, judged] of all.entries()) {
    const { own, sickness } = judged;
    const { cause, severity, verdict } = sickness;
    const silenced = silencedBy(judged);
    const key = cause ? JSON.stringify([cause.name, severity, verdict, silenced, own?.isComplete]) : String(place);
    const known = groups.get(key);
    if (known) known.common.push(judged);
    else groups.set(key, { silencedBy: silenced, common: [judged] });
  }
  return [...groups.values()].flatMap(({ silencedBy: silenced, common }) => {
    const [judged] = common;
    if (!judged) return [];
    const { cause = null } = judged.sickness;
    // If no object is the cause and it affects only one, the finding is about that one.
    const isShared = common.length > 1 || cause?.object !== undefined;
    return { judged, silencedBy: silenced, cause: isShared ? cause : null, common: isShared && cause ? common : [] };
  });
}
