/** The APIs without credentials, which the sandbox serves; joined fields leave it out beside real accounts. */
import { useGraphQuery } from '../ask/use-graph-query.js';
import { FrameDocument } from '../generated/graphql.js';

export function useSandboxed(): readonly string[] {
  const { data } = useGraphQuery(FrameDocument, {});
  return data?.health.hosting.filter(({ sandbox }) => sandbox).map(({ name }) => name.toLowerCase()) ?? [];
}
