/**
 * The lists of all accounts of all APIs, for joins: each list is read once and completely, all accounts concurrently,
 * and reads within `maxAge` are shared between callers. A failed list is reported and affects only its own objects.
 */
import { setImmediate as nextRound } from 'node:timers/promises';
import type { GraphQLSchema } from 'graphql';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import { findOne } from '../../rest/planner/by-id.js';
import type { Client } from '../../rest/transport/client.js';
import type { Clients } from '../../rest/transport/clients.js';
import { dialectsOf, payloadType } from '../../rest/schema/fields-of-rows.js';
import { parseLimit } from '../../rest/rows/documented-limit.js';
import { MemoKey } from '../../rest/planner/memo.js';
import { type ListCall, readAllPages } from '../../rest/transport/pages.js';
import type { PathValues } from '../../rest/rows/path.js';
import { itemToGraph } from '../../rest/mapping/to-graph.js';
import { UnknownValue } from '../../rest/mapping/invalid-value.js';
import { type Account, nameOf } from '../../rest/transport/account.js';
import { asError, isObject } from '../../base/unknown.js';
import type { Reader } from '../derived/reader.js';
import { type ListedItem, noteItem } from './item.js';
import { type Listing, type InventoryReading, listingOf } from './listing.js';
import { joinsDone, joinsOf } from './joins.js';

/**
 * The accepted age, in seconds, for rows with a low call limit, and the number of calls per hour that counts as low.
 */
const longAge = 900;
const seldom = 500;

type SentObject = Readonly<Record<string, unknown>>;

interface ListSelection {
  readonly values?: PathValues;
  /** Filters, by wire name. */
  readonly sent?: SentObject;
}

export interface ListName extends ListSelection {
  readonly account: Account;
}

interface InventoryContext {
  readonly context: { readonly clients: Clients };
  readonly info: { readonly schema: GraphQLSchema };
}

/** The inventories of a request, by the age that they accept. */
const inventories = new MemoKey<Map<number, Inventory>>();
const inventoriesOf = (clients: Clients) => clients.memo(inventories, () => new Map<number, Inventory>());

export class Inventory implements Reader {
  readonly #readings = new Map<string, Promise<InventoryReading>>();
  readonly #listings = new Map<string, Promise<Listing>>();
  #scope: string | undefined;
  /** The clients by name of the account. */
  readonly #clientOf = new Map<string, Client>();

  private constructor(
    private readonly clients: Clients,
    private readonly schema: GraphQLSchema,
    private readonly maxAge: number,
  ) {}

  /** The inventory of this request; `maxAge` in seconds. A write ends it. */
  static of({ context: { clients }, info: { schema } }: InventoryContext, maxAge: number): Inventory {
    const all = inventoriesOf(clients);
    let inventory = all.get(maxAge);
    if (!inventory) all.set(maxAge, (inventory = new Inventory(clients, schema, maxAge)));
    return inventory;
  }

