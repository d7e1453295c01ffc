/** A bound row: a row with its name and dialect, which has become a field of the graph. */
import type { Dialect } from './dialect.js';
import type { Paging } from './paging.js';
import type { Row } from './row.js';

export interface BoundRow<T = unknown> extends Row<string, T> {
  /** The field's name. */
  readonly name: string;
  readonly dialect: Dialect;
  /** The path's shape, as `shapeOf` returns it. */
  readonly shape: string;
  readonly paging: Paging;
  /** The list of a `get` row's objects, or the `get` row of a list. */
  readonly partner: BoundRow<T> | null;
}
