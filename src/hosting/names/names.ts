/** What is known of addresses and names in one request: the lists that contain them, and what is missing. */
import type { GraphQLSchema } from 'graphql';
import { dialect as cloud } from '../../apis/cloud/dialect.js';
import { dialect as dedicated } from '../../apis/dedicated/dialect.js';
import { dialect as edge } from '../../apis/edge/dialect.js';
import { dnsRecords } from '../../apis/edge/dns/dns-records.js';
import { loadBalancers } from '../../apis/edge/load-balancing/load-balancers.js';
import { pools } from '../../apis/edge/load-balancing/pools.js';
import { tunnels } from '../../apis/edge/tunnels.js';
import { zones } from '../../apis/edge/zones/zones.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import type { Client } from '../../rest/transport/client.js';
import type { Clients } from '../../rest/transport/clients.js';
import type { Dialect } from '../../rest/rows/dialect.js';
import { payloadType } from '../../rest/schema/fields-of-rows.js';
import { MemoKey } from '../../rest/planner/memo.js';
import type { PathValues } from '../../rest/rows/path.js';
import { itemToGraph } from '../../rest/mapping/to-graph.js';
import { CallerError } from '../../base/errors.js';
import { dialect as storage } from '../../apis/storage/dialect.js';
import { isObject, textAt } from '../../base/unknown.js';
import { Inventory } from '../inventory/inventory.js';
import type { Reading } from '../inventory/listing.js';
import { oldestOf } from '../inventory/read-at.js';
import { join } from '../inventory/under-way.js';
import { type AddressIndex, type ItemPosition, addressIndex } from './addresses/address-index.js';
import { holders } from './addresses/owned-addresses.js';
import { type ZoneIndex, zoneIndex } from './zone-index.js';

interface NamesContext {
  readonly context: { readonly clients: Clients };
  readonly info: { readonly schema: GraphQLSchema };
}

/** Lists that were read, and what is worked out of them. */
export class KnownLists<Index> {
  readonly #objects = new Map<string, object | null>();
  readonly readAt: Date | null;

  constructor(
    private readonly schema: GraphQLSchema,
    readonly readings: readonly Reading[],
    readonly index: Index,
    /** Why some of it is not known; null where all is. */
    readonly problem: CallerError | null,
  ) {
    this.readAt = oldestOf(readings);
  }

  /** The object as the graph has it, each time the same; null where it is odd. */
  objectAt({ reading, item }: ItemPosition): object | null {
    const key = `${reading} ${item}`;
    const known = this.#objects.get(key);
    if (known !== undefined) return known;
    const object = this.#objectAt(reading, item);
    this.#objects.set(key, object);
    return object;
  }

  /** The object on the wire. */
  wireAt({ reading, item }: ItemPosition): unknown {
    return this.readings[reading]?.wires[item];
  }

  #objectAt(reading: number, item: number): object | null {
    const found = this.readings[reading];
    if (!found) return null;
    const { client, row, values, wires } = found;
    const object = itemToGraph(wires[item], payloadType(this.schema, row), { client, values });
    return typeof object === 'object' && !(object instanceof Error) ? object : null;
  }
}

const all = new MemoKey<Map<number, NameIndexes>>();

export class NameIndexes {
  #addresses: Promise<KnownLists<AddressIndex>> | null = null;
  #zones: Promise<KnownLists<ZoneIndex>> | null = null;

  private constructor(
    readonly inventory: Inventory,
    private readonly clients: Clients,
    private readonly schema: GraphQLSchema,
  ) {}

  /** Those of this request; `maxAge` in seconds. A write ends them. */
  static of(asked: NamesContext, maxAge: number): NameIndexes {
    const { clients } = asked.context;
    const known = clients.memo(all, () => new Map<number, NameIndexes>());
    let names = known.get(maxAge);
    if (!names) known.set(maxAge, (names = new NameIndexes(Inventory.of(asked, maxAge), clients, asked.info.schema)));
    return names;
  }

