/** Pages over an in-memory list. Cursors identify an item, so they stay valid while other items come and go. */
import { createHash } from 'node:crypto';
import type { Connection } from './connection.js';
import { notOfThisList } from './cursor.js';
import type { Slice } from '../transport/pages.js';
import { parseJson } from '../../base/json.js';

interface ListSlice extends Slice {
  /** Identifies the list and its filters: no other list accepts its cursors. */
  readonly list: string;
}

/** `keyOf` should identify items. A cursor continues after its item, or at its index if that is gone. */
export function slice<T>(items: readonly T[], keyOf: (item: T) => string, { first, after, list }: ListSlice): Connection<T> {
  const of = createHash('sha256').update(list).digest('base64url').slice(0, 8);
  const start = after ? startBehind(items, keyOf, after, of) : 0;
  const nodes = items.slice(start, start + first);
  const edges = nodes.map((node, index) => ({ node, cursor: cursorOf(start + index, keyOf(node), of) }));
  return {
    nodes,
    edges,
    totalCount: items.length,
    pageInfo: {
      hasNextPage: start + nodes.length < items.length,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

function cursorOf(place: number, key: string, of: string): string {
  return Buffer.from(JSON.stringify([place, key, of])).toString('base64url');
}

function startBehind<T>(items: readonly T[], keyOf: (item: T) => string, cursor: string, list: string): number {
  const [place, key, of, ...more] = parsed(cursor);
  const isPlace = typeof place === 'number' && Number.isSafeInteger(place) && place >= 0;
  if (!isPlace || typeof key !== 'string' || of !== list || more.length > 0) {
    throw notOfThisList(cursor);
  }
  const known = items[place];
  if (known !== undefined && keyOf(known) === key) return place + 1;
  // Of several items with the same key, the nearest.
  const found = items.flatMap((item, index) => (keyOf(item) === key ? [index] : []));
  const [nearest] = found.sort((a, b) => Math.abs(a - place) - Math.abs(b - place));
  return nearest === undefined ? place : nearest + 1;
}

function parsed(cursor: string): readonly unknown[] {
  try {
    const value: unknown = parseJson(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
