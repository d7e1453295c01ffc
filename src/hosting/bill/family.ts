/** A family of lines: what they are read from, in each account, and how they are drafted. */
import type { Client } from '../../rest/client.js';
import type { BoundRow } from '../../rest/bound-row.js';
import type { Inventory } from '../inventory/inventory.js';
import type { Listing } from '../inventory/listing.js';
import type { BillKind } from './kind.js';
import type { Draft } from './draft.js';

export interface Family {
  /** Its first list, whose API it is of. */
  readonly row: BoundRow;
  readonly kinds: readonly BillKind[];
  drafts(reading: Reading): Promise<Drafts>;
}

/** Where there may be thousands: to be made of what is read by then. */
export type Drafts = readonly Draft[] | (() => Promise<readonly Draft[]>);

/** What a family reads of one account. */
export class Reading {
  readonly listings = new Set<Listing>();

  constructor(
    readonly client: Client,
    private readonly inventory: Inventory,
  ) {}

  async list<T>(row: BoundRow<T>): Promise<Listing<T>> {
    const listing = await this.inventory.in(this.client, row);
    this.listings.add(listing);
    await listing.ready();
    return listing;
  }
}
