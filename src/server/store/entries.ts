/** How Keyv writes an entry: `{"value":…}`, with `,"expires":…` before the last bracket where it has an end. */
import { Keyv } from 'keyv';
import type { RangeBounds } from '../../base/store/store.js';

const keyv = new Keyv<unknown>();

/** The start of an entry: everything in front of its expiry. */
export async function beginningOf(value: unknown): Promise<string> {
  const text = await keyv.serializeData({ value, expires: undefined });
  if (typeof text !== 'string') throw new TypeError('Expected Keyv to serialize to text');
  return text.slice(0, -1);
}

/** The text in front of the expiry, which is in milliseconds since 1970. */
export const beforeEnd = ',"expires":';

/** The value and the end of an entry; null for what Keyv did not write. */
export async function entryIn(text: string): Promise<{ readonly value: unknown; readonly expires: number } | null> {
  const entry = await keyv.deserializeData(text);
  return entry ? { value: entry.value, expires: entry.expires ?? Infinity } : null;
}

/** The first entries that have not ended. */
export async function* liveEntries(
  rows: AsyncIterable<readonly [key: string, text: string]>,
  { limit }: Pick<RangeBounds, 'limit'>,
): AsyncGenerator<readonly [string, unknown], void> {
  let left = limit;
  if (left <= 0) return;
  for await (const [key, text] of rows) {
    const entry = await entryIn(text);
    if (entry === null || entry.expires <= Date.now()) continue;
    yield [key, entry.value];
    left -= 1;
    if (left <= 0) return;
  }
}

/** No key continues with it: it is no character. */
export const lastCharacter = '\u{10FFFF}';
