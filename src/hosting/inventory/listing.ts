/** What a join has read of one list of one account. */
import type { BoundRow } from '../../rest/bound-row.js';
import type { Client } from '../../rest/client.js';
import type { PathValues } from '../../rest/path.js';
import { inTurns } from './in-turns.js';

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
  /** What one of the wire is in the graph, or why that cannot be told. */
  readonly decoded: (wire: unknown) => T | Error;
  /** What could be read; none where the list failed. */
  readonly objects: readonly T[];
  /** When its objects are made, with turns for others; without that they are made at once where they are first wanted. */
  ready(): Promise<void>;
}

type Parts<T> = Pick<Listing<T>, 'objects' | 'error' | 'isWhole'>;

/** Its objects are made when they are first wanted: some joins need few of them. */
export function listingOf<T>(reading: Reading<T>, decoded: Listing<T>['decoded']): Listing<T> {
  let made: Parts<T> | undefined;
  let making: Promise<void> | undefined;
  const parts = () => (made ??= partsOf(reading, reading.wires.map(decoded)));
  return {
    ...reading,
    decoded,
    ready() {
      return (making ??= inTurns(reading.wires, decoded).then((all) => void (made ??= partsOf(reading, all))));
    },
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

function partsOf<T>(reading: Reading<T>, all: readonly (T | Error)[]): Parts<T> {
  const error = reading.error ?? all.find((one): one is T & Error => one instanceof Error) ?? null;
  const objects = all.filter((one): one is Exclude<T | Error, Error> => !(one instanceof Error));
  return { objects, error, isWhole: error === null };
}
