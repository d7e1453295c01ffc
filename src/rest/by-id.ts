/** Objects by id: a few GETs, or the pages of their list when many are wanted. */
import DataLoader from 'dataloader';
import { payloadOf } from './answer-kind.js';
import { chunks } from './chunks.js';
import type { Client } from './client.js';
import type { PageMark } from './paging.js';
import { UpstreamError } from './failure.js';
import { MemoKey } from './memo.js';
import { type ListCall, type Page, idOf, readOn, readPage } from './pages.js';
import { type PathValues, paramsOf } from './path.js';
import type { BoundRow } from './bound-row.js';

/** By path, and the path values that lead to it. */
const loaders = new MemoKey<Map<string, ById>>();

/** Up to this many objects are read one by one. */
export const few = 8;

/** Null when there is none: its upstream answered 404. */
export async function readOne(client: Client, row: BoundRow, values: PathValues, sent = {}): Promise<unknown> {
  try {
    return payloadOf(row, await client.read(row, { values, sent }));
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
  /** A list that came whole has all there are. */
  #allKnown = false;
  /** Ends when the lists read so far have come. */
  #listed: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly client: Client,
    private readonly row: BoundRow,
    /** All path values but the id. */
    private readonly values: PathValues,
  ) {
    this.#param = paramsOf(row.path).at(-1) ?? 'id';
  }

  static of(client: Client, row: BoundRow, values: PathValues = {}): ById {
    const known = client.memo(loaders, () => new Map());
    const key = `${row.path} ${JSON.stringify(values)}`;
    let objects = known.get(key);
    if (!objects) known.set(key, (objects = new ById(client, row, values)));
    return objects;
  }

  load(id: string): Promise<unknown> {
    return this.#loader.load(id);
  }

  /** Remembers objects that a list has brought. */
  note(items: readonly unknown[]): void {
    for (const item of items) this.#known.set(String(idOf(this.row, item)), item);
  }

  async #readAll(ids: readonly string[]): Promise<unknown[]> {
    const listed = this.#listed.then(() => this.#readListed(ids.filter((id) => !this.#known.has(id))));
    this.#listed = listed.catch(() => undefined);
    await listed;
    return Promise.all(
      ids.map((id) => {
        const known = this.#known.get(id);
        if (known !== undefined) return known;
        if (this.#allKnown) return null;
        return readOne(this.client, this.row, { ...this.values, [this.#param]: id }).catch((error: unknown) => error);
      }),
    );
  }

  /** Reads from the list what it has cheaper than one call per id. */
  async #readListed(missing: readonly string[]): Promise<void> {
    const list = this.row.partner;
    if (!list) return;
    const call: ListCall = { row: list, values: this.values, filter: {} };
    if (list.options.ids !== undefined) return this.#readChosen(call, list.options.ids, missing);
    const isWhole = list.paging.isWhole;
    if (this.#allKnown || missing.length <= (isWhole ? 1 : few)) return;
    const { size } = list.paging;
    const page = await this.#page(call, null, size);
    if (isWhole) this.#allKnown = true;
    const left = missing.filter((id) => !this.#known.has(id)).length;
    const pagesLeft = page.total === null ? 0 : Math.ceil(page.total / size) - 1;
    if (left > 0 && pagesLeft <= left)
      await readOn((mark) => this.#page(call, mark, size), page, size, page.total ?? 0);
  }

  /** From a list that takes the ids wanted. */
  async #readChosen(call: ListCall, parameter: string, ids: readonly string[]): Promise<void> {
    const { size } = call.row.paging;
    const filters = chunks(ids, size).map((chunk) => ({ ...call, filter: { [parameter]: chunk } }));
    await Promise.all(filters.map((filtered) => this.#page(filtered, null, size)));
  }

  async #page(call: ListCall, mark: PageMark, size: number): Promise<Page> {
    const page = await readPage(this.client, call, mark, size);
    this.note(page.items);
    return page;
  }
}
