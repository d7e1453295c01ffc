/** Reads as much of a list as was asked for: the first page, then all others side by side. */
import { CallerError, shown } from '../errors.js';
import type { Client } from './client.js';
import type { Connection } from './connection.js';
import type { PageMark } from './dialect.js';
import { type PathValues, paramsOf } from './path.js';
import type { BoundRow } from './rows.js';
import { isObject } from './unknown.js';

/** The most objects that one field may ask for. */
export const maxFirst = 10_000;

export interface ListCall {
  readonly row: BoundRow;
  readonly values: PathValues;
  readonly filter: Readonly<Record<string, unknown>>;
}

export interface Page {
  readonly mark: PageMark;
  readonly items: readonly unknown[];
  readonly total: number | null;
  readonly next: PageMark;
}

/** A place in a list: the page, how long its pages are, how far into it, and the object there. */
type Place = readonly [mark: PageMark, size: number, index: number, id: unknown];

export async function readPage(client: Client, call: ListCall, mark: PageMark, size: number): Promise<Page> {
  const { dialect } = call.row;
  const paged = call.row.options.paged !== false;
  const query = paged ? dialect.paging.query(mark, size) : {};
  const body = await client.read(call.row, { values: call.values, sent: { ...call.filter, ...query } });
  const payload = dialect.payload(call.row, body);
  const items = Array.isArray(payload) ? payload : [];
  const { total, next } = paged ? dialect.paging.read(body) : { total: items.length, next: null };
  return { mark, items, total, next };
}

/** The pages after one that was read, up to `wanted` objects: side by side where the upstream numbers them. */
export async function readOn(
  client: Client,
  call: ListCall,
  page: Page,
  size: number,
  wanted: number,
): Promise<Page[]> {
  const { numbered } = call.row.dialect.paging;
  if (numbered && typeof page.next === 'number' && page.total !== null) {
    const last = Math.ceil(page.total / size);
    const upTo = Math.min(last, page.next - 1 + Math.ceil(wanted / size));
    const marks = Array.from({ length: Math.max(0, upTo - page.next + 1) }, (_, index) => Number(page.next) + index);
    return Promise.all(marks.map((mark) => readPage(client, call, mark, size)));
  }
  const pages: Page[] = [];
  for (let { next } = page, left = wanted; next !== null && left > 0;) {
    const read = await readPage(client, call, next, size);
    pages.push(read);
    left -= read.items.length;
    next = read.next;
  }
  return pages;
}

export async function readList(
  client: Client,
  call: ListCall,
  { first, after }: { first: number; after?: string | null | undefined },
): Promise<Connection> {
  if (first < 1 || first > maxFirst) {
    throw new CallerError('BAD_USER_INPUT', `first: expected a number from 1 to ${maxFirst}, but got ${first}`);
  }
  const { paging } = call.row.dialect;
  const [mark, size, skipped, lastId] = after ? parse(after) : ([null, Math.min(first, paging.size), 0, null] as const);
  const opening = await readPage(client, call, mark, size);
  const known = lastId === null ? -1 : opening.items.findIndex((item) => idOf(call.row, item) === lastId);
  const skip = known === -1 ? skipped : known + 1;
  const missing = first - (opening.items.length - skip);
  const pages = [opening, ...(missing > 0 ? await readOn(client, call, opening, size, missing) : [])];

  const seen = new Set<unknown>(lastId === null ? [] : [lastId]);
  const edges = pages
    .flatMap((page) => page.items.map((node, index) => ({ node, page, behind: index + 1 })))
    .slice(skip)
    .filter(({ node }) => isNew(idOf(call.row, node), seen))
    .slice(0, first)
    .map(({ node, page, behind }) => ({ node, cursor: format(placeBehind(page, behind, size, idOf(call.row, node))) }));
  const last = pages.at(-1) ?? opening;
  const read = pages.reduce((count, page) => count + page.items.length, 0);
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    totalCount: opening.total,
    pageInfo: {
      hasNextPage: last.next !== null || read - skip > edges.length,
      hasPreviousPage: Boolean(after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** An object that moved to a later page while the pages were read would otherwise come twice. */
function isNew(id: unknown, seen: Set<unknown>): boolean {
  if (id === null) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return true;
}

/** The id of a listed object: what the row that reads one of them puts last into its path. */
export function idOf({ partner, dialect }: BoundRow, wire: unknown): unknown {
  const name = dialect.names.toWire(dialect.names.toGraph(paramsOf(partner?.path ?? '{id}').at(-1) ?? 'id'));
  return isObject(wire) ? (wire[name] ?? null) : null;
}

/** Behind the last object of a page begins the next page. */
function placeBehind(page: Page, behind: number, size: number, id: unknown): Place {
  return behind === page.items.length && page.next !== null ? [page.next, size, 0, id] : [page.mark, size, behind, id];
}

function format(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

function parse(cursor: string): Place {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (isPlace(place)) return place;
  } catch {
    // Falls through to the same complaint.
  }
  throw new CallerError('BAD_USER_INPUT', `after: expected a cursor of this list, but got ${shown(cursor)}`);
}

function isPlace(value: unknown): value is Place {
  if (!Array.isArray(value) || value.length !== 4) return false;
  const [mark, size, index] = value as unknown[];
  return (mark === null || typeof mark === 'number' || typeof mark === 'string') && isCount(size) && isCount(index);
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= maxFirst;
}
