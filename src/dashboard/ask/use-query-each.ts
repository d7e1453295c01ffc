/** Sends the same query for several accounts concurrently, each on its own: a failure affects its account only. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { type CombinedError, useClient } from 'urql';
import type { TypedDocumentString } from '../generated/graphql.js';
import { useStore } from '../parts/store.js';
import { noteResult } from './client.js';
import { followsAct, round } from './connection.js';
import { problemsOf } from './problem.js';
import { type AccountReads, readsIn } from './reads.js';
import { anewContext, type QueryState, type AskOptions, contextOf, missingContext } from './use-graph-query.js';

interface PartAnswer<T> {
  readonly data: T | undefined;
  readonly error: CombinedError | undefined;
  readonly isBusy: boolean;
  readonly reads: readonly AccountReads[];
}

/** Results by the key of each of `asks`; sends nothing while there are none. */
export function useQueryEach<T, V extends Record<string, unknown>>(
  document: TypedDocumentString<T, V>,
  asks: Readonly<Record<string, V>>,
  { take }: Pick<AskOptions, 'take'> = {},
): QueryState<ReadonlyMap<string, T>> {
  const client = useClient();
  const currentRound = useStore(round);
  const [first] = useState(currentRound);
  const [again, setAgain] = useState({ times: 0, isAnew: false });
  const [answers, setAnswers] = useState<ReadonlyMap<string, PartAnswer<T>>>(new Map());
  const query = document.toString();
  const text = JSON.stringify(asks);
  const isRead = [...answers.values()].every(({ reads }) => reads.every(({ notRead }) => notRead === 0));
  // A complete refresh is done once.
  const wanted = useRef(again);
  useEffect(() => {
    const requestPolicy = currentRound !== first || again.times > 0 ? 'network-only' : 'cache-and-network';
    const isAnew = again.isAnew && wanted.current !== again;
    wanted.current = again;
    const isMissing = take === 'cached' && isRead && currentRound !== first && followsAct();
    const context = isAnew ? anewContext : isMissing ? missingContext : contextOf(take);
    const ends = Object.entries(asks).map(([key, own]) => {
      const put = (change: (before: PartAnswer<T> | undefined) => PartAnswer<T>) =>
        setAnswers((before) => new Map(before).set(key, change(before.get(key))));
      put((before) => ({ data: before?.data, error: undefined, isBusy: true, reads: before?.reads ?? [] }));
      const { unsubscribe } = client.query<T, V>(query, own, { ...context, requestPolicy }).subscribe((result) => {
        if (!result.stale) noteResult(result.error);
        put((before) => ({
          data: result.data ?? before?.data,
          error: result.error,
          isBusy: result.stale,
          reads: readsIn(result.extensions),
        }));
      });
      return unsubscribe;
    });
    return () => ends.forEach((end) => end());
    // The text stands for the variables; whether to read everything matters as a round begins.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, query, text, currentRound, again]);
  const data = useMemo(() => {
    const read = [...answers].flatMap(([key, answer]) =>
      key in asks && answer.data !== undefined ? [[key, answer.data] as const] : [],
    );
    return read.length > 0 ? new Map(read) : undefined;
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [answers, text]);
  const all = Object.keys(asks).map((key) => answers.get(key));
  return {
    data,
    problems: all.flatMap((answer) => problemsOf(answer?.error)),
    isBusy: all.some((answer) => answer?.isBusy ?? true),
    isOld: false,
    isOther: false,
    operation: { query, variables: Object.values(asks)[0] ?? {} },
    again: () => setAgain(({ times }) => ({ times: times + 1, isAnew: false })),
    reads: all.flatMap((answer) => answer?.reads ?? []),
    refresh: () => setAgain(({ times }) => ({ times: times + 1, isAnew: true })),
  };
}
