/** Record sets in a form to compare and write. */
import { CallerError } from '../../../../base/errors.js';
import { isObject, numberAt, textAt } from '../../../../base/unknown.js';
import type { AnyZoneState } from '../../../dns/changes/dialect.js';
import type { Change } from '../../../dns/changes/plan.js';
import type { WireZone } from '../../../dns/changes/read-zone.js';
import { nameIn } from '../../../dns/zone-file/text.js';
import { sameIn } from '../../../dns/zone-file/value-in.js';
import type { Labels } from '../../../../rest/rows/labels.js';

export interface CloudRecordState {
  readonly value: string;
  readonly comment: string | null;
}

export interface RecordSetState {
  /** Relative to the zone. */
  readonly name: string;
  readonly type: string;
  /** Null for the TTL of the zone. */
  readonly ttl: number | null;
  readonly records: readonly CloudRecordState[];
  readonly labels: Labels;
  readonly isProtected: boolean;
}

export interface CloudZoneState extends AnyZoneState {
  readonly ttl: number;
  readonly sets: readonly RecordSetState[];
}

export function zoneOf({ id, zone, records }: WireZone): CloudZoneState {
  const [name, ttl] = [textAt(zone, 'name'), numberAt(zone, 'ttl')];
  if (!name || ttl === null)
    throw new CallerError('UPSTREAM_UNAVAILABLE', 'The cloud API does not say the name and TTL of the zone');
  return { id, name, ttl, sets: records.map(stateOf) };
}

/** Parses a record set of the wire. */
function stateOf(wire: Readonly<Record<string, unknown>>): RecordSetState {
  const { records, labels, protection } = wire;
  const listed = Array.isArray(records) ? records.filter(isObject) : [];
  return {
    name: textAt(wire, 'name') ?? '',
    type: textAt(wire, 'type') ?? '',
    ttl: numberAt(wire, 'ttl') ?? null,
    records: listed.map((record) => ({
      value: textAt(record, 'value') ?? '',
      comment: textAt(record, 'comment') || null,
    })),
    labels: isObject(labels)
      ? Object.fromEntries(Object.entries(labels).map(([name, text]) => [name, String(text)]))
      : {},
    isProtected: isObject(protection) && protection['change'] === true,
  };
}

/** The name and type of the changed set, which a change leaves alone. */
export function namesOf({ before, after }: Change<RecordSetState>) {
  const { name = '', type = '' } = before ?? after ?? {};
  return { name, type };
}

export const keyOf = ({ name, type }: { readonly name: string; readonly type: string }) => `${name}/${type}`;

/** The name below the zone, from a name that is full, relative, or `@`. */
export function relativeTo(zone: string, name: string): string {
  const fullName = nameIn(zone, name);
  return fullName === zone ? '@' : fullName.slice(0, -zone.length - 1);
}

/** Compares the records of two sets in any order. */
export function hasSameRecords(one: RecordSetState, other: RecordSetState, zone: string): boolean {
  const text = ({ type, records }: RecordSetState) =>
    records
      .map(({ value, comment }) => JSON.stringify([sameIn(zone, type, value), comment]))
      .sort()
      .join();
  return text(one) === text(other);
}

export function hasSameLabels({ labels: one }: RecordSetState, { labels: other }: RecordSetState): boolean {
  const text = (labels: Labels) => JSON.stringify(Object.entries(labels).sort());
  return text(one) === text(other);
}

export function isSame(one: RecordSetState, other: RecordSetState, zone: string): boolean {
  return one.ttl === other.ttl && hasSameLabels(one, other) && hasSameRecords(one, other, zone);
}
