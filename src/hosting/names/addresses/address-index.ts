/** Finds the owner of an address or host name in all accounts that were read. */
import { createHash } from 'node:crypto';
import { caches } from '../../../base/shares/caches.js';
import { allMaybePromises } from '../../../base/map-maybe-promise.js';
import { isObject } from '../../../base/unknown.js';
import { Derived } from '../../derived/derived.js';
import type { Sources } from '../../derived/reader.js';
import type { InventoryReading } from '../../inventory/listing.js';
import { type IpNetwork, keyOf, within } from './address.js';
import { type HolderKind, type Holding, holdingOf } from './owned-addresses.js';

/** The position of an object among the readings of an index. */
export interface ItemPosition {
  readonly reading: number;
  readonly item: number;
  /** The place among the records of a record set. */
  readonly part?: number;
}

export interface AddressHolder extends ItemPosition {
  readonly holding: Holding;
}

interface AddressPart {
  readonly held: readonly { readonly item: number; readonly holding: Holding }[];
  /** The part of the objects that the index depends on. */
  readonly standsOn: string;
}

const machines: ReadonlySet<HolderKind> = new Set<HolderKind>([
  'server',
  'dedicated server',
  'load balancer',
  'storage box',
]);

const isMachine = ({ holding: { kind } }: AddressHolder) => machines.has(kind);

/** Matches the host name of a storage box's additional user. */
const besideMain = /^(u\d+)-sub\d+(?=\.)/;

export class AddressIndex {
  readonly #byKey = new Map<string, AddressHolder[]>();
  /** Lengths of the prefixes that there are, the longest first. */
  readonly #lengths = { 4: [] as number[], 6: [] as number[] };
  /** Servers by account and number. */
  readonly #servers = new Map<string, AddressHolder>();
  /** The load balancers of the cloud. */
  readonly balancers: AddressHolder[] = [];

  constructor(
    private readonly accounts: readonly string[],
    parts: readonly AddressPart[],
  ) {
    const lengths = { 4: new Set<number>(), 6: new Set<number>() };
    for (const [reading, { held: own }] of parts.entries())
      for (const { item, holding } of own) {
        const held = { reading, item, holding };
        if (holding.kind === 'server' || holding.kind === 'dedicated server')
          this.#servers.set(`${accounts[reading] ?? ''} ${holding.id}`, held);
        if (holding.kind === 'load balancer') this.balancers.push(held);
        for (const key of holding.has) {
          const beside = this.#byKey.get(key);
          if (beside) beside.push(held);
          else this.#byKey.set(key, [held]);
          const [version, length] = key.split('/', 2);
          if (version === '4' || version === '6') lengths[version].add(Number(length));
        }
      }
    for (const version of [4, 6] as const) this.#lengths[version] = [...lengths[version]].sort((a, b) => b - a);
  }

  /**
   * The owners of the smallest network with this address: first the machines that it leads to, then the address itself.
   */
  at(address: IpNetwork): readonly AddressHolder[] {
    for (const length of this.#lengths[address.version]) {
      const found = this.#byKey.get(keyOf(within(address, length)));
      if (found) return this.#withMachines(found);
    }
    return [];
  }

  host(name: string): readonly AddressHolder[] {
    return this.#byKey.get(name) ?? this.#byKey.get(name.replace(besideMain, '$1')) ?? [];
  }

  /** The server of this number in the account of that reading. */
  server(reading: number, id: string): AddressHolder | undefined {
    return this.serverOf(this.accounts[reading] ?? '', id);
  }

  /** The server of this number in the account of that fingerprint. */
  serverOf(account: string, id: string): AddressHolder | undefined {
    return this.#servers.get(`${account} ${id}`);
  }

  #withMachines(found: readonly AddressHolder[]): AddressHolder[] {
    const led = found.flatMap((held) => (isMachine(held) ? [held] : this.#serversOf(held)));
    return [...new Set([...led, ...found])];
  }

  #serversOf({ reading, holding: { server, serverAt } }: AddressHolder): AddressHolder[] {
    const found = server === null ? undefined : this.server(reading, server);
    if (found) return [found];
    const main = serverAt === null ? [] : (this.#byKey.get(serverAt) ?? []);
    return main.filter(({ holding: { kind } }) => kind === 'dedicated server');
  }
}

interface OneReading extends Sources {
  readonly reading: InventoryReading;
}

/** The addresses of one list, by its name. */
const addressPart = new Derived<OneReading, string, AddressPart>(
  {
    share: caches.nameParts,
    sizeOf: () => 0,
    scopeOf: (name) => name,
    keyOf: () => '',
    digestOf: ({ standsOn }) => standsOn,
  },
  async (d) => {
    const [{ row, wires }] = await d.lists(({ reading }) => [reading] as const);
    const held = wires.flatMap((wire, item) => {
      const holding = holdingOf(row, wire);
      return holding ? [{ item, holding }] : [];
    });
    const standsOn = JSON.stringify([held, wires.map((wire) => isObject(wire) && wire['targets'])]);
    return { held, standsOn: createHash('sha256').update(standsOn).digest('base64') };
  },
);

interface AddressReadings extends Sources {
  readonly readings: readonly InventoryReading[];
}

export const addressIndex = new Derived<AddressReadings, null, AddressIndex>(
  { share: caches.nameWholes, sizeOf: () => 0, keyOf: () => '' },
  async (d) => {
    const accounts = await d.value(({ readings }) => readings.map(fingerprintOf).join());
    const parts = await d.values(({ inventory, readings }) =>
      allMaybePromises(readings.map((reading) => addressPart.of({ inventory, reading }, listName(reading)))),
    );
    return new AddressIndex(accounts.split(','), parts);
  },
);

function fingerprintOf({ client }: InventoryReading): string {
  return client.upstream.fingerprint;
}

function listName({ client: { upstream }, row, values }: InventoryReading): string {
  return JSON.stringify([upstream.fingerprint, row.path, values]);
}
