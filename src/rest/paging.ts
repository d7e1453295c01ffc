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
  read(body: unknown, page: Read): Told;
}

/** A page that has come. */
interface Read {
  readonly mark: PageMark;
  readonly size: number;
  readonly items: readonly unknown[];
}

/** What it tells of the list. */
interface Told {
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

/** Pages numbered from 1. `told` finds what the body says, as far as it does. */
export function numbered(
  sizes: Sizes,
  told: (body: unknown) => { readonly total: number | null; readonly last: number | null; readonly next?: PageMark },
): Paging {
  return {
    ...sizes,
    query: (mark, size) => ({ page: mark ?? 1, per_page: size }),
    read: (body, { mark, size, items }) => {
      const { total, last = null, next } = told(body);
      if (next !== undefined) return { total, last, next };
      const page = Number(mark ?? 1);
      // A list that tells neither its length nor its pages ends with a page that is not full.
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

/** Pages begin where the last object of the one before stood, by a property of it, such as its time. */
export function trailing(
  sizes: Sizes,
  parameters: { readonly mark: string; readonly size: string },
  markOf: (item: unknown) => string | null,
): Paging {
  return {
    ...chained(sizes, parameters, () => null),
    read: (_body, { size, items }) => ({
      total: null,
      last: null,
      next: items.length < size ? null : markOf(items.at(-1)),
    }),
  };
}
