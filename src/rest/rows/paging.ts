/** How an upstream splits its lists into pages. */

/** The start of a page: its number, the upstream's cursor, or null for the first page. */
export type PageMark = number | string | null;

export interface Paging {
  /** The largest page size. */
  readonly size: number;
  /** The smallest page size; 1 by default. */
  readonly least?: number;
  /** The list comes complete in one page. */
  readonly isUnpaged?: true;
  query(mark: PageMark, size: number): Readonly<Record<string, unknown>>;
  read(body: unknown, page: FetchedPage): ParsedPage;
}

/** A page that was received. */
interface FetchedPage {
  readonly mark: PageMark;
  readonly size: number;
  readonly items: readonly unknown[];
}

/** The parsed page and its position in the list. */
interface ParsedPage {
  /** Items that were on no earlier page, for pages that overlap. */
  readonly items?: readonly unknown[];
  readonly total: number | null;
  readonly next: PageMark;
  /** The last page's number, if pages are numbered: then several can be read concurrently. */
  readonly last: number | null;
}

/** A list that comes complete, without page parameters. */
export const unpaged: Paging = {
  size: Number.MAX_SAFE_INTEGER,
  isUnpaged: true,
  query: () => ({}),
  read: (_body, { items }) => ({ total: items.length, next: null, last: null }),
};

interface Sizes {
  readonly size: number;
  readonly least?: number;
}

/** Pages numbered from 1. `totals` finds the total and the last page in the body, as far as given. */
export function numbered(
  sizes: Sizes,
  totals: (body: unknown) => { readonly total: number | null; readonly last: number | null; readonly next?: PageMark },
): Paging {
  return {
    ...sizes,
    query: (mark, size) => ({ page: mark ?? 1, per_page: size }),
    read: (body, { mark, size, items }) => {
      const { total, last = null, next } = totals(body);
      if (next !== undefined) return { total, last, next };
      const page = Number(mark ?? 1);
      // If neither length nor page count is stated, a partial page is the last one.
      const isLast = last === null ? items.length < size : page >= last;
      return { total, last, next: isLast || items.length === 0 ? null : page + 1 };
    },
  };
}

/** Each page links to the next; an empty link ends the list. */
export function chained(
  sizes: Sizes,
  parameters: { readonly mark: string; readonly size: string },
  next: (body: unknown) => string | null,
): Paging {
  return {
    ...sizes,
    query: (mark, size) => ({ ...(mark !== null && { [parameters.mark]: mark }), [parameters.size]: size }),
    read: (body) => ({ total: null, last: null, next: next(body) || null }),
  };
}

/**
 * Pages ordered by time, each starting just after the last object of the previous one, as others of the same time may
 * follow. The mark lists those already seen. More objects of one time than fit into a page cannot be distinguished.
 */
export function trailing(
  sizes: Sizes,
  parameters: { readonly mark: string; readonly size: string; /** Asks for the length. */ readonly total?: string },
  partsOf: {
    time(item: unknown): string | null;
    id(item: unknown): string | null;
    /** The length according to the body; on later pages that counts only the rest of the list. */
    total?(body: unknown): number | null;
  },
): Paging {
  const placeOf = (mark: PageMark, size: number) => {
    const [time = null, ...seen] = mark === null ? [] : String(mark).split(' ');
    return { time, seen, limit: Math.min(size + seen.length, sizes.size) };
  };
  return {
    ...sizes,
    query: (mark, size) => {
      const { time, limit } = placeOf(mark, size);
      const isCounted = parameters.total !== undefined && time === null;
      return {
        ...(time !== null && { [parameters.mark]: time }),
        [parameters.size]: limit,
        ...(isCounted && { [parameters.total]: true }),
      };
    },
    read: (body, { mark, size, items }) => {
      const { seen, limit } = placeOf(mark, size);
      const fresh = items.filter((item) => !seen.includes(partsOf.id(item) ?? ''));
      const time = items.length < limit || fresh.length === 0 ? null : justAfter(partsOf.time(items.at(-1)));
      // Whether or not the upstream's bound is inclusive.
      const isAgain = (item: unknown) => Date.parse(partsOf.time(item) ?? '') <= Date.parse(time ?? '');
      const again = items.filter(isAgain).flatMap((item) => partsOf.id(item) ?? []);
      return {
        items: fresh,
        total: mark === null ? (partsOf.total?.(body) ?? null) : null,
        last: null,
        next: time === null ? null : [time, ...again].join(' '),
      };
    },
  };
}

/** One unit later, in seconds or milliseconds as the time is given. */
function justAfter(time: string | null): string | null {
  const at = Date.parse(time ?? '');
  if (Number.isNaN(at)) return null;
  return new Date(at + (time?.includes('.') ? 1 : 1000)).toISOString();
}
