/** A narrowing: a field with the objects of a `list` row that belong to its parent. */
import type { BoundRow } from './bound-row.js';

/** The row and filter, for prefetching. */
export interface Narrowing {
  readonly row: BoundRow;
  /** Null for a parent without an id. */
  readonly filter: (parent: object) => Readonly<Record<string, unknown>> | null;
}
