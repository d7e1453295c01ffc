/** Reads the requested part of a list: the first page, then the remaining pages concurrently. */
import { CallerError } from '../../base/errors.js';
import { UpstreamError } from '../failures/failure.js';
import type { Account } from './account.js';
import type { Age, Client } from './client.js';
import type { Connection } from '../schema/connection.js';
import { formatCursor, parseCursor, type Position } from '../schema/cursor.js';
import type { PageMark, Paging } from '../rows/paging.js';
import { type PathValues, paramsOf } from '../rows/path.js';
import type { BoundRow } from '../rows/bound-row.js';
import { isObject, isRounded, textAt } from '../../base/unknown.js';
import { ofEach } from '../../base/of-each.js';

/** The graph's `Int`. */
const mostCounted = 2 ** 31 - 1;
/**
 * The greatest number of pages that are read concurrently, as the largest `first` needs: an upstream may state any
 * number.
 */
const mostAtOnce = 200;

/** The largest `first` that callers may request. */
export const maxFirst = 10_000;

export function checkSlice({ first }: Slice): void {
  if (first >= 1 && first <= maxFirst) return;
  throw new CallerError('BAD_USER_INPUT', `first: expected a number from 1 to ${maxFirst}, but got ${first}`);
}

export interface ListCall {
  readonly row: BoundRow;
  readonly values: PathValues;
  readonly filter: Readonly<Record<string, unknown>>;
  /** The part of the filter that identifies the list's parent: cursors are valid for that parent only. */
  readonly own?: Readonly<Record<string, unknown>>;
  /** How old cached pages may be. */
  readonly age?: Age;
}

export interface UpstreamPage {
  readonly mark: PageMark;
  readonly items: readonly unknown[];
  readonly total: number | null;
  readonly next: PageMark;
  /** The last page's number, if the upstream states it. */
  readonly last: number | null;
}

export interface Slice {
  readonly first: number;
  readonly after?: string | null | undefined;
}

/** The size of the first page, to read `first` objects. */
export function pageSize({ least = 1, size }: Paging, first: number): number {
  return Math.min(Math.max(first, least), size);
}

export async function readPage(client: Client, call: ListCall, mark: PageMark, size: number): Promise<UpstreamPage> {
  const { dialect, paging } = call.row;
  const query = paging.query(mark, size);
  const wanted = { values: call.values, sent: { ...call.filter, ...query } };
  const body = await client.read(call.row, wanted, call.age);
  const payload = dialect.payload(call.row, body);
  const items: readonly unknown[] = Array.isArray(payload) ? payload : [];
  const { total, last, next, ...found } = paging.read(body, { mark, size, items });
  const page = { mark, items, ...found, total: countIn(total), last: countIn(last), next };
  const { account } = client.upstream;
  if (!isAfter(next, mark))
    throw unreadable(account, `its ${named(mark)} names ${next === mark ? 'itself' : named(next)} as the next one`);
  if (page.total !== null) client.upstream.history.noteLength(call, page.total);
  return page;
}

/** The count that an upstream states; null if it is no valid count. */
function countIn(value: number | null): number | null {
  return value !== null && Number.isInteger(value) && value >= 0 && value <= mostCounted ? value : null;
}

/**
 * True if a page mark leads onward: pages are numbered upwards, and no cursor leads to its own page. Following another
 * one would never end.
 */
function isAfter(next: PageMark, mark: PageMark): boolean {
  if (typeof next !== 'number') return next === null || next !== mark;
  return Number.isSafeInteger(next) && next > (typeof mark === 'number' ? mark : 1);
}

function named(mark: PageMark): string {
  return typeof mark === 'string' ? 'page' : `page ${mark ?? 1}`;
}

function unreadable(account: Account, message: string): UpstreamError {
  return new UpstreamError(account, { status: 200, code: 'unreadable', message, isUnreadable: true });
}

/** The pages after the first, up to `wanted` objects: concurrently if the upstream numbers them. */
export async function pagesAfter(
  client: Client,
  read: (mark: PageMark, nth: number) => Promise<UpstreamPage>,
  opening: UpstreamPage,
  size: number,
  wanted: number,
): Promise<UpstreamPage[]> {
  const pages: UpstreamPage[] = [];
  // An upstream that repeats a page mark would cause an endless loop.
  const seen = new Set<PageMark>([opening.mark]);
  let page = opening;
  for (let got = 0; page.next !== null && !seen.has(page.next) && got < wanted;) {
    const more: UpstreamPage[] = await Promise.all(
      marksAfter(page, size, wanted - got).map((mark, nth) => read(mark, pages.length + nth + 1)),
    );
    for (const next of more) {
      checkNew(client, next, page);
      seen.add(next.mark);
      got += next.items.length;
      page = next;
    }
    pages.push(...more);
  }
  return pages;
}

/** Throws if a page repeats the objects of the one before: an upstream that ignores the mark would have no end. */
export function checkNew({ upstream }: Client, page: UpstreamPage, before: UpstreamPage): void {
  const [one, other] = [page.items, before.items];
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  if (one.length === 0 || one.length !== other.length || !isSame(one[0], other[0]) || !isSame(one, other)) return;
  throw unreadable(upstream.account, `its ${named(page.mark)} holds what the page before it holds`);
}

/** Reads a complete list. */
export async function readAllPages(client: Client, call: ListCall): Promise<readonly unknown[]> {
  return (await readCounted(client, call)).items;
}

