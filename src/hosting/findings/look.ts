/** What a rule sees of the world beside the objects that it judges; what it has looked at is remembered. */
import type { BoundRow } from '../../rest/bound-row.js';
import type { Client } from '../../rest/client.js';
import type { PathValues } from '../../rest/path.js';
import type { Sent } from '../../rest/sent.js';
import type { Inventory } from '../inventory/inventory.js';
import type { Listing } from '../inventory/listing.js';

export class Look {
  readonly seen = new Set<Listing>();

  constructor(
    private readonly inventory: Inventory,
    /** The account whose objects are judged. */
    readonly client: Client,
    /** Milliseconds since 1970. */
    readonly now: number,
  ) {}

  /** A list of the same account. */
  async in<T>(row: BoundRow<T>): Promise<readonly Sent<T>[]> {
    return this.#objectsOf(await this.inventory.in(this.client, row));
  }

  /** A list of every account of its API. */
  async everywhere<T>(row: BoundRow<T>): Promise<readonly Sent<T>[]> {
    return (await this.inventory.of(row)).flatMap((listing) => this.#objectsOf(listing));
  }

  /** A list below each object of a list of the same account. */
  async below<P extends object, T>(
    parents: BoundRow<P>,
    row: BoundRow<T>,
    valuesOf: (parent: P) => PathValues,
  ): Promise<readonly (readonly [P, readonly Sent<T>[]])[]> {
    const above = await this.inventory.in(this.client, parents);
    this.seen.add(above);
    const { listings } = await this.inventory.below(above, row, valuesOf);
    return listings.map(([parent, listing]) => [parent, this.#objectsOf(listing)] as const);
  }

  #objectsOf<T>(listing: Listing<T>): readonly Sent<T>[] {
    this.seen.add(listing);
    return listing.objects as readonly Sent<T>[];
  }
}
