/** Content negotiation headers (RFC 9110, 12.5), cached because clients send the same few over and over. */
import { boundedCache, caches } from './shares/caches.js';

/** Characters: browsers send 150, and parsing tens of thousands takes milliseconds. */
const longest = 1_000;

/** Cuts an overlong header after its last complete entry. */
export function readable(header: string): string {
  return header.length <= longest ? header : header.slice(0, Math.max(0, header.lastIndexOf(',', longest)));
}

/** Caches the choice per header; undefined when the header allows nothing that is available. */
export function remembering<T>(choose: (header: string) => T | undefined): (header: string) => T | undefined {
  const known = boundedCache<{ readonly chosen: T | undefined }>(caches.preferences);
  return (header) => {
    const key = readable(header);
    let entry = known.get(key);
    if (!entry) known.set(key, (entry = { chosen: choose(key) }));
    return entry.chosen;
  };
}
