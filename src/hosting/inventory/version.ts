/** The version of a list: values derived from the same version are the same, for every caller and at any time. */
import { createHash } from 'node:crypto';
import { allMaybePromises, mapMaybePromise } from '../../base/map-maybe-promise.js';
import { isObject } from '../../base/unknown.js';
import { ofEach } from '../../base/of-each.js';
import { inTurns } from './in-turns.js';

/** A list as received. */
export interface ReceivedList {
  readonly wires: readonly unknown[];
  readonly error: Error | null;
  readonly readAt: number | null;
}

/** A list each time that it is read: the same one while a cached read is accepted. */
export interface ReceivedWires {
  readonly wires: readonly unknown[];
}

const none: ReceivedWires = { wires: [] };

/** The known wires by first wire object, which is a new one when a list is read again. */
const known = new WeakMap<object, ReceivedWires>();

export function receivedOf(wires: readonly unknown[]): ReceivedWires {
  const [first] = wires;
  if (first === undefined) return none;
  const before = isObject(first) ? known.get(first) : undefined;
  if (before && (before.wires === wires || isSame(before.wires, wires))) return before;
  const received = { wires };
  if (isObject(first)) known.set(first, received);
  return received;
}

/** Distinguishes versions of the list, and a failure from an empty list. Synchronous if known. */
export function versionOf(list: ReceivedList): string | Promise<string> {
  // A list that was read has an error only if one of its objects has; accessing it would decode them all.
  return list.readAt === null ? `failed ${list.error?.message ?? ''}` : digestOf(receivedOf(list.wires)).known;
}

export function versionsOf(lists: readonly ReceivedList[]): string | Promise<string> {
  const [first, ...more] = lists;
  if (first && more.length === 0) return versionOf(first);
  return mapMaybePromise(allMaybePromises(lists.map(versionOf)), digestOfAll);
}

function digestOfAll(versions: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(versions)).digest('base64');
}

const digestOf = ofEach((received: ReceivedWires) => {
  const digest: { known: string | Promise<string> } = { known: digested(received.wires) };
  void Promise.resolve(digest.known).then((known) => (digest.known = known));
  return digest;
});

async function digested(wires: readonly unknown[]): Promise<string> {
  const hash = createHash('sha256');
  await inTurns(wires, (wire) => void hash.update(`${JSON.stringify(wire)}\n`));
  return hash.digest('base64');
}

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index]);
}
