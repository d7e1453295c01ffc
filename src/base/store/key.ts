/** Keys that every kind of store accepts. */
import { createHash } from 'node:crypto';

/** Characters. PostgreSQL allows 255 with the namespace, and no NUL; LMDB allows 1,978 bytes. */
const longest = 200;

export function isKey(text: string): boolean {
  return text !== '' && text.length <= longest && !text.includes('\0');
}

/** The text itself, or its hash when it is no valid key. */
export function keyOf(text: string): string {
  return isKey(text) ? text : `#${createHash('sha256').update(text).digest('base64url')}`;
}

/** The key of a row: `namespace:key`, as Keyv writes it, with the key hashed where it must be. */
export function rowKey(prefixed: string): string {
  const start = prefixed.indexOf(':') + 1;
  return prefixed.slice(0, start) + keyOf(prefixed.slice(start));
}
