/** What every kind of store takes as a key. */
import { createHash } from 'node:crypto';

/** Characters. PostgreSQL has 255, the name of the namespace among them, and takes no NUL; LMDB has 1,978 bytes. */
const longest = 200;

export function isKey(text: string): boolean {
  return text !== '' && text.length <= longest && !text.includes('\0');
}

/** The text itself, or what stands for one that is no key. */
export function keyOf(text: string): string {
  return isKey(text) ? text : `#${createHash('sha256').update(text).digest('base64url')}`;
}
