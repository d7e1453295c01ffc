/** What findings could end, added up exactly. */
import type { FindingsInShortQuery } from '../generated/graphql.js';
import { compare, type Decimal, sum } from './money.js';

export type ShortFinding = FindingsInShortQuery['hosting']['findings']['nodes'][number];

/** Null where nothing ends, or where it is not known what. */
export function endsOf({ monthlyAmount }: Pick<ShortFinding, 'monthlyAmount'>): Decimal | null {
  return monthlyAmount?.gross?.in?.rounded.amount ?? null;
}

/**
 * Two findings about one thing end its cost once: of those the larger counts. Such as a volume that is attached to nothing
 * of a server that is off.
 */
export function endsOfAll(findings: readonly ShortFinding[]): Decimal {
  const byThing = new Map<string, Decimal>();
  for (const [index, finding] of findings.entries()) {
    const amount = endsOf(finding);
    if (amount === null) continue;
    const thing = `${finding.api} ${finding.account} ${finding.resourceId ?? index}`;
    const known = byThing.get(thing);
    if (known === undefined || compare(amount, known) > 0) byThing.set(thing, amount);
  }
  return sum(byThing.values());
}
