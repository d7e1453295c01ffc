/** Headers that say what a client likes best (RFC 9110, 12.5). Clients send the same few over and over. */
import { LRUCache } from 'lru-cache';

/** Characters: browsers send 150, and to read tens of thousands takes milliseconds. */
const longest = 1_000;

/** Of a header that is longer the entries that fit. */
export function readable(header: string): string {
  return header.length <= longest ? header : header.slice(0, Math.max(0, header.lastIndexOf(',', longest)));
}

/** Reads each header once; undefined where it allows nothing that there is. */
export function remembering<T>(choose: (header: string) => T | undefined): (header: string) => T | undefined {
  const known = new LRUCache<string, { readonly chosen: T | undefined }>({ max: 100 });
  return (header) => {
    const key = readable(header);
    let entry = known.get(key);
    if (!entry) known.set(key, (entry = { chosen: choose(key) }));
    return entry.chosen;
  };
}
