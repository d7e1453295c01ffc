/** What a rule sees of the world beside the objects that it judges; what it has looked at is remembered. */
import type { BoundRow } from '../../rest/bound-row.js';
import type { Client } from '../../rest/client.js';
import type { PathValues } from '../../rest/path.js';
import type { Sent } from '../../rest/sent.js';
import { idOfObject } from '../inventory/identity.js';
import type { Inventory } from '../inventory/inventory.js';
import type { Listing, Reading } from '../inventory/listing.js';
import type { Formers } from '../names/former.js';
import type { Names } from '../names/names.js';
import { Targets } from '../names/targets.js';
import { paramsOf } from '../../rest/path.js';

/** What was read for one object of a list. */
interface Own<T> {
  readonly object: object;
  readonly listing: Listing;
  readonly own: Listing<T>;
}

interface Lists {
  readonly above: readonly Listing[];
  readonly judged: readonly Listing[];
}

export class Look {
  /** All of it is taken to tell of any object. */
  readonly seen = new Set<Listing>();
  /** What was read for single objects: of the others it tells nothing. */
  readonly single = new Set<Listing>();

  /** What joins read of all accounts: where it lacks something, `lacks` says whether it takes that. */
  readonly joined = new Set<Reading>();
  /** What could not be read of what it takes to tell of some objects, in words. */
  readonly lacks = new Set<string>();
  private readonly inventory: Inventory;

  constructor(
    private readonly names: Names,
    private readonly formers: Formers,
    /** The account whose objects are judged. */
    readonly client: Client,
    /** Milliseconds since 1970. */
    readonly now: number,
  ) {
    this.inventory = names.inventory;
  }

  /** A list of the same account. */
  async in<T>(row: BoundRow<T>): Promise<readonly Sent<T>[]> {
    return this.#objectsOf(await this.#listOf(row));
  }

  /** A list of every account of its API. */
  async everywhere<T>(row: BoundRow<T>): Promise<readonly Sent<T>[]> {
    const listings = await this.inventory.of(row);
    await readyAll(listings);
    return listings.flatMap((listing) => this.#objectsOf(listing));
  }

  /** A list below each object of a list of the same account. */
  async below<P extends object, T>(
    parents: BoundRow<P>,
    row: BoundRow<T>,
    valuesOf: (parent: P) => PathValues,
  ): Promise<readonly (readonly [P, readonly Sent<T>[]])[]> {
    const above = await this.#listOf(parents);
    this.seen.add(above);
    const { listings } = await this.inventory.below(above, row, valuesOf);
    await readyAll(listings.map(([, listing]) => listing));
    return listings.map(([parent, listing]) => [parent, this.#objectsOf(listing)] as const);
  }

  /** What the DNS records of all accounts lead to. */
  async targets(): Promise<Targets> {
    const targets = await Targets.of(this.names, this.formers);
    for (const reading of targets.readings) this.joined.add(reading);
    return targets;
  }

  /** What is below each object of a list, its values filled by itself. */
  async each<T>(listing: Listing, row: BoundRow<T>): Promise<readonly Own<T>[]> {
    const { listings } = await this.inventory.below(objectsIn(listing), row, valuesBelow(listing, row));
    return listings.map(([object, own]) => {
      this.single.add(own);
      return { object, listing, own };
    });
  }

  /** The lists that a rule judges: one of the account, or one below each object of another list of it. */
  async lists(row: BoundRow, below: BoundRow | undefined, sent: Readonly<Record<string, unknown>>): Promise<Lists> {
    if (!below) return { above: [], judged: [await this.#listOf(row, sent)] };
    const above = await this.#listOf(below);
    const { listings } = await this.inventory.below(objectsIn(above), row, valuesBelow(above, row), sent);
    const judged = listings.map(([, listing]) => listing);
    await readyAll(judged);
    return { above: [above], judged };
  }

  async #listOf<T>(row: BoundRow<T>, sent: Readonly<Record<string, unknown>> = {}): Promise<Listing<T>> {
    const listing = await this.inventory.in(this.client, row, { sent });
    await listing.ready();
    return listing;
  }

  #objectsOf<T>(listing: Listing<T>): readonly Sent<T>[] {
    this.seen.add(listing);
    return listing.objects as readonly Sent<T>[];
  }
}

async function readyAll(listings: readonly Listing[]): Promise<void> {
  for (const listing of listings) await listing.ready();
}

function objectsIn({ client, objects, isWhole, error }: Listing) {
  return { client, objects: objects.filter((object) => typeof object === 'object' && object !== null), isWhole, error };
}

/** The id of an object fills what the path of the list that it is in leaves open. */
function valuesBelow({ row, values }: Listing, { path }: BoundRow): (parent: object) => PathValues {
  const [open = 'id'] = paramsOf(path).filter((param) => !(param in values));
  return (parent) => ({ ...values, [open]: idOfObject(row, parent) });
}
