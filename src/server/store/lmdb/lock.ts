/** Reads from LMDB's lock file how many writes there were. */
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { HeaderFields, magic } from './header.js';

/** Bytes. */
const headLength = 16;

export function lockOf(file: string): string {
  return `${file}-lock`;
}

/** Describes what an empty file has lost; null when it is new. */
export function lossOf(file: string): string | null {
  const lock = lockOf(file);
  const bytes = existsSync(lock) ? readFileSync(lock) : Buffer.alloc(0);
  if (bytes.length < headLength) return null;
  const head = new HeaderFields(bytes);
  const writes = head.u32(0) === magic ? head.u64(8) : 0;
  return writes > 0 ? `it is empty, but ${basename(lock)} beside it counts ${writes} writes` : null;
}
