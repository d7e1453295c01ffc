/** Pages over an in-memory list. Cursors identify an item, so they stay valid while other items come and go. */
import { createHash } from 'node:crypto';
import { CallerError, shown } from '../../base/errors.js';
import type { Connection } from './connection.js';
import { notOfThisList } from './cursor.js';
import type { Slice } from '../transport/pages.js';
import { parseJson } from '../../base/json.js';

/** A list or a typed array. */
interface Items<T> extends ArrayLike<T> {
  slice(start: number, end: number): ArrayLike<T>;
}

interface ListSlice extends Slice {
  /** Identifies the list and its filters: no other list accepts its cursors. */
  readonly list: string;
  /** Refuses a cursor whose item is gone, in lists where its index does not show where to continue. */
  readonly refusesGone?: boolean;
}

/**
 * `keyOf` should identify items. A cursor continues after its item, or at its index if that is gone. Edges are made when
 * they are read.
 */
export function slice<T>(items: Items<T>, keyOf: (item: T) => string, page: ListSlice): Connection<T> {
  const { first, after, list, refusesGone = false } = page;
  const of = createHash('sha256').update(list).digest('base64url').slice(0, 8);
  const start = after ? startBehind(items, keyOf, parsed(after, of), refusesGone) : 0;
  const nodes = Array.from(items.slice(start, start + first));
  const cursorAt = (index: number) => {
    const node = nodes[index];
    return node === undefined ? null : cursorOf(start + index, keyOf(node), of);
  };
  return {
    nodes,
    get edges() {
      return nodes.map((node, index) => ({ node, cursor: cursorOf(start + index, keyOf(node), of) }));
    },
    totalCount: items.length,
    pageInfo: {
      hasNextPage: start + nodes.length < items.length,
      hasPreviousPage: start > 0,
      startCursor: cursorAt(0),
      endCursor: cursorAt(nodes.length - 1),
    },
  };
}

/** Maps the items of a page; edges are made when they are read. */
export function mapped<T, Result>(page: Connection<T>, make: (item: T) => Result): Connection<Result> {
  const { totalCount, pageInfo } = page;
  const nodes = page.nodes.map(make);
  return {
    nodes,
    get edges() {
      return page.edges.map(({ cursor, node }, index) => ({ cursor, node: nodes[index] ?? make(node) }));
    },
    totalCount,
    pageInfo,
  };
}

interface Mark {
  readonly place: number;
  readonly key: string;
}

function cursorOf(place: number, key: string, of: string): string {
  return Buffer.from(JSON.stringify([place, key, of])).toString('base64url');
}

function startBehind<T>(
  items: Items<T>,
  keyOf: (item: T) => string,
  { place, key }: Mark,
  refusesGone: boolean,
): number {
  const known = items[place];
  if (known !== undefined && keyOf(known) === key) return place + 1;
  // Of several items with the same key, the nearest.
  const found = Array.from(items, (item, index) => (keyOf(item) === key ? [index] : [])).flat();
  const [nearest] = found.sort((a, b) => Math.abs(a - place) - Math.abs(b - place));
  if (nearest === undefined && refusesGone) throw ofGone(key);
  return nearest === undefined ? place : nearest + 1;
}

function ofGone(key: string): CallerError {
  return new CallerError(
    'BAD_USER_INPUT',
    `after: expected a cursor of what is in this list, but got that of ${shown(key)}, which no longer is. Read the list from its start`,
  );
}

function parsed(cursor: string, list: string): Mark {
  const [place, key, of, ...more] = partsOf(cursor);
  const isPlace = typeof place === 'number' && Number.isSafeInteger(place) && place >= 0;
  if (!isPlace || typeof key !== 'string' || of !== list || more.length > 0) throw notOfThisList(cursor);
  return { place, key };
}

function partsOf(cursor: string): readonly unknown[] {
  try {
    const value: unknown = parseJson(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