  /** Of all accounts that have addresses: one pass over each of their lists. */
  addresses(): Promise<KnownLists<AddressIndex>> {
    return (this.#addresses ??= join(this.clients, () => this.#readAddresses()));
  }

  /** Of all accounts of the edge: one call for the zones, and one for the records of each of them. */
  zones(): Promise<KnownLists<ZoneIndex>> {
    return (this.#zones ??= join(this.clients, () => this.#readZones()));
  }

  async #readAddresses(): Promise<KnownLists<AddressIndex>> {
    const wanted = [...holders.keys()].flatMap((row) =>
      this.inventory.clientsOf(row).map((client) => ({ client, row })),
    );
    const readings = await Promise.all(wanted.map(({ client, row }) => this.inventory.wires(client, row)));
    const problem = this.#problemOf(readings, [cloud, dedicated, storage]);
    return new KnownLists(this.schema, readings, addressIndex(readings), problem);
  }

  async #readZones(): Promise<KnownLists<ZoneIndex>> {
    const clients = this.inventory.clientsOf(zones.rows.zones);
    const readings = (await Promise.all(clients.map((client) => this.#zonesOf(client)))).flat();
    return new KnownLists(this.schema, readings, zoneIndex(readings), this.#problemOf(readings, [edge]));
  }

  async #zonesOf(client: Client): Promise<Reading[]> {
    const listed = await this.inventory.wires(client, zones.rows.zones);
    const own = listed.wires.flatMap((wire) => {
      const [zoneId, accountId] = [textAt(wire, 'id'), textAt(isObject(wire) ? wire['account'] : null, 'id')];
      return zoneId === null ? [] : [{ zoneId, accountId }];
    });
    const accountIds = [...new Set(own.flatMap(({ accountId }) => accountId ?? []))];
    const ofAccounts = (row: BoundRow) =>
      this.#each(
        client,
        row,
        accountIds.map((accountId) => ({ accountId })),
      );
    const [records, tunnelsOf, poolsOf] = await Promise.all([
      this.#each(
        client,
        dnsRecords.rows.dnsRecords,
        own.map(({ zoneId }) => ({ zoneId })),
      ),
      ofAccounts(tunnels.rows.tunnels),
      ofAccounts(pools.rows.loadBalancerPools),
    ]);
    // Without a pool in its account no zone can have a load balancer.
    const mayHave = poolsOf.filter(({ wires, isComplete }) => wires.length > 0 || !isComplete);
    const pooled = new Set(mayHave.map(({ values }) => values['accountId']));
    const balanced = own.filter(({ accountId }) => accountId !== null && pooled.has(accountId));
    const balancers = await this.#each(
      client,
      loadBalancers.rows.loadBalancers,
      balanced.map(({ zoneId }) => ({ zoneId })),
    );
    return [listed, ...records, ...tunnelsOf, ...poolsOf, ...balancers];
  }

  /** No more at once than the API takes. */
  async #each(client: Client, row: BoundRow, wanted: readonly PathValues[]): Promise<Reading[]> {
    const readings: Reading[] = [];
    const left = wanted.entries();
    const worker = async () => {
      for (const [place, values] of left) readings[place] = await this.inventory.wires(client, row, { values });
    };
    await Promise.all(Array.from({ length: client.upstream.dialect.atOnce }, worker));
    return readings;
  }

  #problemOf(readings: readonly Reading[], dialects: readonly Dialect[]): CallerError | null {
    const failed = readings.find(({ isComplete }) => !isComplete);
    if (failed) return problemWith(failed);
    if (this.clients.mayReadEvery(dialects)) return null;
    return new CallerError('FORBIDDEN', 'The token does not hold for every account, and another may have it');
  }
}

/** Null where it is whole. */
export function problemWith({ client, row, error, isComplete }: Reading): CallerError | null {
  if (isComplete) return null;
  const { api, name } = client.upstream.account;
  const what = `${row.name} of the account ${name} of the ${api.toLowerCase()} API could not be read`;
  if (!(error instanceof CallerError)) return new CallerError('UPSTREAM_UNAVAILABLE', what);
  return new CallerError(error.code, `${what}: ${error.message}`, error.extensions);
}
