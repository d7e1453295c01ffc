/** Bounds groups of which there may be thousands: the dearest stand alone, and all others are one, the last. */
import { type GroupKey, noKey } from './group-key.js';

/** The most groups where there may be one for each resource or product. */
export const mostGroups = 100;

/** Criteria that have as many groups as there are things. */
const manifold: ReadonlySet<string> = new Set(['RESOURCE', 'PRODUCT']);

export function isManifold(groupBy: readonly string[]): boolean {
  return groupBy.some((criterion) => manifold.has(criterion));
}

export function restKey(restCount: number): GroupKey {
  return { ...noKey, restCount };
}

/** The groups, of which the dearest come first, with all that are beyond the bound as one. */
export function withRest<G>(
  groups: readonly G[],
  groupBy: readonly string[],
  restOf: (rest: readonly G[], key: GroupKey) => G,
): readonly G[] {
  if (groups.length <= mostGroups || !isManifold(groupBy)) return groups;
  const rest = groups.slice(mostGroups - 1);
  return [...groups.slice(0, mostGroups - 1), restOf(rest, restKey(rest.length))];
}
