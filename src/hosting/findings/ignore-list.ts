/** The configured list of findings that the owner does not want. */
import type { Moment } from '../derived/moment.js';

/** An entry applies to findings that match all of its fields. */
export interface Ignored {
  readonly kind?: string;
  readonly api?: string;
  readonly account?: string;
  readonly id?: string;
  readonly name?: string;
  readonly reason?: string;
  /** The last day of it, as `2026-12-31`, in UTC. */
  readonly until?: string;
}

/** The fields of a finding that an entry may name. */
type NamedFinding = Readonly<Record<'kind' | 'api' | 'account', string>> &
  Readonly<Record<'id' | 'name', string | null>>;

const named = ['kind', 'api', 'account', 'id', 'name'] as const;

/** The first entry for such a finding that still holds, as text; null if there is none. */
export function ignoredBy(list: readonly Ignored[], finding: NamedFinding, now: Moment): string | null {
  const entry = list.find(
    (one) =>
      (one.until === undefined || now.today <= one.until) &&
      named.every((part) => one[part] === undefined || one[part] === finding[part]),
  );
  return entry ? `ignore list${entry.reason === undefined ? '' : `: ${entry.reason}`}` : null;
}
