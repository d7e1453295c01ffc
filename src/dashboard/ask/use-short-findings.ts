/** All findings in short form: the cost they could end, and their kinds. */
import { useMemo } from 'react';
import {
  FindingsInShortDocument,
  type FindingsInShortQuery,
  type FindingsInShortQueryVariables,
} from '../generated/graphql.js';
import { useScope } from '../shell/scope.js';
import { judgedIn, type ShortFinding } from './finding-amounts.js';
import { awaited, map, asLowerBound, type Certainty, certaintyOf } from './certainty.js';
import { nextPageOf, type Paged, usePages } from './use-pages.js';

interface ShortFindings {
  readonly result: Paged<FindingsInShortQuery>;
  /** Undefined until the first page. */
  readonly findings: readonly ShortFinding[] | undefined;
  /** Null until the first page. */
  readonly totalCount: number | null;
  /** The same with what they are based on; pending until the last page. */
  readonly certainty: Certainty<readonly ShortFinding[]>;
}

const nextOf = nextPageOf<FindingsInShortQuery, FindingsInShortQueryVariables>(
  ({ hosting }) => hosting.findings.pageInfo,
);

export function useShortFindings({ pause }: { readonly pause: boolean }): ShortFindings {
  const variables = { ...useScope(), after: null };
  const result = usePages(FindingsInShortDocument, variables, nextOf, { pause, take: 'cached' });
  const { data, pages } = result;
  const findings = useMemo(() => pages.flatMap(({ hosting }) => hosting.findings.nodes), [pages]);
  return {
    result,
    findings: data && findings,
    totalCount: data?.hosting.findings.totalCount ?? null,
    certainty: result.isGrowing
      ? awaited
      : judgedIn(
          map(
            asLowerBound(
              certaintyOf(result, ({ hosting }) => hosting.findings),
              result.isCut,
            ),
            () => findings,
          ),
        ),
  };
}
