/** The lists of several accounts as one, in their order: an account is read when a page reaches it, or all are. */
import { type FieldNode, type GraphQLOutputType, type GraphQLResolveInfo, getNamedType, isObjectType } from 'graphql';
import { addPartialError } from '../../rest/failures/partial-errors.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import type { Connection, ConnectionEdge } from '../../rest/schema/connection.js';
import { listOf, notOfThisList, parseCursor } from '../../rest/schema/cursor.js';
import { type ReadContext, pageOfObjects } from '../../rest/planner/read-objects.js';
import { type Slice, nameOfList } from '../../rest/transport/pages.js';
import { fieldsOf } from '../../rest/planner/selected-fields.js';
import { asError } from '../../base/unknown.js';
import { type OwnList, listsOf } from './every-account.js';
import type { JoinedList } from '../inventory/joined-list.js';
import { type ReportedReading, sourcesOf } from '../inventory/source.js';

type ObjectPage<T> = Connection<T | Error>;

export async function pageOfAccounts<T>(
  rows: readonly BoundRow<T>[],
  slice: Slice,
  readContext: ReadContext,
): Promise<JoinedList<T | Error>> {
  const { context, info } = readContext;
  const accounts = new Accounts(listsOf(rows, readContext), slice, readContext);
  const totalCount = isSelected(info, 'totalCount') ? await accounts.total() : null;
  const { edges, isMore } = await accounts.page(isSelected(info, 'pageInfo', 'hasNextPage'));
  const { readings } = accounts;
  // Errors of single objects are in the list itself.
  for (const { error, readAt } of readings) if (error && readAt === null) addPartialError(context, info, error);
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    totalCount,
    pageInfo: {
      hasNextPage: isMore,
      hasPreviousPage: Boolean(slice.after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    isComplete: readings.every(({ isComplete }) => isComplete),
    sources: sourcesOf(readings),
  };
}

/** Whether the query selects a field of the list, or one below it. */
function isSelected(info: GraphQLResolveInfo, ...path: readonly string[]): boolean {
  let [type, nodes]: [GraphQLOutputType, readonly FieldNode[]] = [info.returnType, info.fieldNodes];
  for (const name of path) {
    const named = getNamedType(type);
    const field = isObjectType(named) ? named.getFields()[name] : undefined;
    const found = isObjectType(named) ? fieldsOf(info, named, nodes).get(name) : undefined;
    if (!field || !found) return false;
    [type, nodes] = [field.type, found];
  }
  return true;
}

class Accounts<T> {
  readonly #first: number;
  readonly #after: string | null;
  /** The account in which the page begins. */
  readonly #start: number;
  /** The readings by account, once they were read. */
  readonly #readings: (ReportedReading | undefined)[] = [];
  readonly #reads: ({ readonly shown: number; readonly page: Promise<ObjectPage<T> | null> } | undefined)[] = [];

  constructor(
    private readonly lists: readonly OwnList<T>[],
    { first, after }: Slice,
    private readonly readContext: ReadContext,
  ) {
    this.#first = first;
    this.#after = after || null;
    this.#start = this.#after === null ? 0 : placeOf(this.#after, lists);
  }

  get readings(): ReportedReading[] {
    return this.#readings.filter((one) => one !== undefined);
  }

  /** The number of objects in all readable lists, read concurrently; null if one does not report it. */
  async total(): Promise<number | null> {
    const pages = await Promise.all(this.lists.map((_, place) => this.#read(place, 0)));
    const counts = pages.flatMap((page) => (page ? [page.totalCount] : []));
    return counts.reduce((sum, count) => (sum === null || count === null ? null : sum + count), 0);
  }

  /** The next page: account by account until it is full. Checks whether there is more only if that is selected. */
  async page(
    isMoreSelected: boolean,
  ): Promise<{ readonly edges: ConnectionEdge<T | Error>[]; readonly isMore: boolean }> {
    this.#begin();
    const edges: ConnectionEdge<T | Error>[] = [];
    let isMore = false;
    let place = this.#start;
    for (; place < this.lists.length && edges.length < this.#first; place++) {
      const left = this.#first - edges.length;
      const page = await this.#read(place, left);
      edges.push(...(page?.edges.slice(0, left) ?? []));
      isMore = page !== null && (page.edges.length > left || page.pageInfo.hasNextPage);
    }
    for (; place < this.lists.length && isMoreSelected && !isMore; place++) {
      const page = await this.#read(place, 0);
      isMore = page !== null && page.edges.length > 0;
    }
    return { edges, isMore };
  }

  /**
   * Starts reading as many lists as the page will need, concurrently, by their lengths when last read. A list that was
   * never read counts as one page, and nothing after it is started.
   */
  #begin(): void {
    let left = this.#first;
    for (const [place, list] of this.lists.entries()) {
      if (place < this.#start || left <= 0) continue;
      const { size } = list.row.paging;
      const length = lengthOf(list);
      void this.#read(place, length === undefined ? Math.min(left, size) : left);
      left -= length ?? size;
    }
  }

  /** Null if it cannot be read. */
  #read(place: number, shown: number): Promise<ObjectPage<T> | null> {
    const known = this.#reads[place];
    if (known?.shown === shown) return known.page;
    const page = this.#pageOf(place, shown);
    this.#reads[place] = { shown, page };
    return page;
  }

  async #pageOf(place: number, shown: number): Promise<ObjectPage<T> | null> {
    const list = this.lists[place];
    if (!list || this.#readings[place]?.readAt === null) return null;
    const { row, client } = list;
    const after = place === this.#start ? this.#after : null;
    // The same page size each time, so that pages read for counting serve for showing as well.
    const first = Math.max(shown, Math.min(this.#first, row.paging.size));
    const readAt = client.now;
    try {
      const page = await pageOfObjects(row, {}, { ...this.readContext, client }, { first, after, shown });
      const odd = page.nodes.slice(0, shown).find((node): node is T & Error => node instanceof Error);
      this.#readings[place] = { client, row, readAt, error: odd ?? null, isComplete: odd === undefined };
      return page;
    } catch (error) {
      this.#readings[place] = { client, row, readAt: null, error: asError(error), isComplete: false };
      return null;
    }
  }
}

function lengthOf<T>({ client, row }: OwnList<T>): number | undefined {
  return client.upstream.history.lengthOf({ row, values: {}, filter: {} });
}

function placeOf<T>(after: string, lists: readonly OwnList<T>[]): number {
  const of = listOf(after);
  const place = lists.findIndex(({ client }) => nameOfList(client, {}) === of);
  const list = lists[place];
  if (!list || of === null) throw notOfThisList(after);
  parseCursor(after, list.row.paging.size, of);
  return place;
}
