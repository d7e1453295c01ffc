/** The last 90 days of the rates in view. */
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useClient } from 'urql';
import { noteResult } from '../../ask/client.js';
import { RatesSparksDocument, type RatesSparksQuery, type RatesSparksQueryVariables } from '../../generated/graphql.js';
import { makeSparks, type Spark, type Sparks } from './sparks.js';
import { daysBefore } from './changes/spans.js';

/** Recreated for another base or day. */
export function useSparks(base: string, to: string | undefined): Sparks | null {
  const client = useClient();
  return useMemo(() => {
    if (to === undefined) return null;
    return makeSparks(async (codes) => {
      const variables = { codes: [...codes], base, from: daysBefore(to, 90), to };
      const { data, error } = await client
        .query<RatesSparksQuery, RatesSparksQueryVariables>(RatesSparksDocument.toString(), variables)
        .toPromise();
      noteResult(error);
      if (!data) throw error ?? new Error('Expected an answer');
      return new Map(data.currencies.map(({ code, history }) => [code, sparkOf(history)]));
    });
  }, [client, base, to]);
}

function sparkOf(history: readonly { date: string; rate: number }[]): Spark {
  return { times: history.map(({ date }) => Date.parse(date) / 1000), values: history.map(({ rate }) => rate) };
}

/** Fetched once it is in view. */
export function useSpark(sparks: Sparks, code: string, isInView: boolean): Spark | null | undefined {
  useEffect(() => (isInView ? sparks.want(code) : undefined), [sparks, code, isInView]);
  return useSyncExternalStore(
    sparks.subscribe,
    useCallback(() => sparks.get(code), [sparks, code]),
  );
}