/** Reads a page and the total that it states; the total is null if unstated. */
export async function readCounted(
  client: Client,
  call: ListCall,
): Promise<{ readonly items: readonly unknown[]; readonly total: number | null }> {
  const { size } = call.row.paging;
  const read = (mark: PageMark) => readPage(client, call, mark, size);
  const opening = await read(null);
  const pages = [opening, ...(await pagesAfter(client, read, opening, size, Number.POSITIVE_INFINITY))];
  const items = joined(
    call.row,
    pages.map((page) => page.items),
  );
  return { items, total: opening.total };
}

interface JoinedPages {
  readonly pages: readonly (readonly unknown[])[];
  readonly items: readonly unknown[];
}

/** Joined lists by first page: reading the same cached pages again returns the same list. */
const joinedLists = new WeakMap<readonly unknown[], JoinedPages>();

/** Removes duplicates: an object may move to a later page while pages are read. */
function joined(row: BoundRow, pages: JoinedPages['pages']): readonly unknown[] {
  const [first = []] = pages;
  const known = joinedLists.get(first);
  if (known?.pages.length === pages.length && known.pages.every((page, place) => page === pages[place])) {
    return known.items;
  }
  const seen = new Set<unknown>();
  const isNew = (id: unknown) => id === null || (!seen.has(id) && seen.add(id));
  const items = pages.flat().filter((item) => isNew(idOf(row, item)));
  joinedLists.set(first, { pages, items });
  return items;
}

/** The marks of the next pages that can be read concurrently. */
function marksAfter({ next, last }: UpstreamPage, size: number, wanted: number): PageMark[] {
  if (typeof next !== 'number' || last === null) return [next];
  const count = Math.min(last - next + 1, Math.ceil(wanted / size), mostAtOnce);
  return Array.from({ length: Math.max(1, count) }, (_, index) => next + index);
}

/** Called with each page's objects as it arrives, and the expected number of further objects, as far as known. */
type OnItems = (items: readonly unknown[], left: number) => void;

/** The list's identity in cursors. */
export function nameOfList(client: Client, { own = {} }: Pick<ListCall, 'own'>): string {
  const { api, name } = client.upstream.account;
  return [api, name, ...Object.values(own)].join(' ');
}

export async function readSlice(
  client: Client,
  call: ListCall,
  { first, after }: Slice,
  onItems: OnItems = () => undefined,
): Promise<Connection> {
  const { paging } = call.row;
  const account = nameOfList(client, call);
  const start: Position = after
    ? parseCursor(after, paging.size, account)
    : { mark: null, size: pageSize(paging, first), index: 0, id: null };
  const { size } = start;
  const opening = await readPage(client, call, start.mark, size);
  const found = start.id === null ? -1 : opening.items.findIndex((item) => idOf(call.row, item) === start.id);
  // If the object before the position is gone, those after it have moved up.
  const skip = found === -1 ? Math.max(0, start.index - 1) : found + 1;
  const missing = first - (opening.items.length - skip);
  // Only a guess: if no total is stated, no more are expected until they come.
  const more = opening.next === null || opening.total === null ? 0 : Math.max(0, opening.total - opening.items.length);
  onItems(opening.items.slice(skip, skip + first), Math.max(0, Math.min(missing, more)));

  const read = async (mark: PageMark, nth: number) => {
    const page = await readPage(client, call, mark, size);
    // Pages shorter than requested mean that more of them are read.
    onItems(page.items.slice(0, Math.max(0, missing - (nth - 1) * size)), 0);
    return page;
  };
  const pages = [opening, ...(missing > 0 ? await pagesAfter(client, read, opening, size, missing) : [])];

  // An object that moves to a later page while pages are read would otherwise appear twice.
  const seen = new Set<unknown>([start.id]);
  const places = pages
    .flatMap((page) => page.items.map((node, index) => ({ node, id: idOf(call.row, node), page, behind: index + 1 })))
    .slice(skip)
    .filter(({ id }) => id === null || (!seen.has(id) && seen.add(id)));
  const edges = places.slice(0, first).map(({ node, id, page, behind }) => {
    const isLast = behind === page.items.length && page.next !== null;
    const place = isLast ? { mark: page.next, size, index: 0, id } : { mark: page.mark, size, index: behind, id };
    return { node, cursor: formatCursor(place, account) };
  });
  const next = pages.at(-1)?.next ?? null;
  const isKnown = pages.some(({ mark }) => mark === next);
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    totalCount: opening.total,
    pageInfo: {
      hasNextPage: places.length > first || (edges.length > 0 && next !== null && !isKnown),
      hasPreviousPage: Boolean(after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** The id of an object, null if it is unknown: the value of the last placeholder in the path of the row that reads it. */
export function idOf(row: BoundRow, wire: unknown): unknown {
  const id = isObject(wire) ? wire[row.dialect.names.toWire(idName(row))] : null;
  return isRounded(id) ? null : (id ?? null);
}

/** The property that holds the id. Of what only a list has, the class may say which that is. */
export const idName = ofEach((row: BoundRow): string => {
  const single = row.kind === 'list' ? row.partner : row;
  const param = paramsOf(single?.path ?? '').at(-1) ?? 'id';
  return textAt(keysOf(single ?? row), param) ?? row.dialect.names.toGraph(param);
});

/** The properties that fill placeholders, as the class of the row's objects declares. */
function keysOf(row: BoundRow | null): unknown {
  const result = row?.result?.();
  return typeof result === 'function' && 'keys' in result ? result.keys : undefined;
}
