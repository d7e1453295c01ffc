/** The addresses and names that one request knows: the lists that contain them, and what is missing. */
import type { GraphQLSchema } from 'graphql';
import { loadBalancers } from '../../apis/edge/load-balancing/load-balancers.js';
import { pools } from '../../apis/edge/load-balancing/pools.js';
import { tunnels } from '../../apis/edge/tunnels.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import type { Client } from '../../rest/transport/client.js';
import type { Clients } from '../../rest/transport/clients.js';
import type { Dialect } from '../../rest/rows/dialect.js';
import { payloadType } from '../../rest/schema/fields-of-rows.js';
import type { PathValues } from '../../rest/rows/path.js';
import { itemToGraph } from '../../rest/mapping/to-graph.js';
import { CallerError } from '../../base/errors.js';
import { isObject, textAt } from '../../base/unknown.js';
import { ofEach } from '../../base/of-each.js';
import { Inventory } from '../inventory/inventory.js';
import type { InventoryReading } from '../inventory/listing.js';
import { oldestOf } from '../inventory/read-at.js';
import { join } from '../inventory/joins.js';
import { type AddressIndex, type ItemPosition, addressIndex } from './addresses/address-index.js';
import { holders } from './addresses/owned-addresses.js';
import { noteZone, recordOf } from './zone-of-record.js';
import { type ZoneIndex, zoneIndex } from './zone-index.js';
import { type ZoneSource, edgeZones, recordsBelow, zoneSources } from './zone-sources.js';

interface NamesContext {
  readonly context: { readonly clients: Clients };
  readonly info: { readonly schema: GraphQLSchema };
}

/** Lists that were read, and the index made from them. */
export class KnownLists<Index> {
  readonly #objects = new Map<string, object | null>();
  readonly readAt: Date | null;

  constructor(
    private readonly schema: GraphQLSchema,
    readonly readings: readonly InventoryReading[],
    readonly index: Index,
    /** Why some of it is not known, by the APIs. */
    private readonly problems: ReadonlyMap<Dialect, CallerError>,
  ) {
    this.readAt = oldestOf(readings);
  }

  /** The problem if some data is unknown; otherwise null. */
  get problem(): CallerError | null {
    const [first = null] = this.problems.values();
    return first;
  }

  /** Why not everything of this API is known. */
  problemOf(dialect: Dialect): CallerError | null {
    return this.problems.get(dialect) ?? null;
  }

  /** Why not everything in these readings is known. */
  problemIn(isMeant: (reading: InventoryReading) => boolean): CallerError | null {
    const failed = this.readings.find((reading) => !reading.isComplete && isMeant(reading));
    if (failed) return problemWith(failed);
    return [...this.problems.values()].find((problem) => problem instanceof NotEveryAccount) ?? null;
  }

  /** The object in the graph, the same each time; null if it is invalid. */
  objectAt(position: ItemPosition): object | null {
    const { reading, item, part } = position;
    const key = `${reading} ${item} ${part ?? ''}`;
    const known = this.#objects.get(key);
    if (known !== undefined) return known;
    const object = part === undefined ? this.#objectAt(reading, item) : this.#recordAt(reading, item, part);
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

  /** One of the records of a set. */
  #recordAt(reading: number, item: number, part: number): object | null {
    const found = this.readings[reading];
    const record = found && recordOf(this.schema, found, item, part);
    if (record) noteZone(record, found, this.readings);
    return record ?? null;
  }
}

const dialectsOf = (rows: readonly BoundRow[]): Dialect[] => [...new Set(rows.map(({ dialect }) => dialect))];
const addressDialects = dialectsOf([...holders.keys()]);
const zoneDialects = dialectsOf(zoneSources.map(({ zones }) => zones));

const indexesOf = ofEach(
  (inventory: Inventory, clients: Clients, schema: GraphQLSchema) => new NameIndexes(inventory, clients, schema),
);

export class NameIndexes {
  #addresses: Promise<KnownLists<AddressIndex>> | null = null;
  #zones: Promise<KnownLists<ZoneIndex>> | null = null;
  #records: Promise<readonly InventoryReading[]> | null = null;

  constructor(
    readonly inventory: Inventory,
    private readonly clients: Clients,
    private readonly schema: GraphQLSchema,
  ) {}

  /** The names of this request; `maxAge` in seconds. A write ends them. */
  static of(request: NamesContext, maxAge: number): NameIndexes {
    return indexesOf(Inventory.of(request, maxAge), request.context.clients, request.info.schema);
  }

