/** A link: the field that loads another object by the id that its own carries. */
import type { BoundRow } from './bound-row.js';
import type { Sent } from '../mapping/as-sent.js';

export type LinkId = string | number | null | undefined;

/** Supplies a value that an object below it does not know. */
export interface ParentParameter<T = object> {
  /** Reads the object above, which costs no call where the same request has read it. */
  readonly row: BoundRow;
  /** The placeholder that it fills in paths of what is below it. */
  readonly by: string;
  value(above: Sent<T>): LinkId;
}

/** By the placeholder that they fill. */
export type ParentParameters = Readonly<Record<string, ParentParameter>>;

export interface Link<P = object> {
  readonly row: BoundRow;
  readonly many: boolean;
  /** Whether the id names an object that the parent has; else only a call shows whether there is one. */
  readonly isReference: boolean;
  readonly description: string;
  /** As they stand on the wire: nothing else has checked them. */
  readonly ids: (parent: Sent<P>) => unknown;
  /** Of values for its path that the parent may not know. */
  readonly parentParameters?: ParentParameters;
}
