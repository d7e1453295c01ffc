/** The other way round: which names lead to each server, and how. */
import { isObject, textAt } from '../../base/unknown.js';
import { ofEach } from '../../base/of-each.js';
import { networkOf } from './addresses/address.js';
import type { AddressIndex, AddressHolder, ItemPosition } from './addresses/address-index.js';
import { hostOf } from './addresses/host.js';
import { type End, follow, leadOf } from './resolve-name.js';
import type { KnownLists } from './names.js';
import type { DnsEntry, ZoneIndex } from './zone-index.js';

type ResolutionRoute = 'DIRECT' | 'CNAME' | 'WILDCARD' | 'LOAD_BALANCER' | 'POOL' | 'TUNNEL';

export interface Resolution {
  readonly name: string;
  readonly route: ResolutionRoute;
  /** The records of the name, and of the names that it leads through. */
  readonly records: DnsEntry[];
  /** The object in between: a load balancer of the cloud, a pool or a tunnel. */
  readonly via: (ItemPosition & { readonly of: 'addresses' | 'zones' }) | null;
}

/** A sender of traffic to a server: a load balancer of the cloud, a pool or a tunnel. */
export interface TrafficSender {
  readonly route: 'LOAD_BALANCER' | 'POOL' | 'TUNNEL';
  readonly place: NonNullable<Resolution['via']>;
  /** The number of its targets or origins that are not the server. */
  readonly others: number;
}

interface Resolutions {
  readonly names: ReadonlyMap<AddressHolder, readonly Resolution[]>;
  readonly senders: ReadonlyMap<AddressHolder, readonly TrafficSender[]>;
}

/** A server that a name reaches, and the way there. */
interface Reached {
  readonly server: AddressHolder;
  readonly route: ResolutionRoute | null;
  readonly via: Resolution['via'];
}

const isServer = ({ holding: { kind } }: AddressHolder) => kind === 'server' || kind === 'dedicated server';

const listAt = (wire: unknown, name: string): readonly unknown[] => {
  const found: unknown = isObject(wire) ? wire[name] : undefined;
  return Array.isArray(found) ? found : [];
};

/** The servers that a load balancer of the cloud sends traffic to. */
function targetsOf(wire: unknown, reading: number, addresses: AddressIndex): AddressHolder[] {
  const found = listAt(wire, 'targets').flatMap((target) => {
    const matched = [target, ...listAt(target, 'targets')].flatMap((one) => {
      const id: unknown = isObject(one) && isObject(one['server']) ? one['server']['id'] : undefined;
      return typeof id === 'number' ? (addresses.server(reading, String(id)) ?? []) : [];
    });
    const ip = isObject(target) ? networkOf(textAt(target['ip'], 'ip')) : null;
    return [...matched, ...(ip ? addresses.at(ip).filter(isServer) : [])];
  });
  return [...new Set(found)];
}

class Finder {
  readonly #found = new Map<AddressHolder, Map<string, Resolution>>();
  /** The servers of each load balancer, as every name that leads to it needs them. */
  readonly #targets = new Map<string, readonly AddressHolder[]>();

  constructor(
    private readonly addresses: KnownLists<AddressIndex>,
    private readonly zones: KnownLists<ZoneIndex>,
  ) {}

