/** The accounts and whether they can be read, as new as the figures of the page. */
import { type AskOptions, type QueryState, useGraphQuery } from '../ask/use-graph-query.js';
import { FrameDocument, type FrameQuery } from '../generated/graphql.js';
import { useScope } from './scope.js';

export function useFrame(options?: Pick<AskOptions, 'pause'>): QueryState<FrameQuery> {
  const { maxAge } = useScope();
  return useGraphQuery(FrameDocument, { maxAge }, options);
}
