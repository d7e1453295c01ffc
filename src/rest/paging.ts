/** How an upstream divides its lists into pages. */

/** Where a page begins: its number, the upstream's cursor, or null for the first. */
export type PageMark = number | string | null;

export interface Paging {
  /** The most objects one page may hold. */
  readonly size: number;
  query(mark: PageMark, size: number): Readonly<Record<string, unknown>>;
  /** A numbered `next` lets several pages be asked side by side. */
  read(body: unknown): { readonly total: number | null; readonly next: PageMark };
}

/** Of an upstream whose lists come whole. */
export const unpaged: Paging = {
  size: Number.MAX_SAFE_INTEGER,
  query: () => ({}),
  read: (body) => ({ total: Array.isArray(body) ? body.length : 0, next: null }),
};
