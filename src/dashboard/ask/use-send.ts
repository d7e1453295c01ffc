/** Sends a mutation that asks for no confirmation, and returns its result. */
import { useCallback } from 'react';
import { useClient } from 'urql';
import { noteResult } from './client.js';
import { type Problem, problemsOf } from './problem.js';
import type { TypedDocumentString } from '../generated/graphql.js';

export type SendResult<T> = { readonly data: T } | { readonly problem: Problem };

export function useSend<T, V extends Record<string, unknown>>(document: TypedDocumentString<T, V>) {
  const client = useClient();
  return useCallback(
    async (variables: V): Promise<SendResult<T>> => {
      const { data, error } = await client.mutation<T, V>(document.toString(), variables).toPromise();
      noteResult(error);
      const [problem] = problemsOf(error);
      if (problem !== undefined) return { problem };
      return data
        ? { data }
        : { problem: { message: 'Expected an answer, but got none.', code: null, path: [], source: null } };
    },
    [client, document],
  );
}
