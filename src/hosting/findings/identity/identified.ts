/** Gives the findings of a rule in one account their ids, numbering those with the same subject. */
import type { Account } from '../../../rest/transport/account.js';
import type { RunFinding, UnnamedFinding } from '../run-finding.js';
import { weightOf } from '../severity.js';
import { findingId } from './finding-id.js';

export interface FindingIdentity {
  readonly subject: string;
  readonly causeParts: readonly string[];
}

/** `identities`: in the order of the findings. */
export function identified(
  account: Account,
  findings: readonly UnnamedFinding[],
  identities: readonly FindingIdentity[],
): RunFinding[] {
  const alike = new Map<string, number[]>();
  for (const [place, { subject }] of identities.entries()) {
    const places = alike.get(subject);
    if (places) places.push(place);
    else alike.set(subject, [place]);
  }
  const order = (a: number, b: number) => firstOf(findings, identities, a, b);
  const numbers = new Map([...alike.values()].flatMap((places) => numbered(places.sort(order))));
  return findings.map((finding, place) => {
    const [identity, number] = [identities[place], numbers.get(place)];
    if (!identity || number === undefined) throw new Error('Expected an identity of each finding');
    const { subject, causeParts } = identity;
    const id = findingId(account, finding.kind, { subject, place: number });
    return { ...finding, id, causeParts };
  });
}

function numbered(places: readonly number[]): [place: number, number: number][] {
  return places.map((place, number) => [place, number]);
}

/** Orders objects independently of the API: those not silenced first, then by importance. */
function firstOf(
  findings: readonly UnnamedFinding[],
  identities: readonly FindingIdentity[],
  a: number,
  b: number,
): number {
  const [one, other] = [findings[a], findings[b]];
  if (!one || !other) return a - b;
  const parts = (place: number) => identities[place]?.causeParts.join() ?? '';
  return (
    Number(one.silencedBy !== null) - Number(other.silencedBy !== null) ||
    weightOf(other.severity) - weightOf(one.severity) ||
    textOrder(one.verdict, other.verdict) ||
    textOrder(parts(a), parts(b)) ||
    a - b
  );
}

function textOrder(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
