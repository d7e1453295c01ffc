/** Asks the graph and keeps what was answered last in its place until there is something newer. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useClient, useQuery } from 'urql';
import type { TypedDocumentString } from '../generated/graphql.js';
import { useStore } from '../parts/store.js';
import { heard } from './client.js';
import { isFresh, markAnswered } from './answered.js';
import { followsAct, round } from './connection.js';
import { type Problem, problemsOf } from './problem.js';
import { anew, cached, type AccountReads, readsIn, recent, whatIsMissing } from './reads.js';

/** The very operation behind a figure. */
export interface QueryOperation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface QueryState<T> {
  /** The newest there is, also while a newer one is under way; undefined until the first. */
  readonly data: T | undefined;
  readonly problems: readonly Problem[];
  /** Something newer is under way. */
  readonly isBusy: boolean;
  /** What is shown is of other variables than those that are wanted. */
  readonly isOld: boolean;
  /** And not merely the same in another currency: as an answer to what is wanted it would be false. */
  readonly isOther: boolean;
  readonly operation: QueryOperation;
  again(): void;
  /** What it took and takes to read, where only what was read before is wanted; else none. */
  readonly reads: readonly AccountReads[];
  /** Reads all of it, whatever calls that takes. */
  refresh(): void;
}

export type FetchMode = 'recent' | 'cached';

export interface AskOptions {
  readonly pause?: boolean;
  /**
   * What was read before that will do: `recent` of the last minute; `cached` besides of the last hour where it takes a call
   * for each zone, server or pool, until the reader wants it anew. Unless given all is read as the question says.
   */
  readonly take?: FetchMode;
}

export function useAsk<T, V extends Record<string, unknown>>(
  document: TypedDocumentString<T, V>,
  variables: V,
  { pause = false, take }: AskOptions = {},
): QueryState<T> {
  const query = document.toString();
  const client = useClient();
  const key = `${query} ${JSON.stringify(variables)}`;
  // Parts that come later ask the same as those that are there.
  const requestPolicy = useMemo(
    () => (isFresh(client, key) ? 'cache-first' : 'cache-and-network'),
    // Decided once for each question: what comes later is no reason to ask it anew.
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
  const reads = useMemo(() => (take === 'cached' ? readsIn(extensions) : noReads), [take, extensions]);
  const isRead = reads.every(({ notRead }) => notRead === 0);
  const last = useRef<LastAnswer<T> | undefined>(undefined);
  // Until a question is answered, urql returns what the one before it was.
  if (data !== undefined && data !== null) last.current = { data, variables: operation?.variables ?? variables };
  const shown = last.current;
  const isOld = shown !== undefined && textOf(shown.variables, 'maxAge') !== textOf(variables, 'maxAge');
  const isOther = isOld && textOf(shown.variables, 'maxAge', 'currency') !== textOf(variables, 'maxAge', 'currency');
  const asked = useStore(round);
  const [first] = useState(asked);
  const asking = useRef(key);
  useEffect(() => {
    // Another question is asked anyway.
    const isSame = asking.current === key;
    asking.current = key;
    const context = take === 'cached' && isRead && followsAct() ? missingContext : usual;
    if (asked !== first && isSame && !pause) execute({ ...context, requestPolicy: 'network-only' });
    // A new round alone is what asks again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked, key]);
  useEffect(() => {
    if (fetching || stale || pause) return;
    heard(error);
    if (data !== undefined && error === undefined) markAnswered(client, key);
    // The key shows when another question was answered.
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
const noReads: readonly AccountReads[] = [];

const contexts = { recent: contextWith(recent), cached: contextWith(cached) };
const plainContext = {};
export const missingContext = contextWith(whatIsMissing);
export const anewContext = contextWith(anew);

export function contextOf(take: FetchMode | undefined) {
  return take === undefined ? plainContext : contexts[take];
}

function contextWith(headers: Record<string, string>) {
  return { fetchOptions: { credentials: 'same-origin', headers } } as const;
}

/** Of variables, those aside that do not matter here. */
function textOf(variables: Readonly<Record<string, unknown>>, ...aside: readonly string[]): string {
  return JSON.stringify(Object.entries(variables).filter(([name]) => !aside.includes(name)));
}
