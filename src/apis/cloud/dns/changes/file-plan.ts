/** Plans the changes that make a zone match a zone file. Settings that a file cannot express stay. */
import { type Plan, groupedBy } from '../../../dns/changes/plan.js';
import type { FileRecord } from '../../../dns/zone-file/parse.js';
import { isGiven } from '../../../dns/zone-file/records-in.js';
import { sameIn } from '../../../dns/zone-file/value-in.js';
import { textOf } from '../../../dns/zone-file/value.js';
import { RecordType } from '../record-set.js';
import { planWithin } from './plan.js';
import { type RecordSetState, type CloudRecordState, type CloudZoneState, keyOf, relativeTo } from './state.js';

/** The SOA of the zone and its own name servers are not its own to choose. */
function isOfZone({ name, type }: RecordSetState): boolean {
  return type === 'SOA' || isGiven({ type, name }, '@');
}

export const recordTypes: readonly string[] = Object.values(RecordType).filter((type) => type !== 'SOA');

export function planOfFile(records: readonly FileRecord[], zone: CloudZoneState): Plan<RecordSetState> {
  const there = new Map(zone.sets.filter((set) => !isOfZone(set)).map((set) => [keyOf(set), set]));
  const requested = groupedBy(records, ({ name, type }) => keyOf({ name: relativeTo(zone.name, name), type }));
  const wanted = new Map([...requested].map(([key, own]) => [key, setOf(own, there.get(key), zone)] as const));
  return planWithin(zone, wanted, new Set([...there.keys(), ...wanted.keys()]));
}

function setOf(
  records: readonly FileRecord[],
  before: RecordSetState | undefined,
  zone: CloudZoneState,
): RecordSetState {
  const [{ name, type, ttl } = { name: '', type: '', ttl: null }] = records;
  const values = [
    ...new Map(records.map((record) => textIn(record, zone.name)).map((text) => [text.same, text])).values(),
  ];
  return {
    name: relativeTo(zone.name, name),
    type,
    ttl: ttlOf(ttl, before, zone),
    records: paired(values, before?.records ?? [], type, zone.name),
    labels: before?.labels ?? {},
    isProtected: before?.isProtected ?? false,
  };
}

/** The TTL of a set. It keeps its own if the file has none, or if the zone's default already says the same. */
function ttlOf(ttlInFile: number | null, before: RecordSetState | undefined, zone: CloudZoneState): number | null {
  const own = before?.ttl ?? null;
  if (ttlInFile === null || ttlInFile === (own ?? zone.ttl)) return own;
  return ttlInFile === zone.ttl ? null : ttlInFile;
}

interface Text {
  readonly value: string;
  readonly same: string;
}

function textIn({ type, ...value }: FileRecord, zone: string): Text {
  const text = textOf(type, value);
  return { value: text, same: sameIn(zone, type, text) };
}

/**
 * Matches the records of one set with those of the file. Equal records stay; of the rest, as many as possible are
 * changed into each other, so that they keep their comments.
 */
function paired(
  texts: readonly Text[],
  there: readonly CloudRecordState[],
  type: string,
  zone: string,
): CloudRecordState[] {
  const known = new Map(there.map((record) => [sameIn(zone, type, record.value), record]));
  const wanted = new Set(texts.map(({ same }) => same));
  const left = [...known].filter(([same]) => !wanted.has(same)).map(([, record]) => record);
  return texts.map(({ value, same }) => known.get(same) ?? { value, comment: left.shift()?.comment ?? null });
}
