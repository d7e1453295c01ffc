/** Which reads a write makes old. */
import type { Call } from './call.js';

export function isStaleBy(write: Call, read: Call): boolean {
  return collectionOf(write) === collectionOf(read);
}

/** The first part of the path. */
export function collectionOf({ path }: Pick<Call, 'path'>): string {
  return path.split(/[/?]/)[1] ?? '';
}
