/** The names of the zones of all accounts: their records, and load balancers, pools and tunnels of the edge. */
import { loadBalancers } from '../../apis/edge/load-balancing/load-balancers.js';
import { pools } from '../../apis/edge/load-balancing/pools.js';
import { tunnels } from '../../apis/edge/tunnels.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import { caches } from '../../base/shares/caches.js';
import { isObject, isText, textAt } from '../../base/unknown.js';
import { Derived } from '../derived/derived.js';
import { ofEach } from '../../base/of-each.js';
import type { Sources } from '../derived/reader.js';
import type { InventoryReading } from '../inventory/listing.js';
import { type ReceivedWires, receivedOf } from '../inventory/version.js';
import type { ItemPosition } from './addresses/address-index.js';
import { above, hostOf } from './addresses/host.js';
import { isSecondary, edgeZones } from './zone-sources.js';
import { type ZoneRead, type ZoneRecord, recordsOf, zonesOf } from './zones-read.js';

export interface DnsEntry extends ItemPosition {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

export interface BalancerEntry extends ItemPosition {
  readonly name: string;
  readonly pools: readonly string[];
}

interface PoolEntry extends ItemPosition {
  readonly id: string;
  /** Addresses or host names. */
  readonly origins: readonly string[];
}

interface TunnelEntry extends ItemPosition {
  readonly id: string;
  readonly isDeleted: boolean;
  /** Addresses that its open connections come from. */
  readonly origins: readonly string[];
}

/** The names of a zone, as far as needed to follow them. */
export interface ZoneNames {
  readonly name: string;
  /** The zone without its list, which belongs to one request. */
  readonly read: Omit<ZoneRead, 'listed'>;
  /** The domain is delegated to it, as far as its provider says. */
  readonly isServed: boolean;
  /** The list of its records could be read. */
  readonly isListed: boolean;
  /** Its records are kept on other name servers, and are not listed. */
  readonly isSecondary: boolean;
  /** True if nothing else answers for its names. */
  readonly isSole: boolean;
  /** Its records and load balancers were read, so a missing name does not exist. */
  isRead: boolean;
  readonly records: Map<string, DnsEntry[]>;
  readonly balancers: Map<string, BalancerEntry>;
  /** Every name that exists: names with records, and those above them. */
  readonly names: Set<string>;
}

type Wires = readonly unknown[];

interface Records {
  readonly byName: ReadonlyMap<string, readonly ZoneRecord[]>;
  readonly names: ReadonlySet<string>;
}

const listAt = (wire: unknown, name: string): Wires => {
  const found: unknown = isObject(wire) ? wire[name] : undefined;
  return Array.isArray(found) ? found : [];
};

const recordsIn = ofEach((_received: ReceivedWires, zone: ZoneRead, reading: InventoryReading): Records => {
  const byName = new Map<string, ZoneRecord[]>();
  const names = new Set<string>();
  for (const record of recordsOf(zone, reading)) {
    const beside = byName.get(record.name);
    if (beside) beside.push(record);
    else byName.set(record.name, [record]);
    noteName(names, record.name);
  }
  return { byName, names };
});

function noteName(names: Set<string>, name: string): void {
  names.add(name);
  for (const parent of above(name)) {
    if (names.has(parent)) return;
    names.add(parent);
  }
}

/** All texts anywhere in a value. */
function textsIn(value: unknown): string[] {
  if (isText(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

export class ZoneIndex {
  /** All zones that were read. */
  readonly all: readonly ZoneNames[];
  /** The zones by name. If one provider has several of one name, the served one counts. */
  readonly #zones = new Map<string, ZoneNames[]>();
  readonly pools = new Map<string, PoolEntry>();
  readonly tunnels = new Map<string, TunnelEntry>();

  constructor(readings: readonly InventoryReading[]) {
    const each = (row: BoundRow, take: (reading: InventoryReading, place: number) => void) =>
      readings.forEach((reading, place) => reading.row === row && take(reading, place));
    this.all = zonesOf(readings).map((read) => zoneNames(read, readings));
    for (const zone of this.all) this.#addZone(zone);
    const ofEdge = new Map(
      this.all
        .filter(({ read }) => read.source === edgeZones)
        .map((zone) => {
          const { client } = listOfZone(zone, readings);
          return [`${client.upstream.fingerprint} ${textAt(zone.read.wire, 'id')}`, zone];
        }),
    );
    const zoneOf = ({ client, values }: InventoryReading) =>
      ofEdge.get(`${client.upstream.fingerprint} ${values['zoneId'] ?? ''}`);
    each(pools.rows.loadBalancerPools, ({ wires }, reading) => {
      for (const [item, wire] of wires.entries()) {
        const id = textAt(wire, 'id');
        const origins = listAt(wire, 'origins').flatMap((origin) => textAt(origin, 'address') ?? []);
        if (id !== null) this.pools.set(id, { id, origins, reading, item });
      }
    });
    each(loadBalancers.rows.loadBalancers, (reading, place) =>
      addBalancers(zoneOf(reading), reading, place, this.pools),
    );
    each(tunnels.rows.tunnels, ({ wires }, reading) => {
      for (const [item, wire] of wires.entries()) {
        const id = textAt(wire, 'id');
        const origins = listAt(wire, 'connections').flatMap((connection) => textAt(connection, 'origin_ip') ?? []);
        const isDeleted = isObject(wire) && isText(wire['deleted_at']);
        if (id !== null) this.tunnels.set(id.toLowerCase(), { id, isDeleted, origins, reading, item });
      }
    });
  }

  /**
   * The zones that may answer for a name: the lowest ones that contain it, which are several if two providers have the
   * same zone. If the domain is known to be delegated to one of them, only that one.
   */
  zonesOf(name: string): readonly ZoneNames[] {
    const own = this.#zones.get(name);
    if (own) return answering(own);
    for (const parent of above(name)) {
      const zones = this.#zones.get(parent);
      if (zones) return answering(zones);
    }
    return [];
  }

  /** The records of a name in the zones that may answer for it. */
  recordsOf(name: string): readonly DnsEntry[] {
    return this.zonesOf(name).flatMap(({ records }) => records.get(name) ?? []);
  }

  balancerOf(name: string): BalancerEntry | undefined {
    return this.zonesOf(name)
      .map(({ balancers }) => balancers.get(name))
      .find((balancer) => balancer !== undefined);
  }

  /** The zones: one for each name and provider. */
  get zones(): readonly ZoneNames[] {
    return [...this.#zones.values()].flat();
  }

  #addZone(zone: ZoneNames): void {
    const beside = this.#zones.get(zone.name) ?? [];
    const same = beside.findIndex(({ read }) => read.source === zone.read.source);
    if (same === -1) this.#zones.set(zone.name, [...beside, zone]);
    else if (zone.isServed) beside[same] = zone;
  }
}

/** The list that a zone is in, among the readings that an index was made of, or is used with again. */
export function listOfZone({ read: { listedAt } }: ZoneNames, readings: readonly InventoryReading[]): InventoryReading {
  const listed = readings[listedAt];
  if (!listed) throw new Error('Expected as many readings as the index was made of');
  return listed;
}

function answering(zones: readonly ZoneNames[]): readonly ZoneNames[] {
  if (zones.length < 2) return zones;
  const served = zones.filter(({ isServed }) => isServed);
  return served.length > 0 ? served : zones;
}

function zoneNames(read: ZoneRead, readings: readonly InventoryReading[]): ZoneNames {
  const { source, name, place, wire, listedAt } = read;
  const reading = place === null ? undefined : readings[place];
  const isRead = reading?.isComplete === true;
  const records = new Map<string, DnsEntry[]>();
  const names = new Set([name]);
  if (reading && isRead && place !== null) {
    const found = recordsIn(receivedOf(reading.wires), read, reading);
    for (const [own, entries] of found.byName)
      records.set(
        own,
        entries.map((entry) => ({ ...entry, reading: place })),
      );
    for (const own of found.names) names.add(own);
  }
  const balancers = new Map<string, BalancerEntry>();
  return {
    name,
    read: { source, name, place, wire, listedAt },
    isRead,
    isListed: isRead,
    records,
    balancers,
    names,
    isSecondary: isSecondary(wire),
    ...standing(read),
  };
}

/** The delegation of the zone's domain, as its provider reports it. */
function standing({ source, wire }: ZoneRead): Pick<ZoneNames, 'isServed' | 'isSole'> {
  if (source === edgeZones) {
    const type = textAt(wire, 'type');
    return {
      isServed: textAt(wire, 'status') === 'active',
      isSole: type === null || type === 'full' || type === 'secondary',
    };
  }
  const nameservers: unknown = isObject(wire) ? wire['authoritative_nameservers'] : null;
  const delegation = textAt(nameservers, 'delegation_status');
  return {
    isServed: delegation === 'valid' || delegation === 'partially-valid',
    isSole: delegation !== 'partially-valid' && delegation !== 'invalid',
  };
}

function addBalancers(
  zone: ZoneNames | undefined,
  { wires, isComplete }: InventoryReading,
  reading: number,
  known: ReadonlyMap<string, unknown>,
): void {
  if (!zone) return;
  if (!isComplete) return void (zone.isRead = false);
  for (const [item, wire] of wires.entries()) {
    const written = textAt(wire, 'name');
    if (written === null) continue;
    const name = hostOf(written);
    // Load balancers name pools in many places: as default, by location, in rules.
    const own = new Set(textsIn(wire).filter((text) => known.has(text)));
    zone.balancers.set(name, { name, pools: [...own], reading, item });
    noteName(zone.names, name);
  }
}

interface ZoneReadings extends Sources {
  readonly readings: readonly InventoryReading[];
}

export const zoneIndex = new Derived<ZoneReadings, null, ZoneIndex>(
  { share: caches.nameWholes, sizeOf: () => 0, keyOf: () => '' },
  async (d) => new ZoneIndex(await d.lists(({ readings }) => readings)),
);
