/** The list of the objects that a `get` row reads one by one, read no further than it is worth. */
import type { Client } from '../transport/client.js';
import type { PageMark } from '../rows/paging.js';
import { type ListCall, type UpstreamPage, pagesAfter, readPage } from '../transport/pages.js';
import type { PathValues } from '../rows/path.js';
import type { BoundRow } from '../rows/bound-row.js';

export class ListReading {
  /** Why it cannot be read. */
  trouble: { readonly error: unknown } | null = null;
  isUnderWay = false;
  /** To its end. */
  isRead = false;
  /** It comes in one call, and has all objects there are. */
  readonly isWhole: boolean;
  readonly #call: ListCall;
  readonly #size: number;
  /** In order; numbered ones after the first are read side by side and not kept. */
  readonly #pages: UpstreamPage[] = [];

  constructor(
    private readonly client: Client,
    row: BoundRow,
    values: PathValues,
    private readonly onItems: (items: readonly unknown[]) => void,
  ) {
    this.#call = { row, values, filter: {} };
    this.#size = row.paging.size;
    this.isWhole = row.paging.isWhole === true;
  }

  get isBegun(): boolean {
    return this.isUnderWay || this.isRead || this.#pages.length > 0 || this.trouble !== null;
  }

  /** All of them, as of when it was last read; null when it never was. */
  get pages(): number | null {
    const length = this.client.upstream.history.lengthOf(this.#call);
    if (length === undefined) return null;
    return length > 0 && this.isWhole ? 1 : Math.ceil(length / this.#size);
  }

  /** Infinite when it cannot bring more; null when nobody knows. */
  get pagesLeft(): number | null {
    if (this.isRead || this.trouble) return Infinity;
    if (this.isWhole) return 1;
    const [opening] = this.#pages;
    if (!opening) return this.pages === null ? null : Math.max(1, this.pages);
    // Where the length stays unknown: as many again.
    return isNumbered(opening) ? opening.last - 1 : this.#pages.length;
  }

  /** The first page; then all others, or where they are not numbered the next one. */
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
        await pagesAfter(read, opening, this.#size, (opening.last - 1) * this.#size);
        this.isRead = true;
      } else {
        const page = await read(this.#pages.at(-1)?.next ?? null);
        this.#pages.push(page);
        this.isRead = this.isWhole || page.next === null;
      }
    } catch (error) {
      this.trouble = { error };
    }
    this.isUnderWay = false;
  }
}

/** Of a list with a known number of pages, which can be asked side by side. */
function isNumbered(page: UpstreamPage): page is UpstreamPage & { readonly last: number; readonly next: number } {
  return page.last !== null && typeof page.next === 'number';
}
