/** Reads the list of objects that a `get` row reads one by one, only as far as it saves calls. */
import type { Client } from '../transport/client.js';
import type { PageMark } from '../rows/paging.js';
import { type ListCall, type UpstreamPage, checkNew, pagesAfter, readPage } from '../transport/pages.js';
import type { PathValues } from '../rows/path.js';
import type { BoundRow } from '../rows/bound-row.js';

export class ListReading {
  /** Why the list cannot be read. */
  trouble: { readonly error: unknown } | null = null;
  isUnderWay = false;
  /** Whether it has been read to its end. */
  isRead = false;
  /** The list comes in one page with all objects. */
  readonly isUnpaged: boolean;
  readonly #call: ListCall;
  readonly #size: number;
  /** The pages, in order; numbered pages after the first are read concurrently and not stored. */
  readonly #pages: UpstreamPage[] = [];

  constructor(
    private readonly client: Client,
    row: BoundRow,
    values: PathValues,
    private readonly onItems: (items: readonly unknown[]) => void,
  ) {
    this.#call = { row, values, filter: {} };
    this.#size = row.paging.size;
    this.isUnpaged = row.paging.isUnpaged === true;
  }

  get isBegun(): boolean {
    return this.isUnderWay || this.isRead || this.#pages.length > 0 || this.trouble !== null;
  }

  /** The number of pages when the list was last read; null if unknown. */
  get pages(): number | null {
    const length = this.client.upstream.history.lengthOf(this.#call);
    if (length === undefined) return null;
    return length > 0 && this.isUnpaged ? 1 : Math.ceil(length / this.#size);
  }

  /** Infinite when no more objects can come; null if unknown. */
  get pagesLeft(): number | null {
    if (this.isRead || this.trouble) return Infinity;
    if (this.isUnpaged) return 1;
    const [opening] = this.#pages;
    if (!opening) return this.pages === null ? null : Math.max(1, this.pages);
    // If the length is unknown, assumes as many pages as were already read.
    return isNumbered(opening) ? opening.last - 1 : this.#pages.length;
  }

  /** Reads the first page; then all others concurrently, or the next one if pages are not numbered. */
  async readMore(): Promise<void> {
    const read = async (mark: PageMark): Promise<UpstreamPage> => {
      const page = await readPage(this.client, this.#call, mark, this.#size);
      this.onItems(page.items);
      return page;
    };
    this.isUnderWay = true;
    try {
      const [opening] = this.#pages;
      if (opening && isNumbered(opening)) {
        await pagesAfter(this.client, read, opening, this.#size, (opening.last - 1) * this.#size);
        this.isRead = true;
      } else {
        const before = this.#pages.at(-1);
        const page = await read(before?.next ?? null);
        if (before) checkNew(this.client, page, before);
        this.#pages.push(page);
        this.isRead = this.isUnpaged || page.next === null;
      }
    } catch (error) {
      this.trouble = { error };
    }
    this.isUnderWay = false;
  }
}

/** Whether the number of pages is known, so that they can be read concurrently. */
function isNumbered(page: UpstreamPage): page is UpstreamPage & { readonly last: number; readonly next: number } {
  return page.last !== null && typeof page.next === 'number';
}
