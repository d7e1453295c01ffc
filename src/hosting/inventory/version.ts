/** The version of a list: what is derived from the same version is the same, for every caller and at any time. */
import { createHash } from 'node:crypto';
import { mapMaybePromise } from '../../base/map-maybe-promise.js';
import { isObject } from '../../base/unknown.js';
import { inTurns } from './in-turns.js';

/** A list as received. */
export interface ReceivedList {
  readonly wires: readonly unknown[];
  readonly error: Error | null;
  readonly readAt: number | null;
}

interface Digested {
  readonly wires: readonly unknown[];
  digest: string | Promise<string>;
}

/** By the first wire object, which is a new one when a list is read again. */
const digests = new WeakMap<object, Digested>();

/** Distinguishes it from other versions of the list, and a failure from an empty list; at once where it is known. */
export function versionOf(list: ReceivedList): string | Promise<string> {
  // The error of a list that was read is that of one of its objects: accessing it would decode them all.
  return list.readAt === null ? `failed ${list.error?.message ?? ''}` : digestOf(list.wires);
}

export function versionsOf(lists: readonly ReceivedList[]): string | Promise<string> {
  const versions = lists.map(versionOf);
  const isKnown = versions.every((version) => typeof version === 'string');
  return mapMaybePromise<readonly string[], string>(isKnown ? versions : Promise.all(versions), digestOfAll);
}

function digestOfAll(versions: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(versions)).digest('base64');
}

function digestOf(wires: readonly unknown[]): string | Promise<string> {
  const [first] = wires;
  if (first === undefined) return 'empty';
  const known = isObject(first) ? digests.get(first) : undefined;
  if (known && (known.wires === wires || isSame(known.wires, wires))) return known.digest;
  const digest = digested(wires);
  const entry: Digested = { wires, digest };
  void digest.then((known) => (entry.digest = known));
  if (isObject(first)) digests.set(first, entry);
  return digest;
}

async function digested(wires: readonly unknown[]): Promise<string> {
  const hash = createHash('sha256');
  await inTurns(wires, (wire) => void hash.update(`${JSON.stringify(wire)}\n`));
  return hash.digest('base64');
}

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index]);
}
