/** A link: the field that loads another object by the id that its own carries. */
import type { BoundRow } from './bound-row.js';
import type { Sent } from './sent.js';

export type Id = string | number | null | undefined;

export interface Link<P = object> {
  readonly row: BoundRow;
  readonly many: boolean;
  /** Whether the id names an object that the parent has; else only a call tells whether there is one. */
  readonly isReference: boolean;
  readonly description: string;
  /** As they stand on the wire: nothing else has checked them. */
  readonly ids: (parent: Sent<P>) => unknown;
}