  /**
   * All lists that this request's joins read, including those in progress and those that follow from them: ages differ
   * from field to field.
   */
  static async readBy({ context: { clients } }: Pick<InventoryContext, 'context'>): Promise<InventoryReading[]> {
    const all = inventoriesOf(clients);
    for (let known = -1; ;) {
      await joinsDone(clients);
      const listings = [...all.values()].flatMap((inventory) => [
        ...new Map<string, Promise<InventoryReading>>([...inventory.#readings, ...inventory.#listings]).values(),
      ]);
      const read = await Promise.all(listings);
      if (listings.length === known) return read;
      known = listings.length;
      await nextRound();
    }
  }

  /** The accounts of the row's API that the caller may read; throws when the caller may read none of any API. */
  clientsOf({ dialect }: Pick<BoundRow, 'dialect'>): Client[] {
    return this.clients.every(dialectsOf(this.schema)).filter(({ upstream }) => upstream.dialect === dialect);
  }

  get span(): object {
    return this.clients.accounts;
  }

  get scope(): string {
    return (this.#scope ??= this.#scopeOfCaller());
  }

  get now(): number {
    return this.clients.now;
  }

  #scopeOfCaller(): string {
    const accounts = this.clients.every(dialectsOf(this.schema)).map(({ upstream }) => {
      const { api, name } = upstream.account;
      return [api, name, upstream.fingerprint];
    });
    return JSON.stringify([
      ...accounts,
      ...dialectsOf(this.schema).map((dialect) => this.clients.mayReadEvery([dialect])),
    ]);
  }

  /**
   * The caller's own client of an account, which the caller must be allowed to read. Shared values may name it with an
   * earlier credential.
   */
  clientFor(account: Account): Client {
    if (this.#clientOf.size === 0)
      for (const client of this.clients.every(dialectsOf(this.schema)))
        this.#clientOf.set(nameOf(client.upstream.account), client);
    const client = this.#clientOf.get(nameOf(account));
    if (!client) throw new Error(`The caller has no client for the account ${account.name}`);
    return client;
  }

  /** The object as the caller sees it. */
  objectOf(item: ListedItem): object {
    const object = this.#decoded(item, this.clientFor(item.account));
    if (!isObject(object) || object instanceof Error) throw new Error('Expected what was an object before');
    return object;
  }

  /** The list in each account, or in those selected. */
  of<T>(row: BoundRow<T>, isWanted: (client: Client) => boolean = () => true): Promise<Listing<T>[]> {
    const clients = this.clientsOf(row).filter(isWanted);
    return Promise.all(clients.map((client) => this.in(client, row)));
  }

  /** The list in one account; for a row that reads a single object, that object. */
  async in<T>(client: Client, row: BoundRow<T>, { values = {}, sent = {} }: ListSelection = {}): Promise<Listing<T>> {
    const key = keyOf(client, row, values, sent);
    let listing = this.#listings.get(key);
    if (!listing) this.#listings.set(key, (listing = this.wires(client, row, { values, sent }).then(this.#understood)));
    const read = await listing;
    if (!isOf(row, read)) throw new Error(`Two lists have the path ${row.path}`);
    return read;
  }

  /** Objects that were on the wire at another time, as if the list had them. */
  listingOf(client: Client, row: BoundRow, wires: readonly unknown[]): Listing {
    return this.#understood({ client, row, values: {}, wires, error: null, isComplete: true, readAt: client.now });
  }

  /** Several lists of a row, no more at once than the API accepts. */
  async lists<T>(row: BoundRow<T>, names: readonly ListName[]): Promise<Listing<T>[]> {
    const listings: Listing<T>[] = [];
    const left = names.entries();
    const worker = async () => {
      for (const [place, { account, ...wanted }] of left)
        listings[place] = await this.in(this.clientFor(account), row, wanted);
    };
    await Promise.all(Array.from({ length: row.dialect.atOnce }, worker));
    return listings;
  }

  /** The list in one account, not decoded: for callers that look for a few objects, as decoding each takes time. */
  wires(client: Client, row: BoundRow, { values = {}, sent = {} }: ListSelection = {}): Promise<InventoryReading> {
    const key = keyOf(client, row, values, sent);
    let reading = this.#readings.get(key);
    if (!reading) this.#readings.set(key, (reading = this.#read(client, row, values, sent)));
    return reading;
  }

  async #read(client: Client, row: BoundRow, values: PathValues, filter: SentObject): Promise<InventoryReading> {
    let at = client.now;
    const age = {
      longest: this.#longest(row) * 1000,
      note: (read: { readonly at: number }) => void (at = Math.min(at, read.at)),
    };
    try {
      const wires = await wiresOf(client, { row, values, filter, age });
      return { client, row, values, wires, error: null, isComplete: true, readAt: at };
    } catch (error) {
      return { client, row, values, wires: [], error: asError(error), isComplete: false, readAt: null };
    }
  }

  readonly #understood = (reading: InventoryReading): Listing => {
    const { client, row, values } = reading;
    const { account } = client.upstream;
    return listingOf(reading, (wire) => {
      const object = this.#decoded({ account, row, values, wire }, client);
      return object instanceof Error || isResult(row, object) ? object : new UnknownValue(account, row.name, wire);
    });
  };

  #decoded(item: ListedItem, client: Client): unknown {
    const { row, values, wire } = item;
    const { objects } = joinsOf(this.clients);
    const before = isObject(wire) ? objects.get(wire) : undefined;
    if (before !== undefined) return before;
    const object = itemToGraph(wire, payloadType(this.schema, row), { client, values });
    if (isObject(wire)) objects.set(wire, object);
    if (isObject(object)) noteItem(object, item);
    return object;
  }

  #longest({ options: { limit } }: BoundRow): number {
    if (!limit) return this.maxAge;
    const { calls, seconds } = parseLimit(limit);
    return (calls * 3600) / seconds <= seldom ? Math.max(longAge, this.maxAge) : this.maxAge;
  }
}

async function wiresOf(client: Client, call: ListCall): Promise<readonly unknown[]> {
  if (call.row.kind === 'list') return readAllPages(client, call);
  const wire = await findOne(client, call.row, call.values, call.filter, call.age);
  return wire === null ? [] : [wire];
}

function keyOf(client: Client, { path }: BoundRow, values: PathValues, sent: SentObject): string {
  const { api, name } = client.upstream.account;
  return JSON.stringify([api, name, path, values, sent]);
}

function isOf<T>(row: BoundRow<T>, listing: Listing): listing is Listing<T> {
  return listing.row === row;
}

function isResult<T>(row: BoundRow<T>, value: unknown): value is T {
  const result = row.result?.();
  return typeof result === 'function' && value instanceof result;
}
