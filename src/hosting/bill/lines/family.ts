/** A family of lines: the lists that it needs in each account, and how they are drafted. */
import type { BoundRow } from '../../../rest/rows/bound-row.js';
import { UpstreamError } from '../../../rest/failures/failure.js';
import type { PathValues } from '../../../rest/rows/path.js';
import type { Listing } from '../../inventory/listing.js';
import type { BillKind } from '../kind.js';
import type { BillDraft } from './bill-draft.js';

export interface Family {
  /** Its lists, all of one API. */
  readonly rows: readonly [BoundRow, ...BoundRow[]];
  readonly kinds: readonly BillKind[];
  /** Several accounts may share single things besides their own; ids are unique among all of them. */
  readonly isSharedSingly?: true;
  /** Its lines depend on the day. */
  readonly isOfToday?: true;
  /** Reads lists below the objects of its own, as far as they are needed. */
  below?(reader: BelowReader): Promise<readonly Listing[]>;
  /** Drafts the lines of what was read; it waits for nothing but its turns. `now` is in milliseconds since 1970. */
  drafts(reading: FamilyReading, now: number): readonly BillDraft[] | Promise<readonly BillDraft[]>;
}

export interface BelowReader {
  readonly reading: FamilyReading;
  read<T>(row: BoundRow<T>, values: PathValues): Promise<Listing<T>>;
}

/** Whether the credential lacks the right to it, which leaves the rest complete: its lines say that it is not known. */
export function isWithheld(listing: Listing): boolean {
  // Only of a list that failed the error is known without decoding it.
  const error = listing.readAt === null ? listing.error : null;
  return error instanceof UpstreamError && error.code === 'UPSTREAM_FORBIDDEN';
}

/** The lists of one account that a family needs. */
export class FamilyReading {
  constructor(readonly listings: readonly Listing[]) {}

  list<T>(row: BoundRow<T>): Listing<T> {
    const listing = this.listings.find((one): one is Listing<T> => one.row === row);
    if (!listing) throw new Error(`Expected ${row.path} among the lists of the family`);
    return listing;
  }

  /** All that were read below objects. */
  lists<T>(row: BoundRow<T>): readonly Listing<T>[] {
    return this.listings.filter((one): one is Listing<T> => one.row === row);
  }

  /** Those below some objects, by the values of their path. */
  below(isWanted: (values: PathValues) => boolean): FamilyReading {
    return new FamilyReading(this.listings.filter(({ values }) => isWanted(values)));
  }
}
