/** The chosen accounts that have zones, and the variables of each account's query. */
import { useMemo } from 'react';
import { type QueryState, useGraphQuery } from '../../ask/use-graph-query.js';
import { NamesSourcesDocument, type NamesSourcesQuery } from '../../generated/graphql.js';
import { isOf, useChosen } from '../../shell/scope.js';
import type { NamesSource } from './opened/looked-for.js';

/** The variables by account. */
export type Asks = Readonly<Record<string, { readonly account: string }>>;

interface Accounts {
  readonly frame: QueryState<NamesSourcesQuery>;
  readonly sources: readonly NamesSource[];
  readonly asks: Asks;
  /** How many there are; null until that is known. */
  readonly count: number | null;
}

export const nothing: Asks = {};
const noVariables = {};

export function useAccounts(): Accounts {
  const chosen = useChosen();
  const frame = useGraphQuery(NamesSourcesDocument, noVariables);
  const sources = useMemo(() => frame.data?.hosting.sources ?? [], [frame.data]);
  const accounts = sources
    .filter(({ api, accountName: account }) => api === 'EDGE' && isOf(chosen, api, account))
    .map(({ accountName: account }) => account);
  const key = accounts.join('\n');
  const asks = useMemo(
    () => Object.fromEntries(key === '' ? [] : key.split('\n').map((account) => [account, { account }])),
    [key],
  );
  return { frame, sources, asks, count: frame.data === undefined ? null : accounts.length };
}
