/** The cost that findings could end, added up exactly. */
import type { FindingsInShortQuery } from '../generated/graphql.js';
import { compare, type Decimal, inMinorUnits, type Money, sum } from '../format/money.js';
import { missingOf, asLowerBound, type Certainty } from './certainty.js';

export type ShortFinding = FindingsInShortQuery['hosting']['findings']['nodes'][number];

/** Null where no cost ends, or where it is unknown. */
export function savingOf({ monthlyAmount }: Pick<ShortFinding, 'monthlyAmount'>): Decimal | null {
  return monthlyAmount?.gross?.in?.rounded.amount ?? null;
}

/**
 * The cost of one thing ends once, even with two findings: the larger amount counts. Such as an unattached volume of a
 * server that is off.
 */
export function totalSaving(findings: readonly ShortFinding[]): Decimal {
  const byThing = new Map<string, Decimal>();
  for (const [index, finding] of findings.entries()) {
    const amount = savingOf(finding);
    if (amount === null) continue;
    const thing = `${finding.api} ${finding.accountName} ${finding.resourceId ?? index}`;
    const known = byThing.get(thing);
    if (known === undefined || compare(amount, known) > 0) byThing.set(thing, amount);
  }
  return sum(byThing.values());
}

/** How many things they are about: all that a cause affects, else the thing itself. */
export function thingsOf(findings: readonly Pick<ShortFinding, 'affected'>[]): number {
  return findings.reduce((all, { affected: { totalCount } }) => all + (totalCount || 1), 0);
}

/** The currency of the amounts; null where there are none. */
export function currencyIn(findings: readonly Pick<ShortFinding, 'monthlyAmount'>[]): string | null {
  return findings.map(({ monthlyAmount }) => monthlyAmount?.gross?.in?.rounded.currency).find(Boolean) ?? null;
}

/** The cost that ends with them, exactly; zero where no finding has an amount. */
export function savingIn(findings: readonly ShortFinding[], currency: string): Money {
  return inMinorUnits({ amount: totalSaving(findings), currency: currencyIn(findings) ?? currency });
}

/** If some rules could not be judged, what the others found is a lower bound. */
export function judgedIn<F extends Pick<ShortFinding, 'verdict'>>(
  of: Certainty<readonly F[]>,
): Certainty<readonly F[]> {
  if (!('value' in of) || of.value.every(({ verdict }) => verdict !== 'UNKNOWN')) return of;
  const judged = of.value.filter(({ verdict }) => verdict !== 'UNKNOWN');
  const lacks = missingOf(of);
  return judged.length === 0 ? { is: 'unknown', lacks } : { is: 'least', value: judged, lacks };
}

/** If something lacks its amount for want of a rate or price, the others are a lower bound. */
export function pricedIn<F extends ShortFinding>(of: Certainty<readonly F[]>): Certainty<readonly F[]> {
  if (!('value' in of)) return of;
  const isMissing = of.value.some((finding) => finding.monthlyAmount !== null && savingOf(finding) === null);
  return asLowerBound(of, isMissing);
}
