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
  /** For a `get` row the list of its objects, and vice versa. */
  readonly partner: BoundRow<T> | null;
}