  /** The addresses of all accounts: one pass over each of their lists. */
  addresses(): Promise<KnownLists<AddressIndex>> {
    return (this.#addresses ??= join(this.clients, () => this.#readAddresses()));
  }

  /** The zones of all accounts: one call for the zones, and one for the records of each. */
  zones(): Promise<KnownLists<ZoneIndex>> {
    return (this.#zones ??= join(this.clients, () => this.#readZones()));
  }

  /** The zones and their records alone. */
  records(): Promise<readonly InventoryReading[]> {
    return (this.#records ??= join(this.clients, () => this.#readRecords()));
  }

  /** Why these readings of the API may be incomplete; null if they are complete. */
  problemIn(readings: readonly InventoryReading[], dialect: Dialect): CallerError | null {
    return this.#problemsOf(readings, [dialect]).get(dialect) ?? null;
  }

  async #readAddresses(): Promise<KnownLists<AddressIndex>> {
    const wanted = [...holders.keys()].flatMap((row) =>
      this.inventory.clientsOf(row).map((client) => ({ client, row })),
    );
    const readings = await Promise.all(wanted.map(({ client, row }) => this.inventory.wires(client, row)));
    const problems = this.#problemsOf(readings, addressDialects);
    return new KnownLists(
      this.schema,
      readings,
      await addressIndex.of({ inventory: this.inventory, readings }, null),
      problems,
    );
  }

  async #readRecords(): Promise<readonly InventoryReading[]> {
    const lists = zoneSources.flatMap((source) =>
      this.inventory.clientsOf(source.zones).map((client) => this.#recordsOf(client, source)),
    );
    return (await Promise.all(lists)).flat();
  }

  async #recordsOf(client: Client, { zones, records }: ZoneSource): Promise<InventoryReading[]> {
    const listed = await this.inventory.wires(client, zones);
    const below = listed.wires.map(recordsBelow).filter((values) => values !== null);
    return [listed, ...(await this.#each(client, records, below))];
  }

  async #readZones(): Promise<KnownLists<ZoneIndex>> {
    const clients = this.inventory.clientsOf(edgeZones.zones);
    const [records, ...others] = await Promise.all([
      this.records(),
      ...clients.map((client) => this.#othersOf(client)),
    ]);
    const readings = [...records, ...others.flat()];
    const index = await zoneIndex.of({ inventory: this.inventory, readings }, null);
    return new KnownLists(this.schema, readings, index, this.#problemsOf(readings, zoneDialects));
  }

  /** Reads what else has names at the edge: load balancers, pools and tunnels. */
  async #othersOf(client: Client): Promise<InventoryReading[]> {
    const listed = await this.inventory.wires(client, edgeZones.zones);
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
    const [tunnelsOf, poolsOf] = await Promise.all([
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
    return [...tunnelsOf, ...poolsOf, ...balancers];
  }

  /** No more at once than the API takes. */
  async #each(client: Client, row: BoundRow, wanted: readonly PathValues[]): Promise<InventoryReading[]> {
    const readings: InventoryReading[] = [];
    const left = wanted.entries();
    const worker = async () => {
      for (const [place, values] of left) readings[place] = await this.inventory.wires(client, row, { values });
    };
    await Promise.all(Array.from({ length: client.upstream.dialect.atOnce }, worker));
    return readings;
  }

  /** The problems by API, in the order given. */
  #problemsOf(readings: readonly InventoryReading[], dialects: readonly Dialect[]): ReadonlyMap<Dialect, CallerError> {
    const problems = dialects.flatMap((dialect) => {
      const failed = readings.find(({ isComplete, row }) => !isComplete && row.dialect === dialect);
      const problem = failed
        ? problemWith(failed)
        : this.clients.mayReadEvery([dialect])
          ? null
          : new NotEveryAccount();
      return problem ? [[dialect, problem] as const] : [];
    });
    // A failure explains more than a missing permission.
    return new Map(
      problems.sort(([, a], [, b]) => Number(a instanceof NotEveryAccount) - Number(b instanceof NotEveryAccount)),
    );
  }
}

class NotEveryAccount extends CallerError {
  constructor() {
    super('FORBIDDEN', 'The token does not hold for every account, and another may have it');
  }
}

/** Null if the reading is complete. */
export function problemWith({ client, row, error, isComplete }: InventoryReading): CallerError | null {
  if (isComplete) return null;
  const { api, name } = client.upstream.account;
  const what = `${row.name} of the account ${name} of the ${api.toLowerCase()} API could not be read`;
  if (!(error instanceof CallerError)) return new CallerError('UPSTREAM_UNAVAILABLE', what);
  return new CallerError(error.code, `${what}: ${error.message}`, error.extensions);
}
