/** Reads a statement with all lines of its comparison, page by page. */
import { useMemo } from 'react';
import { type Paged, usePages } from '../../../ask/use-pages.js';
import {
  StatementLinesDocument,
  type StatementLinesQuery,
  type StatementLinesQueryVariables,
} from '../../../generated/graphql.js';
import type { ComparedLine } from '../words.js';

/** Lines of the first page, which are the greatest differences, and of each further one. */
const first = 100;
const further = 500;

interface StatementRead {
  readonly result: Paged<StatementLinesQuery>;
  readonly statement: StatementLinesQuery['hosting']['statement'] | undefined;
  /** Those received so far. */
  readonly lines: readonly ComparedLine[];
  /** It was deleted, or the token may not read it. */
  readonly isGone: boolean;
}

export function useStatement(id: string): StatementRead {
  const result = usePages(StatementLinesDocument, { id, first, after: null }, nextOf);
  const { pages, isOther, problems } = result;
  const isGone = problems.some(({ code, path }) => code === 'NOT_FOUND' && path.includes('statement'));
  const lines = useMemo(() => pages.flatMap(({ hosting }) => hosting.statement.comparison.lines.nodes), [pages]);
  const statement = isOther || isGone ? undefined : result.data?.hosting.statement;
  return { result, statement, lines, isGone };
}

function nextOf(
  { hosting }: StatementLinesQuery,
  { id }: StatementLinesQueryVariables,
): StatementLinesQueryVariables | null {
  const { hasNextPage, endCursor } = hosting.statement.comparison.lines.pageInfo;
  return hasNextPage ? { id, first: further, after: endCursor } : null;
}
