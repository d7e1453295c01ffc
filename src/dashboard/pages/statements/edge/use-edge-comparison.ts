/** Reads what the provider of the edge states of a month, held against its invoice, page by page. */
import { useMemo } from 'react';
import { type Paged, usePages } from '../../../ask/use-pages.js';
import {
  EdgeComparisonDocument,
  type EdgeComparisonQuery,
  type EdgeComparisonQueryVariables,
} from '../../../generated/graphql.js';
import { useScope } from '../../../shell/scope.js';

export type EdgeComparison = EdgeComparisonQuery['hosting']['edgeComparison'];
export type EdgeLine = EdgeComparison['lines']['nodes'][number];

/** Lines of the first page, which are the greatest differences, and of each further one. */
const first = 100;
const further = 500;

interface EdgeComparisonRead {
  readonly result: Paged<EdgeComparisonQuery>;
  readonly comparison: EdgeComparison | undefined;
  /** Those received so far. */
  readonly lines: readonly EdgeLine[];
}

export function useEdgeComparison(month: string): EdgeComparisonRead {
  const { maxAge } = useScope();
  const result = usePages(EdgeComparisonDocument, { month, maxAge, first, after: null }, nextOf);
  const lines = useMemo(
    () => result.pages.flatMap(({ hosting }) => hosting.edgeComparison.lines.nodes),
    [result.pages],
  );
  return { result, comparison: result.isOther ? undefined : result.data?.hosting.edgeComparison, lines };
}

function nextOf(
  { hosting }: EdgeComparisonQuery,
  variables: EdgeComparisonQueryVariables,
): EdgeComparisonQueryVariables | null {
  const { hasNextPage, endCursor } = hosting.edgeComparison.lines.pageInfo;
  return hasNextPage ? { ...variables, first: further, after: endCursor } : null;
}
