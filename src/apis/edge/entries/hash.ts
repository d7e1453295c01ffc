/** The version of what has none: a hash of its entries, whatever the order of their fields. */
import { createHash } from 'node:crypto';
import { isObject } from '../../../base/unknown.js';
import type { Entry } from './collection.js';

export function hashOf(entries: readonly Entry[]): string {
  return createHash('sha256').update(JSON.stringify(entries, sorted)).digest('base64url').slice(0, 22);
}

function sorted(_name: string, value: unknown): unknown {
  if (!isObject(value) || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
