/** A list in pages: the first as by any query, later ones as they arrive, all received so far. */
import { useEffect, useMemo, useState } from 'react';
import { useClient } from 'urql';
import type { TypedDocumentString } from '../generated/graphql.js';
import { noteResult } from './client.js';
import { type Problem, problemsOf } from './problem.js';
import { type QueryState, type AskOptions, contextOf, useGraphQuery } from './use-graph-query.js';

export interface Paged<T> extends QueryState<T> {
  /** Pages received, in order; none until the first. */
  readonly pages: readonly T[];
  /** More are loading. */
  readonly isGrowing: boolean;
  /** The rest could not be read. */
  readonly isCut: boolean;
}

interface Later<T> {
  /** The first page, which these follow. */
  readonly of: T | undefined;
  readonly pages: readonly T[];
  readonly problems: readonly Problem[];
  readonly isCut: boolean;
}

/** The variables of the page after one, whose own are passed too; null after the last. Must stay the same function. */
type NextOf<T, V> = (data: T, variables: V) => V | null;

export function usePages<T, V extends Record<string, unknown>>(
  document: TypedDocumentString<T, V>,
  variables: V,
  nextOf: NextOf<T, V>,
  options: AskOptions = {},
): Paged<T> {
  const client = useClient();
  const result = useGraphQuery(document, variables, options);
  const { data: first, isOld } = result;
  const [read, setRead] = useState<Later<T>>({ of: undefined, pages: [], problems: [], isCut: false });
  const key = JSON.stringify(variables);
  useEffect(() => {
    if (first === undefined || isOld) return undefined;
    let isGone = false;
    async function readOn(page: T, own: V, before: Later<T>): Promise<void> {
      const next = nextOf(page, own);
      if (next === null) return;
      const { data, error } = await client.query<T, V>(document.toString(), next, contextOf(options.take)).toPromise();
      if (isGone) return;
      noteResult(error);
      const found = data ?? null;
      const pages = found === null ? before.pages : [...before.pages, found];
      const later = { of: first, pages, problems: [...before.problems, ...problemsOf(error)], isCut: found === null };
      setRead(later);
      if (found !== null) await readOn(found, next, later);
    }
    void readOn(first, variables, { of: first, pages: [], problems: [], isCut: false });
    return () => {
      isGone = true;
    };
    // The variables are compared by their text.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, document, first, key, nextOf, isOld]);
  const later = read.of === first ? read : null;
  const pages = useMemo(() => (first === undefined ? [] : [first, ...(later?.pages ?? [])]), [first, later]);
  const last = pages.at(-1);
  const isCut = later?.isCut ?? false;
  return {
    ...result,
    problems: [...result.problems, ...(later?.problems ?? [])],
    pages,
    isGrowing: last !== undefined && !isOld && !isCut && nextOf(last, variables) !== null,
    isCut,
  };
}

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
}

/** Pages a query of one list, whose cursor is its variable `after`. */
export function nextPageOf<T, V extends { readonly after?: string | null | undefined }>(
  pageInfoOf: (data: T) => PageInfo | null | undefined,
): NextOf<T, V> {
  return (data, variables) => {
    const page = pageInfoOf(data);
    return page?.hasNextPage ? { ...variables, after: page.endCursor } : null;
  };
}
