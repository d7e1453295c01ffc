/** Follows a name through the records of own zones, without asking other name servers. */
import { shown } from '../../base/errors.js';
import { type IpNetwork, networkOf } from './addresses/address.js';
import { above, hostOf } from './addresses/host.js';
import type { BalancerEntry, DnsEntry, ZoneIndex, ZoneNames } from './zone-index.js';

const mostHops = 8;

/** The end of the way that a name leads. */
export type End =
  | { readonly at: 'address'; readonly address: IpNetwork; readonly text: string }
  | { readonly at: 'balancer'; readonly balancer: BalancerEntry }
  | { readonly at: 'tunnel'; readonly id: string }
  /** A name in no own zone. */
  | { readonly at: 'elsewhere'; readonly name: string }
  /** A name of an own zone that has no records. */
  | { readonly at: 'nothing'; readonly reason: string }
  /** `isUnread` is true if data could not be read. */
  | { readonly at: 'unknown'; readonly reason: string; readonly isUnread?: boolean };

interface Lead {
  /** The names on the way. */
  readonly hops: readonly string[];
  /** The records on the way, and the addresses at the ends. */
  readonly records: readonly DnsEntry[];
  readonly isByWildcard: boolean;
  readonly ends: readonly { readonly end: End; readonly record: DnsEntry | null }[];
}

const tunnelHost = /^([0-9a-f-]{36})\.cfargotunnel\.com$/;

/** The lead of one record; null for types that lead nowhere. */
export function leadOf(
  { type, content, name }: Pick<DnsEntry, 'type' | 'content' | 'name'>,
  index: ZoneIndex,
): Lead | null {
  const isByWildcard = name.startsWith('*.');
  if (type === 'CNAME') {
    const lead = follow(hostOf(content), index);
    return { ...lead, isByWildcard: lead.isByWildcard || isByWildcard };
  }
  if (type !== 'A' && type !== 'AAAA') return null;
  return { hops: [], records: [], isByWildcard, ends: [{ end: addressEnd(content), record: null }] };
}

export function addressEnd(text: string): End {
  const address = text.includes('/') ? null : networkOf(text);
  return address
    ? { at: 'address', address, text }
    : { at: 'unknown', reason: `Expected an address, but got ${shown(text)}` };
}

export function follow(name: string, index: ZoneIndex): Lead {
  const hops = [name];
  const records: DnsEntry[] = [];
  let isByWildcard = false;
  const ended = (...ends: Lead['ends']): Lead => ({ hops, records, isByWildcard, ends });
  const endedAt = (end: End) => ended({ end, record: null });
  if (name === '') return endedAt({ at: 'unknown', reason: 'Expected a host name, but got none' });
  for (let last = name; ;) {
    const tunnel = tunnelHost.exec(last)?.[1];
    if (tunnel !== undefined) return endedAt({ at: 'tunnel', id: tunnel });
    const zones = index.zonesOf(last);
    if (zones.length === 0) return endedAt({ at: 'elsewhere', name: last });
    const found = lookUpIn(last, zones);
    isByWildcard ||= found.isByWildcard;
    if (found.balancer) return endedAt({ at: 'balancer', balancer: found.balancer });
    const next = found.records.find(({ type }) => type === 'CNAME');
    if (!next) {
      const addresses = found.records.filter(({ type }) => type === 'A' || type === 'AAAA');
      if (addresses.length > 0)
        return ended(...addresses.map((record) => ({ end: addressEnd(record.content), record })));
      return endedAt(found.end ?? missing(last, zones));
    }
    records.push(next);
    last = hostOf(next.content);
    if (hops.includes(last))
      return endedAt({ at: 'unknown', reason: `It leads in a circle: ${[...hops, last].join(' → ')}` });
    if (hops.length === mostHops)
      return endedAt({ at: 'unknown', reason: `It is not followed over more than ${mostHops} names` });
    hops.push(last);
  }
}

interface NameLookup {
  readonly records: readonly DnsEntry[];
  readonly balancer?: BalancerEntry | undefined;
  readonly isByWildcard: boolean;
  readonly end?: End;
}

/** Looks a name up in zones of the same name. If two providers have one, either may answer. */
function lookUpIn(name: string, zones: readonly ZoneNames[]): NameLookup {
  const found = zones.map((zone) => lookUp(name, zone));
  const isSome = ({ records, balancer, end }: NameLookup) => records.length > 0 || balancer || end;
  return found.find(isSome) ?? { records: [], isByWildcard: found.some(({ isByWildcard }) => isByWildcard) };
}

/**
 * Looks a name up as DNS does: its own records come first; a wildcard stands for missing names directly below its own.
 */
function lookUp(name: string, zone: ZoneNames): NameLookup {
  const of = (own: string, isByWildcard: boolean): NameLookup => ({
    records: zone.records.get(own) ?? [],
    balancer: zone.balancers.get(own),
    isByWildcard,
  });
  const cut = delegation(name, zone);
  if (cut !== null)
    return {
      records: [],
      isByWildcard: false,
      end: { at: 'unknown', reason: `${name} is answered by the name servers of ${cut}, which are not asked` },
    };
  if (zone.names.has(name)) return of(name, false);
  for (const parent of above(name)) if (zone.names.has(parent)) return of(`*.${parent}`, true);
  return of(name, false);
}

/** The name at or above this one, within the zone, for which other name servers answer. */
function delegation(name: string, zone: ZoneNames): string | null {
  for (const own of [name, ...above(name)]) {
    if (own === zone.name) return null;
    if (zone.records.get(own)?.some(({ type }) => type === 'NS')) return own;
  }
  return null;
}

/** The end of a missing name; of several zones, the least certain. */
function missing(name: string, zones: readonly ZoneNames[]): End {
  const ends = zones.map((zone) => missingIn(name, zone));
  const [first = { at: 'elsewhere', name } as const] = ends;
  return ends.find((end) => end.at === 'unknown') ?? first;
}

function missingIn(name: string, zone: ZoneNames): End {
  if (zone.isSecondary)
    return {
      at: 'unknown',
      reason: `The zone ${zone.name}, which has ${name}, is secondary: its records are on other name servers`,
    };
  if (!zone.isRead)
    return { at: 'unknown', reason: `The zone ${zone.name}, which has ${name}, could not be read`, isUnread: true };
  if (!zone.isSole)
    return { at: 'unknown', reason: `Another DNS provider answers for ${name} of the zone ${zone.name}` };
  return { at: 'nothing', reason: `The zone ${zone.name} has no address for ${name}` };
}
