/** The names of the zones of all accounts: their records, and load balancers, pools and tunnels of the edge. */
import { dnsRecords } from '../../apis/edge/dns/dns-records.js';
import { loadBalancers } from '../../apis/edge/load-balancing/load-balancers.js';
import { pools } from '../../apis/edge/load-balancing/pools.js';
import { tunnels } from '../../apis/edge/tunnels.js';
import { zones } from '../../apis/edge/zones/zones.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import { isObject, isText, textAt } from '../../base/unknown.js';
import type { Reading } from '../inventory/listing.js';
import type { ItemPosition } from './addresses/address-index.js';
import { above, hostOf } from './addresses/host.js';
import { JoinedIndexes, IndexParts } from './parts.js';

export interface DnsEntry extends ItemPosition {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

export interface BalancerEntry extends ItemPosition {
  readonly name: string;
  readonly pools: readonly string[];
}

export interface PoolEntry extends ItemPosition {
  readonly id: string;
  /** Addresses or host names. */
  readonly origins: readonly string[];
}

export interface TunnelEntry extends ItemPosition {
  readonly id: string;
  readonly isDeleted: boolean;
  /** Addresses that its open connections come from. */
  readonly origins: readonly string[];
}

/** What of a zone its names lead by. */
export interface ZoneNames {
  readonly name: string;
  /** Nothing else answers for its names. */
  readonly isSole: boolean;
  /** Its records and load balancers could be read: what is not in it does not exist. */
  isRead: boolean;
  readonly records: Map<string, DnsEntry[]>;
  readonly balancers: Map<string, BalancerEntry>;
  /** Every name that exists: those that have something, and those above them. */
  readonly names: Set<string>;
}

type Wires = readonly unknown[];

interface Records {
  readonly byName: ReadonlyMap<string, readonly Omit<DnsEntry, 'reading'>[]>;
  readonly names: ReadonlySet<string>;
}

const listAt = (wire: unknown, name: string): Wires => {
  const found: unknown = isObject(wire) ? wire[name] : undefined;
  return Array.isArray(found) ? found : [];
};

function recordsIn(wires: Wires): Records {
  const byName = new Map<string, Omit<DnsEntry, 'reading'>[]>();
  const names = new Set<string>();
  for (const [item, wire] of wires.entries()) {
    const [written, type] = [textAt(wire, 'name'), textAt(wire, 'type')];
    if (written === null || type === null) continue;
    const name = hostOf(written);
    const entry = { item, name, type, content: textAt(wire, 'content') ?? '' };
    const beside = byName.get(name);
    if (beside) beside.push(entry);
    else byName.set(name, [entry]);
    noteName(names, name);
  }
  return { byName, names };
}

function noteName(names: Set<string>, name: string): void {
  names.add(name);
  for (const parent of above(name)) {
    if (names.has(parent)) return;
    names.add(parent);
  }
}

/** Whatever is said by texts anywhere in it. */
function textsIn(value: unknown): string[] {
  if (isText(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const failed = {};
const itself = (_part: unknown, wires: Wires) => wires;
const recordParts = new IndexParts<Records>({ make: recordsIn, basis: itself });
const others = new Map<BoundRow, IndexParts<object>>();

function partOf(reading: Reading): object {
  if (!reading.isComplete) return failed;
  if (reading.row === dnsRecords.rows.dnsRecords) return recordParts.of(reading);
  let parts = others.get(reading.row);
  if (!parts) others.set(reading.row, (parts = new IndexParts<object>({ make: () => ({}), basis: itself })));
  return parts.of(reading);
}

export class ZoneIndex {
  /** By name; of several of one name the one that is served. */
  readonly #zones = new Map<string, ZoneNames>();
  readonly pools = new Map<string, PoolEntry>();
  readonly tunnels = new Map<string, TunnelEntry>();

  constructor(readings: readonly Reading[]) {
    const byId = new Map<string, ZoneNames>();
    const each = (row: BoundRow, take: (reading: Reading, place: number) => void) =>
      readings.forEach((reading, place) => reading.row === row && take(reading, place));
    each(zones.rows.zones, ({ wires, client }) => {
      for (const wire of wires) this.#addZone(wire, client.upstream.fingerprint, byId);
    });
    const zoneOf = ({ client, values }: Reading) =>
      byId.get(`${client.upstream.fingerprint} ${values['zoneId'] ?? ''}`);
    each(dnsRecords.rows.dnsRecords, (reading, place) => addRecords(zoneOf(reading), reading, place));
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

  /** The one that answers for a name: of those that it is in the one furthest down. */
  zoneOf(name: string): ZoneNames | undefined {
    const own = this.#zones.get(name);
    if (own) return own;
    for (const parent of above(name)) {
      const zone = this.#zones.get(parent);
      if (zone) return zone;
    }
    return undefined;
  }

  get zones(): Iterable<ZoneNames> {
    return this.#zones.values();
  }

  #addZone(wire: unknown, account: string, byId: Map<string, ZoneNames>): void {
    const [id, written] = [textAt(wire, 'id'), textAt(wire, 'name')];
    if (id === null || written === null) return;
    const name = hostOf(written);
    const isServed = textAt(wire, 'status') === 'active';
    const type = textAt(wire, 'type');
    const zone: ZoneNames = {
      name,
      isSole: type === null || type === 'full' || type === 'secondary',
      isRead: true,
      records: new Map<string, DnsEntry[]>(),
      balancers: new Map<string, BalancerEntry>(),
      names: new Set([name]),
    };
    byId.set(`${account} ${id}`, zone);
    if (isServed || !this.#zones.has(name)) this.#zones.set(name, zone);
  }
}

function addRecords(zone: ZoneNames | undefined, reading: Reading, place: number): void {
  if (!zone) return;
  if (!reading.isComplete) return void (zone.isRead = false);
  const { byName, names } = recordParts.of(reading);
  for (const [name, entries] of byName)
    zone.records.set(
      name,
      entries.map((entry) => ({ ...entry, reading: place })),
    );
  for (const name of names) zone.names.add(name);
}

function addBalancers(
  zone: ZoneNames | undefined,
  { wires, isComplete }: Reading,
  reading: number,
  known: ReadonlyMap<string, unknown>,
): void {
  if (!zone) return;
  if (!isComplete) return void (zone.isRead = false);
  for (const [item, wire] of wires.entries()) {
    const written = textAt(wire, 'name');
    if (written === null) continue;
    const name = hostOf(written);
    // Pools stand in many of its parts: by default, by place, in rules.
    const own = new Set(textsIn(wire).filter((text) => known.has(text)));
    zone.balancers.set(name, { name, pools: [...own], reading, item });
    noteName(zone.names, name);
  }
}

const joined = new JoinedIndexes<ZoneIndex>();

export function zoneIndex(readings: readonly Reading[]): ZoneIndex {
  return joined.of(readings, readings.map(partOf), () => new ZoneIndex(readings));
}
