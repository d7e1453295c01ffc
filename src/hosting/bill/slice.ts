/** A page of a list that is in memory. */
import { CallerError, shown } from '../../errors.js';
import type { Connection } from '../../rest/connection.js';

interface Asked {
  readonly first: number;
  readonly after: string | null | undefined;
}

/** A cursor leads behind its item, or to its place where the item is gone. */
export function slice<T>(items: readonly T[], keyOf: (item: T) => string, { first, after }: Asked): Connection {
  const start = after ? startBehind(items, keyOf, after) : 0;
  const nodes = items.slice(start, start + first);
  const edges = nodes.map((node, index) => ({ node, cursor: cursorOf(start + index, keyOf(node)) }));
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

function cursorOf(place: number, key: string): string {
  return Buffer.from(JSON.stringify([place, key])).toString('base64url');
}

function startBehind<T>(items: readonly T[], keyOf: (item: T) => string, cursor: string): number {
  const [place, key] = parsed(cursor);
  if (!Number.isSafeInteger(place) || typeof place !== 'number' || place < 0 || typeof key !== 'string') {
    throw new CallerError('BAD_USER_INPUT', `after: expected a cursor of this list, but got ${shown(cursor)}`);
  }
  const known = items[place];
  const found = known !== undefined && keyOf(known) === key ? place : items.findIndex((item) => keyOf(item) === key);
  return found === -1 ? place : found + 1;
}

function parsed(cursor: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
