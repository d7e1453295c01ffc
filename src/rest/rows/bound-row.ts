/** A row that has become a field of the graph. */
import type { Dialect } from './dialect.js';
import type { Paging } from './paging.js';
import type { Row } from './row.js';

export interface BoundRow<T = unknown> extends Row<string, T> {
  /** Of the field. */
  readonly name: string;
  readonly dialect: Dialect;
  /** Of the path, as `shapeOf` returns it. */
  readonly shape: string;
  readonly paging: Paging;
  /** The list of the objects that a `get` reads one by one, and the other way round. */
  readonly partner: BoundRow<T> | null;
}
