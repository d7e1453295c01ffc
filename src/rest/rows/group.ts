/** A group: rows or links with the resolver class that serves them. */
import type { ClassType } from 'type-graphql';

export interface RowGroup<Rows = object> {
  readonly rows: Rows;
  readonly resolver: ClassType<object>;
}
