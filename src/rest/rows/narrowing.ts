/** A narrowing: the field that lists of its parent what a row lists of all. */
import type { BoundRow } from './bound-row.js';

/** What it leads to, for whoever reads ahead. */
export interface Narrowing {
  readonly row: BoundRow;
  /** Null for a parent without an id. */
  readonly filter: (parent: object) => Readonly<Record<string, unknown>> | null;
}
