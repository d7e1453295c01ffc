/** A link: a field that loads another object by an id that its own object carries. */
import type { BoundRow } from './bound-row.js';
import type { Sent } from '../mapping/as-sent.js';

export type LinkId = string | number | null | undefined;

/** Supplies a path value that an object below lacks. */
export interface ParentParameter<T = object> {
  /** Reads the object above, without a call if the request has already read it. */
  readonly row: BoundRow;
  /** The placeholder that identifies the object above. */
  readonly by: string;
  value(above: Sent<T>): LinkId;
}

/** The parent parameters, by the placeholder that they fill. */
export type ParentParameters = Readonly<Record<string, ParentParameter>>;

export interface Carried<P = object> {
  /** The fields of the linked object that a parent usually carries. */
  readonly names: readonly string[];
  /** These by the names of the graph; a value that the parent lacks is undefined. */
  of(parent: Sent<P>): Readonly<Record<string, unknown>>;
}

export interface Link<P = object> {
  readonly row: BoundRow;
  readonly many: boolean;
  /** Whether the id refers to an existing object; otherwise only a call shows whether there is one. */
  readonly isReference: boolean;
  readonly description: string;
  /** The ids as the upstream sent them: nothing has checked them yet. */
  readonly ids: (parent: Sent<P>) => unknown;
  /** The fields of the linked object that need no call, as the parent carries them. */
  readonly carries?: Carried<P>;
  /** Sources for path values that the parent may lack. */
  readonly parentParameters?: ParentParameters;
}
