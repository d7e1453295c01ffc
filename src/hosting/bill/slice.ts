/** A page of a list that is in memory. */
import { CallerError, shown } from '../../errors.js';
import type { Connection } from '../../rest/connection.js';
import { inTurns } from '../inventory/in-turns.js';

interface Asked {
  readonly first: number;
  readonly after: string | null | undefined;
}

interface Items<T> {
  /** Tells one from all others. */
  readonly keyOf: (item: T) => string;
  /** As the graph has it: made of what is on the page alone. */
  readonly nodeOf: (item: T) => unknown;
}

/** A cursor leads behind its item, or to its place where the item is gone. */
export async function slice<T>(
  items: readonly T[],
  { keyOf, nodeOf }: Items<T>,
  { first, after }: Asked,
): Promise<Connection> {
  const start = after ? startBehind(items, keyOf, after) : 0;
  const shown = items.slice(start, start + first);
  const nodes = await inTurns(shown, nodeOf);
  const edges = shown.map((item, index) => ({ node: nodes[index], cursor: cursorOf(start + index, keyOf(item)) }));
  return {
    nodes,
    edges,
    totalCount: items.length,
    pageInfo: {
      hasNextPage: start + shown.length < items.length,
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
