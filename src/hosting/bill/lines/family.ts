/** A family of lines: the lists that it needs in each account, and how they are drafted. */
import type { BoundRow } from '../../../rest/rows/bound-row.js';
import type { Listing } from '../../inventory/listing.js';
import type { BillKind } from '../kind.js';
import type { BillDraft } from './bill-draft.js';

export interface Family {
  /** Its lists, all of one API. */
  readonly rows: readonly [BoundRow, ...BoundRow[]];
  readonly kinds: readonly BillKind[];
  /** Several accounts may share single things besides their own; ids are unique among all of them. */
  readonly isSharedSingly?: true;
  /** Drafts the lines of what was read; it waits for nothing but its turns. */
  drafts(reading: FamilyReading): readonly BillDraft[] | Promise<readonly BillDraft[]>;
}

/** The lists of one account that a family needs. */
export class FamilyReading {
  constructor(readonly listings: readonly Listing[]) {}

  list<T>(row: BoundRow<T>): Listing<T> {
    const listing = this.listings.find((one): one is Listing<T> => one.row === row);
    if (!listing) throw new Error(`Expected ${row.path} among the lists of the family`);
    return listing;
  }
}
