/** Which version of a list was read: what is worked out of the same version is the same, whenever and by whomever it was read. */
import { createHash } from 'node:crypto';
import { isObject } from '../../base/unknown.js';
import { inTurns } from './in-turns.js';

/** A list as it came. */
interface Came {
  readonly wires: readonly unknown[];
  readonly error: Error | null;
  readonly readAt: number | null;
}

interface Digested {
  readonly wires: readonly unknown[];
  readonly digest: Promise<string>;
}

/** By the first object of the wire, with which a list that is read anew begins anew. */
const digests = new WeakMap<object, Digested>();

/** Distinguishes it from all others of the same list, and what failed from what is empty. */
export async function versionOf(list: Came): Promise<string> {
  // Of a list that was read the error is that of one of its objects: to ask for it would make them all.
  return list.readAt === null ? `failed ${list.error?.message ?? ''}` : digestOf(list.wires);
}

export async function versionsOf(lists: readonly Came[]): Promise<string> {
  const versions = await Promise.all(lists.map(versionOf));
  return createHash('sha256').update(JSON.stringify(versions)).digest('base64');
}

function digestOf(wires: readonly unknown[]): Promise<string> {
  const [first] = wires;
  const known = isObject(first) ? digests.get(first) : undefined;
  if (known && (known.wires === wires || isSame(known.wires, wires))) return known.digest;
  const digest = digested(wires);
  if (isObject(first)) digests.set(first, { wires, digest });
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
