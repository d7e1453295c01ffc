/** What a join has read of one list of one account. */
import { LRUCache } from 'lru-cache';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import type { Client } from '../../rest/transport/client.js';
import type { PathValues } from '../../rest/rows/path.js';
import { inTurns } from './in-turns.js';
import { versionOf } from './version.js';

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
  readonly isComplete: boolean;
  /** When the oldest part of it was asked for, in milliseconds since 1970; null where it failed. */
  readonly readAt: number | null;
}

/** As objects of the graph. */
export interface Listing<T = unknown> extends Reading<T> {
  /** What one of the wire is in the graph, or why that is not known. */
  readonly decoded: (wire: unknown) => T | Error;
  /** What could be read; none where the list failed. */
  readonly objects: readonly T[];
  /** When its objects are made, with turns for others; without that they are made at once where they are first wanted. */
  ready(): Promise<void>;
  /** When it is known whether all of it can be understood: where that is known of its version, no objects are made. */
  checked(): Promise<void>;
}

type ListingParts<T> = Pick<Listing<T>, 'objects' | 'error' | 'isComplete'>;

/** Of versions of lists: what could not be understood first. */
const checks = new LRUCache<string, Pick<Reading, 'error' | 'isComplete'>>({ max: 10_000 });

/** Its objects are made when they are first wanted: some joins need few of them. */
export function listingOf<T>(reading: Reading<T>, decoded: Listing<T>['decoded']): Listing<T> {
  let made: ListingParts<T> | undefined;
  let making: Promise<void> | undefined;
  let check: Pick<Reading, 'error' | 'isComplete'> | undefined;
  const parts = () => (made ??= partsOf(reading, reading.wires.map(decoded)));
  const ready = () => (making ??= inTurns(reading.wires, decoded).then((all) => void (made ??= partsOf(reading, all))));
  return {
    ...reading,
    decoded,
    ready,
    async checked() {
      const { api, name } = reading.client.upstream.account;
      const key = JSON.stringify([api, name, reading.row.path, await versionOf(reading)]);
      check ??= checks.get(key);
      if (check) return;
      await ready();
      const { error, isComplete } = parts();
      checks.set(key, (check = { error, isComplete }));
    },
    get objects() {
      return parts().objects;
    },
    get error() {
      return (check ?? parts()).error;
    },
    get isComplete() {
      return (check ?? parts()).isComplete;
    },
  };
}

function partsOf<T>(reading: Reading<T>, all: readonly (T | Error)[]): ListingParts<T> {
  const error = reading.error ?? all.find((one): one is T & Error => one instanceof Error) ?? null;
  const objects = all.filter((one): one is Exclude<T | Error, Error> => !(one instanceof Error));
  return { objects, error, isComplete: error === null };
}
