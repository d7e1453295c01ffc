/** What a join has read of one list of one account. */
import type { BoundRow } from '../../rest/bound-row.js';
import type { Client } from '../../rest/client.js';
import type { PathValues } from '../../rest/path.js';

export interface Listing<T = unknown> {
  readonly client: Client;
  readonly row: BoundRow<T>;
  /** Of its path: those of the object that the list is below. */
  readonly values: PathValues;
  /** As the upstream sent them: the very same for whoever reads what is kept. */
  readonly wires: readonly unknown[];
  /** What one of them is in the graph, or why that cannot be told. */
  readonly decoded: (wire: unknown) => T | Error;
  /** What could be read; none where the list failed. */
  readonly objects: readonly T[];
  /** Why the list could not be read, or first of its objects what could not be understood. */
  readonly error: Error | null;
  /** It lacks nothing. */
  readonly isWhole: boolean;
  /** When the oldest part of it was asked for, in milliseconds since 1970; null where it failed. */
  readonly readAt: number | null;
}

/** One that was read. Its objects are made when they are first wanted: some joins need few of them. */
export function wholeListing<T>(
  read: Pick<Listing<T>, 'client' | 'row' | 'values' | 'wires' | 'decoded' | 'readAt'>,
): Listing<T> {
  let made: Pick<Listing<T>, 'objects' | 'error' | 'isWhole'> | undefined;
  const parts = () => (made ??= partsOf(read.wires.map(read.decoded)));
  return {
    ...read,
    get objects() {
      return parts().objects;
    },
    get error() {
      return parts().error;
    },
    get isWhole() {
      return parts().isWhole;
    },
  };
}

function partsOf<T>(all: readonly (T | Error)[]): Pick<Listing<T>, 'objects' | 'error' | 'isWhole'> {
  const error = all.find((one): one is T & Error => one instanceof Error) ?? null;
  const objects = all.filter((one): one is Exclude<T | Error, Error> => !(one instanceof Error));
  return { objects, error, isWhole: error === null };
}
