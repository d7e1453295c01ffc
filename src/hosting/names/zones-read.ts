/** Zones as they were read, each with the list of its records. */
import { contentIn, fullName, sameIn } from '../../apis/dns/zone-file/value-in.js';
import { prioritized } from '../../apis/dns/zone-file/layouts.js';
import { isKnownKind, sameValue } from '../../apis/dns/zone-file/value.js';
import { isId, isObject, numberAt, textAt } from '../../base/unknown.js';
import { ofEach } from '../../base/of-each.js';
import type { InventoryReading } from '../inventory/listing.js';
import { type ReceivedWires, receivedOf } from '../inventory/version.js';
import { hostOf } from './addresses/host.js';
import { type ZoneSource, cloudZones, zoneSources } from './zone-sources.js';

export interface ZoneRead {
  readonly source: ZoneSource;
  /** The list that it is in, and its place among the readings. */
  readonly listed: InventoryReading;
  readonly listedAt: number;
  readonly wire: unknown;
  readonly name: string;
  /** The place of its list of records among the readings; null if there was none to read. */
  readonly place: number | null;
}

/** A record as its list has it. */
interface ListedRecord {
  readonly item: number;
  readonly part?: number;
  /** The name as written: full at the edge, relative to the zone in the cloud. */
  readonly name: string;
  readonly type: string;
  readonly value: string;
}

export interface ZoneRecord {
  readonly item: number;
  readonly part?: number;
  /** Full, in small letters, without a dot at its end. */
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

/** The zones in their order; entries without a name or an id are left out. */
export function zonesOf(readings: readonly InventoryReading[]): ZoneRead[] {
  const places = new Map<string, number>();
  for (const [place, { client, row, values }] of readings.entries())
    if (zoneSources.some(({ records }) => records === row))
      places.set(`${client.upstream.fingerprint} ${values['zoneId'] ?? ''}`, place);
  return readings.flatMap((listed, listedAt) => {
    const source = zoneSources.find(({ zones }) => zones === listed.row);
    if (!source) return [];
    return listed.wires.flatMap((wire) => {
      const [id, name] = [isObject(wire) ? wire['id'] : null, textAt(wire, 'name')];
      if (!isId(id) || name === null) return [];
      const place = places.get(`${listed.client.upstream.fingerprint} ${id}`) ?? null;
      return [{ source, listed, listedAt, wire, name: hostOf(name), place }];
    });
  });
}

const listedIn = ofEach(({ wires }: ReceivedWires): readonly ListedRecord[] =>
  wires.flatMap((wire, item) => {
    const [name, type] = [textAt(wire, 'name'), textAt(wire, 'type')];
    if (name === null || type === null || !isObject(wire)) return [];
    const { records } = wire;
    if (!Array.isArray(records)) return [{ item, name, type, value: textAt(wire, 'content') ?? '' }];
    return records.map((record, part) => ({ item, part, name, type, value: textAt(record, 'value') ?? '' }));
  }),
);

/** The parsed records of a list. */
export const listedRecords = ({ wires }: InventoryReading) => listedIn(receivedOf(wires));

/** The records of a zone in the form that results have. */
export function recordsOf({ source, name }: ZoneRead, reading: InventoryReading): ZoneRecord[] {
  return listedRecords(reading).map(({ value, ...record }) =>
    source === cloudZones
      ? { ...record, name: hostOf(fullName(name, record.name)), content: contentIn(name, record.type, value) }
      : { ...record, name: hostOf(record.name), content: value },
  );
}

/** The value of a record in one form for all providers. */
export function sameText({ source, name }: ZoneRead, wire: unknown, part: number | undefined): string {
  const type = textAt(wire, 'type') ?? '';
  const records: unknown = isObject(wire) ? wire['records'] : undefined;
  if (source === cloudZones && part !== undefined)
    return sameIn(name, type, textAt(Array.isArray(records) ? records[part] : null, 'value') ?? '');
  const data: unknown = isObject(wire) ? wire['data'] : null;
  return sameValue(type, {
    content: isObject(data) ? null : textAt(wire, 'content'),
    data: isObject(data) ? data : null,
    priority: isKnownKind(type) && !prioritized.includes(type) ? null : (numberAt(wire, 'priority') ?? null),
  });
}
