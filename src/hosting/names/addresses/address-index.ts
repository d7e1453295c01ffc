/** Who has an address, or a host name of its own, in all accounts that were read. */
import { isObject } from '../../../base/unknown.js';
import type { InventoryReading } from '../../inventory/listing.js';
import { type IpNetwork, keyOf, within } from './address.js';
import { type HolderKind, type Holding, holdingOf } from './owned-addresses.js';
import { JoinedIndexes, IndexParts } from '../parts.js';

/** Where an object stands among the readings that an index was made of. */
export interface ItemPosition {
  readonly reading: number;
  readonly item: number;
  /** Of a record set: which of its records. */
  readonly part?: number;
}

export interface AddressHolder extends ItemPosition {
  readonly holding: Holding;
}

type AddressPart = readonly { readonly item: number; readonly holding: Holding }[];

const machines: ReadonlySet<HolderKind> = new Set<HolderKind>([
  'server',
  'dedicated server',
  'load balancer',
  'storage box',
]);

const isMachine = ({ holding: { kind } }: AddressHolder) => machines.has(kind);

/** Of storage boxes users beside the main one have host names of their own. */
const besideMain = /^(u\d+)-sub\d+(?=\.)/;

export class AddressIndex {
  readonly #byKey = new Map<string, AddressHolder[]>();
  /** Lengths of the prefixes that there are, the longest first. */
  readonly #lengths = { 4: [] as number[], 6: [] as number[] };
  /** Servers by account and number. */
  readonly #servers = new Map<string, AddressHolder>();
  /** Those of the cloud. */
  readonly balancers: AddressHolder[] = [];

  constructor(
    private readonly accounts: readonly string[],
    parts: readonly AddressPart[],
  ) {
    const lengths = { 4: new Set<number>(), 6: new Set<number>() };
    for (const [reading, part] of parts.entries())
      for (const { item, holding } of part) {
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

  /** Whatever has the smallest network that it is in: the machines that it leads to, then what it is itself. */
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

const partsByRow = new Map<InventoryReading['row'], IndexParts<AddressPart>>();
const joined = new JoinedIndexes<AddressIndex>();

function partOf(reading: InventoryReading): AddressPart {
  const { row } = reading;
  let parts = partsByRow.get(row);
  if (!parts) {
    parts = new IndexParts<AddressPart>({
      make: (wires) =>
        wires.flatMap((wire, item) => {
          const holding = holdingOf(row, wire);
          return holding ? [{ item, holding }] : [];
        }),
      basis: (part, wires) => [part, wires.map((wire) => isObject(wire) && wire['targets'])],
    });
    partsByRow.set(row, parts);
  }
  return parts.of(reading);
}

export function addressIndex(readings: readonly InventoryReading[]): AddressIndex {
  const parts = readings.map(partOf);
  const accounts = readings.map(({ client }) => client.upstream.fingerprint);
  return joined.of(readings, parts, () => new AddressIndex(accounts, parts));
}
