/** Queries the changes of the bill since a day, once the range of the snapshots is known. */
import { useGraphQuery } from '../../../ask/use-graph-query.js';
import { CostChangeDocument } from '../../../generated/graphql.js';
import { useScope } from '../../../shell/scope.js';
import type { ChangeSpan } from './change.js';

/** `first`: lines that are named. */
export function useChange({ from }: ChangeSpan, to: string, first: number) {
  const { currency, apis, accounts } = useScope();
  return useGraphQuery(CostChangeDocument, { currency, apis, accounts, from, to, first });
}
