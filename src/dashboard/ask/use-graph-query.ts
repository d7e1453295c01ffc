/** Runs a query and keeps showing its last result until there is a newer one. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useClient, useQuery } from 'urql';
import type { TypedDocumentString } from '../generated/graphql.js';
import { useStore } from '../parts/store.js';
import { noteResult } from './client.js';
import { isFresh, markFresh } from './fresh-results.js';
import { followsAct, followsReading, round } from './connection.js';
import { type Problem, problemsOf } from './problem.js';
import { readAll, cached, type AccountReads, readsIn, recent, cachedElseRead } from './reads.js';

/** The exact operation behind a figure. */
export interface QueryOperation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface QueryState<T> {
  /** The newest result, also while a newer one is loading; undefined until the first. */
  readonly data: T | undefined;
  readonly problems: readonly Problem[];
  /** A newer result is loading. */
  readonly isBusy: boolean;
  /** The result shown belongs to variables other than the current ones. */
  readonly isOld: boolean;
  /** And they differ in more than the currency: as a result of the current variables it would be wrong. */
  readonly isOther: boolean;
  readonly operation: QueryOperation;
  again(): void;
  /** The reads behind the result; empty if no API is read, and until the first result. */
  readonly reads: readonly AccountReads[];
  /** Reads all of it again, whatever calls that takes. */
  refresh(): void;
}

type FetchMode = 'recent' | 'cached';

export interface AskOptions {
  readonly pause?: boolean;
  /**
   * Cached reads to accept: `recent`, of the last minute; `cached`, also of the last hour where it takes a call for
   * each zone, server or pool, until the reader refreshes. By default as the query says.
   */
  readonly take?: FetchMode;
}

export function useGraphQuery<T, V extends Record<string, unknown>>(
  document: TypedDocumentString<T, V>,
  variables: V,
  { pause = false, take }: AskOptions = {},
): QueryState<T> {
  const query = document.toString();
  const client = useClient();
  const key = `${query} ${JSON.stringify(variables)}`;
  // Parts mounted later use the result of those already there.
  const requestPolicy = useMemo(
    () => (isFresh(client, key) ? 'cache-first' : 'cache-and-network'),
    // Decided once per query: a later result is no reason to run it again.
    [client, key],
  );
  const usual = contextOf(take);
  const [{ data, error, fetching, stale, operation, extensions }, execute] = useQuery<T, V>({
    query,
    variables,
    pause,
    requestPolicy,
    context: usual,
  });
  const reads = useMemo(() => readsIn(extensions), [extensions]);
  const isRead = reads.every(({ notRead }) => notRead === 0);
  const last = useRef<LastAnswer<T> | undefined>(undefined);
  // Until a query has its result, urql returns that of the previous one.
  if (data !== undefined && data !== null) last.current = { data, variables: operation?.variables ?? variables };
  const shown = last.current;
  const isOld = shown !== undefined && textOf(shown.variables, 'maxAge') !== textOf(variables, 'maxAge');
  const isOther = isOld && textOf(shown.variables, 'maxAge', 'currency') !== textOf(variables, 'maxAge', 'currency');
  const currentRound = useStore(round);
  const [first] = useState(currentRound);
  const lastKey = useRef(key);
  useEffect(() => {
    // A changed query is run anyway.
    const isSame = lastKey.current === key;
    lastKey.current = key;
    const isWhole = data !== undefined && error === undefined && !fetching;
    if (followsReading() && isSame && isWhole && reads.length === 0) return;
    const context = take === 'cached' && isRead && followsAct() ? missingContext : usual;
    if (currentRound !== first && isSame && !pause) execute({ ...context, requestPolicy: 'network-only' });
    // Only a new round runs it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [currentRound, key]);
  useEffect(() => {
    if (fetching || stale || pause) return;
    noteResult(error);
    if (data !== undefined && error === undefined) markFresh(client, key);
    // The key stands for the query whose result it is.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [fetching, stale, error, data, pause]);
  return {
    data: shown?.data,
    problems: isOld && fetching ? none : problemsOf(error),
    isBusy: fetching || stale,
    isOld,
    isOther,
    operation: { query, variables },
    again: () => execute({ requestPolicy: 'network-only' }),
    reads,
    refresh: () => execute({ ...anewContext, requestPolicy: 'network-only' }),
  };
}

interface LastAnswer<T> {
  readonly data: T;
  readonly variables: Readonly<Record<string, unknown>>;
}

const none: readonly Problem[] = [];

const contexts = { recent: contextWith(recent), cached: contextWith(cached) };
export const missingContext = contextWith(cachedElseRead);
export const anewContext = contextWith(readAll);

export function contextOf(take: FetchMode | undefined) {
  return take === undefined ? anewContext : contexts[take];
}

function contextWith(headers: Record<string, string>) {
  return { fetchOptions: { credentials: 'same-origin', headers } } as const;
}

/** Variables as text, without those that do not matter here. */
function textOf(variables: Readonly<Record<string, unknown>>, ...aside: readonly string[]): string {
  return JSON.stringify(Object.entries(variables).filter(([name]) => !aside.includes(name)));
}
