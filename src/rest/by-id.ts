/** Objects by id: a few GETs, or the pages of their list when many are wanted. */
import DataLoader from 'dataloader';
import type { Client } from './client.js';
import { UpstreamError } from './failure.js';
import { idOf, readOn, readPage } from './pages.js';
import { type PathValues, paramsOf } from './path.js';
import type { BoundRow } from './rows.js';

/** Up to this many objects are read one by one. */
const few = 8;

/** Null when there is none: its upstream answered 404. */
export async function readOne(client: Client, row: BoundRow, values: PathValues, sent = {}): Promise<unknown> {
  try {
    return row.dialect.payload(row, await client.read(row, { values, sent }));
  } catch (error) {
    if (error instanceof UpstreamError && error.code === 'UPSTREAM_NOT_FOUND') return null;
    throw error;
  }
}

/** The objects that one `get` row reads, as wire values, for one GraphQL request. */
export class ById {
  readonly #param: string;
  readonly #known = new Map<string, unknown>();
  readonly #loader = new DataLoader<string, unknown>((ids) => this.#readAll(ids));

  private constructor(
    private readonly client: Client,
    private readonly row: BoundRow,
    /** All path values but the id. */
    private readonly values: PathValues,
  ) {
    this.#param = paramsOf(row.path).at(-1) ?? 'id';
  }

  static of(client: Client, row: BoundRow, values: PathValues = {}): ById {
    const key = `${row.dialect.api} ${row.path} ${JSON.stringify(values)}`;
    return client.byId(key, () => new ById(client, row, values));
  }

  load(id: string): Promise<unknown> {
    return this.#loader.load(id);
  }

  /** Remembers objects that a list has brought. */
  note(items: readonly unknown[]): void {
    for (const item of items) this.#known.set(String(idOf(this.row.partner ?? this.row, item)), item);
  }

  async #readAll(ids: readonly string[]): Promise<unknown[]> {
    await this.#readListed(ids.filter((id) => !this.#known.has(id)));
    return Promise.all(
      ids.map((id) => {
        const known = this.#known.get(id);
        if (known !== undefined) return known;
        return readOne(this.client, this.row, { ...this.values, [this.#param]: id }).catch((error: unknown) => error);
      }),
    );
  }

  /** Reads from the list what it has cheaper than one call per id. */
  async #readListed(missing: readonly string[]): Promise<void> {
    const list = this.row.partner;
    if (!list || missing.length === 0) return;
    const { paging } = this.row.dialect;
    const call = { row: list, values: this.values, filter: {} };
    const { ids } = list.options;
    if (ids !== undefined) {
      const chunks = Array.from({ length: Math.ceil(missing.length / paging.size) }, (_, index) =>
        missing.slice(index * paging.size, (index + 1) * paging.size),
      );
      const filters = chunks.map((chunk) => ({ ...call, filter: { [ids]: chunk } }));
      const pages = await Promise.all(filters.map((filtered) => readPage(this.client, filtered, null, paging.size)));
      return pages.forEach((page) => this.note(page.items));
    }
    if (missing.length <= few) return;
    const page = await readPage(this.client, call, null, paging.size);
    this.note(page.items);
    const left = missing.filter((id) => !this.#known.has(id)).length;
    const pagesLeft = page.total === null ? 0 : Math.ceil(page.total / paging.size) - 1;
    if (left === 0 || pagesLeft > left) return;
    const pages = await readOn(this.client, call, page, paging.size, page.total ?? 0);
    pages.forEach(({ items }) => this.note(items));
  }
}