  find(): Resolutions {
    const { index } = this.zones;
    for (const zone of index.zones) {
      for (const entry of [...zone.records.values()].flat()) this.#followed(entry);
      for (const balancer of zone.balancers.values())
        for (const reached of this.#behind(balancer.pools, new Set())) this.#add(balancer.name, 'POOL', [], reached);
    }
    const names = new Map([...this.#found].map(([server, resolutions]) => [server, [...resolutions.values()]]));
    return { names, senders: this.#senders() };
  }

  #senders(): Resolutions['senders'] {
    const { index } = this.zones;
    const senders = new Map<AddressHolder, TrafficSender[]>();
    const add = (server: AddressHolder, sender: TrafficSender) =>
      senders.set(server, [...(senders.get(server) ?? []), sender]);
    for (const balancer of this.addresses.index.balancers) {
      const reached = this.#servedBy(balancer);
      for (const { server, via } of reached)
        if (via) add(server, { route: 'LOAD_BALANCER', place: via, others: reached.length - 1 });
    }
    for (const { id, origins, reading, item } of index.pools.values()) {
      const place = { of: 'zones', reading, item } as const;
      const byOrigin = origins.map(
        (origin) => new Set(this.#atOrigin(origin, new Set([id])).map(({ server }) => server)),
      );
      for (const server of new Set(byOrigin.flatMap((servers) => [...servers])))
        add(server, { route: 'POOL', place, others: byOrigin.filter((servers) => !servers.has(server)).length });
    }
    for (const { id } of index.tunnels.values())
      for (const { server, via } of this.#fromTunnel(id.toLowerCase()))
        if (via) add(server, { route: 'TUNNEL', place: via, others: 0 });
    return senders;
  }

  #followed(entry: DnsEntry): void {
    const lead = leadOf(entry, this.zones.index);
    if (!lead) return;
    const route = lead.isByWildcard ? 'WILDCARD' : lead.hops.length > 0 ? 'CNAME' : 'DIRECT';
    for (const { end, record } of lead.ends) {
      const records = [entry, ...lead.records, ...(record ? [record] : [])];
      for (const reached of this.#reached(end, new Set())) this.#add(entry.name, route, records, reached);
    }
  }

  #add(
    name: string,
    route: ResolutionRoute,
    records: readonly DnsEntry[],
    { server, route: behind, via }: Reached,
  ): void {
    let resolutions = this.#found.get(server);
    if (!resolutions) this.#found.set(server, (resolutions = new Map<string, Resolution>()));
    const key = `${name} ${behind ?? route} ${via ? `${via.of} ${via.reading} ${via.item}` : ''}`;
    let resolution = resolutions.get(key);
    if (!resolution) resolutions.set(key, (resolution = { name, route: behind ?? route, records: [], via }));
    for (const record of records) if (!resolution.records.includes(record)) resolution.records.push(record);
  }

  /** The servers at an end. Pools with host names as origins may lead to load balancers again. */
  #reached(end: End, seen: Set<string>): Reached[] {
    switch (end.at) {
      case 'address':
        return this.addresses.index.at(end.address).flatMap((held) => this.#servedBy(held));
      case 'balancer':
        return this.#behind(end.balancer.pools, seen);
      case 'tunnel':
        return this.#fromTunnel(end.id);
      default:
        return [];
    }
  }

  #servedBy(held: AddressHolder): Reached[] {
    if (isServer(held)) return [{ server: held, route: null, via: null }];
    if (held.holding.kind !== 'load balancer') return [];
    const key = `${held.reading} ${held.item}`;
    let targets = this.#targets.get(key);
    if (!targets) {
      targets = targetsOf(this.addresses.wireAt(held), held.reading, this.addresses.index);
      this.#targets.set(key, targets);
    }
    const via = { of: 'addresses', reading: held.reading, item: held.item } as const;
    return targets.map((server) => ({ server, route: 'LOAD_BALANCER', via }));
  }

  #behind(pools: readonly string[], seen: Set<string>): Reached[] {
    return pools.flatMap((id) => {
      const pool = this.zones.index.pools.get(id);
      if (!pool || seen.has(id)) return [];
      seen.add(id);
      const via = { of: 'zones', reading: pool.reading, item: pool.item } as const;
      return pool.origins
        .flatMap((origin) => this.#atOrigin(origin, seen))
        .map(({ server }) => ({ server, route: 'POOL' as const, via }));
    });
  }

  #atOrigin(origin: string, seen: Set<string>): Reached[] {
    const address = networkOf(origin);
    if (address) return this.#reached({ at: 'address', address, text: origin }, seen);
    return follow(hostOf(origin), this.zones.index).ends.flatMap(({ end }) => this.#reached(end, seen));
  }

  /**
   * The servers of a tunnel: its program runs where its connections come from, unless that is behind another's address.
   */
  #fromTunnel(id: string): Reached[] {
    const tunnel = this.zones.index.tunnels.get(id);
    if (!tunnel || tunnel.isDeleted) return [];
    const via = { of: 'zones', reading: tunnel.reading, item: tunnel.item } as const;
    const from = [...new Set(tunnel.origins)].flatMap((origin) => networkOf(origin) ?? []);
    return from
      .flatMap((address) => this.addresses.index.at(address).filter(isServer))
      .map((server) => ({ server, route: 'TUNNEL', via }));
  }
}

const found = ofEach<ZoneIndex, [], (addresses: AddressIndex, finder: Finder) => Resolutions>(() =>
  ofEach((_addresses, finder) => finder.find()),
);

/** Found once for each time that anything of it is read anew. */
export function resolutionsOf(addresses: KnownLists<AddressIndex>, zones: KnownLists<ZoneIndex>): Resolutions {
  return found(zones.index)(addresses.index, new Finder(addresses, zones));
}
