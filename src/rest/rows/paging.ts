/** How an upstream divides its lists into pages. */

/** Where a page begins: its number, the upstream's cursor, or null for the first. */
export type PageMark = number | string | null;

export interface Paging {
  /** The most objects one page may hold. */
  readonly size: number;
  /** The fewest that may be asked for; 1 unless set. */
  readonly least?: number;
  /** Its one page has all there are. */
  readonly isWhole?: true;
  query(mark: PageMark, size: number): Readonly<Record<string, unknown>>;
  read(body: unknown, page: FetchedPage): ParsedPage;
}

/** A page that has come. */
interface FetchedPage {
  readonly mark: PageMark;
  readonly size: number;
  readonly items: readonly unknown[];
}

/** What it says of the list. */
interface ParsedPage {
  /** Those that no page before had, where pages overlap. */
  readonly items?: readonly unknown[];
  readonly total: number | null;
  readonly next: PageMark;
  /** The number of the last page, where pages are numbered: several can be asked side by side. */
  readonly last: number | null;
}

/** A list that comes whole, without page parameters. */
export const whole: Paging = {
  size: Number.MAX_SAFE_INTEGER,
  isWhole: true,
  query: () => ({}),
  read: (_body, { items }) => ({ total: items.length, next: null, last: null }),
};

interface Sizes {
  readonly size: number;
  readonly least?: number;
}

/** Pages numbered from 1. `totals` finds the total and the last page in the body, as far as they are there. */
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
      // A list that states neither its length nor its pages ends with a page that is not full.
      const isLast = last === null ? items.length < size : page >= last;
      return { total, last, next: isLast || items.length === 0 ? null : page + 1 };
    },
  };
}

/** Each page names the next; an empty name ends the list. */
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
 * Pages go back in time, and begin just after the last object of the one before: others of the same time may follow it.
 * The mark names those that were seen. More of one time than a page may hold cannot be distinguished.
 */
export function trailing(
  sizes: Sizes,
  parameters: { readonly mark: string; readonly size: string; /** Asks for the length. */ readonly total?: string },
  partsOf: {
    time(item: unknown): string | null;
    id(item: unknown): string | null;
    /** What the body says of the length; of a later page that is the rest of the list. */
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
      // Whether or not the upstream means objects of that very time as well.
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

/** To the second or the millisecond, as the time is given. */
function justAfter(time: string | null): string | null {
  const at = Date.parse(time ?? '');
  if (Number.isNaN(at)) return null;
  return new Date(at + (time?.includes('.') ? 1 : 1000)).toISOString();
}
