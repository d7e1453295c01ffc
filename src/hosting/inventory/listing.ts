/** What a join has read of one list of one account. */
import type { BoundRow } from '../../rest/bound-row.js';
import type { Client } from '../../rest/client.js';
import type { PathValues } from '../../rest/path.js';

/** As it came. */
export interface Reading<T = unknown> {
  readonly client: Client;
  readonly row: BoundRow<T>;
  /** Of its path: those of the object that the list is below. */
  readonly values: PathValues;
  /** Its objects on the wire, the same ones each time while what was read before will do; none where the list failed. */
  readonly wires: readonly unknown[];
  /** Why the list could not be read, or first of its objects what could not be understood. */
  readonly error: Error | null;
  /** It lacks nothing. */
  readonly isWhole: boolean;
  /** When the oldest part of it was asked for, in milliseconds since 1970; null where it failed. */
  readonly readAt: number | null;
}

/** As objects of the graph. */
export interface Listing<T = unknown> extends Reading<T> {
  /** What could be read; none where the list failed. */
  readonly objects: readonly T[];
}
