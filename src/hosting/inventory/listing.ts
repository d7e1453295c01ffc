/** One list of one account, as a join has read it. */
import { boundedCache, caches } from '../../base/shares/caches.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import type { Client } from '../../rest/transport/client.js';
import type { PathValues } from '../../rest/rows/path.js';
import { inTurns } from './in-turns.js';
import { versionOf } from './version.js';

/** A list as received, not decoded. */
export interface InventoryReading<T = unknown> {
  readonly client: Client;
  readonly row: BoundRow<T>;
  /** Path values: the ids of the object that the list is below. */
  readonly values: PathValues;
  /** Its objects on the wire, the same ones while a cached read is accepted; none if the list failed. */
  readonly wires: readonly unknown[];
  /** Why the list could not be read, or the error of its first object that could not be decoded. */
  readonly error: Error | null;
  /** True if nothing is missing from it. */
  readonly isComplete: boolean;
  /** When its oldest part was requested, in milliseconds since 1970; null if it failed. */
  readonly readAt: number | null;
}

/** A list with decoded objects. */
export interface Listing<T = unknown> extends InventoryReading<T> {
  /** Decodes an object of the wire, or returns why that failed. */
  readonly decoded: (wire: unknown) => T | Error;
  /** The objects that could be decoded; none if the list failed. */
  readonly objects: readonly T[];
  /** Resolves when its objects are decoded, with turns for others; without it they are decoded at once on first use. */
  ready(): Promise<void>;
  /** Resolves when it is known whether all of it can be decoded: if that is known of its version, without decoding. */
  checked(): Promise<void>;
}

type ListingParts<T> = Pick<Listing<T>, 'objects' | 'error' | 'isComplete'>;

/** The first decoding error of each version of a list. */
const checks = boundedCache<Pick<InventoryReading, 'error' | 'isComplete'>>(caches.listingChecks);

/** Objects are decoded on first use: some joins need few of them. */
export function listingOf<T>(reading: InventoryReading<T>, decoded: Listing<T>['decoded']): Listing<T> {
  let decodedParts: ListingParts<T> | undefined;
  let decoding: Promise<void> | undefined;
  let check: Pick<InventoryReading, 'error' | 'isComplete'> | undefined;
  const parts = () => (decodedParts ??= partsOf(reading, reading.wires.map(decoded)));
  const ready = () =>
    (decoding ??= inTurns(reading.wires, decoded).then((all) => void (decodedParts ??= partsOf(reading, all))));
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

function partsOf<T>(reading: InventoryReading<T>, all: readonly (T | Error)[]): ListingParts<T> {
  const error = reading.error ?? all.find((one): one is T & Error => one instanceof Error) ?? null;
  const objects = all.filter((one): one is Exclude<T | Error, Error> => !(one instanceof Error));
  return { objects, error, isComplete: error === null };
}
