/** The APIs without credentials, which the sandbox serves; joined fields leave it out beside real accounts. */
import { useAsk } from '../ask/use-ask.js';
import { FrameDocument } from '../generated/graphql.js';

export function useSandboxed(): readonly string[] {
  const { data } = useAsk(FrameDocument, {});
  return data?.health.hosting.filter(({ sandbox }) => sandbox).map(({ name }) => name.toLowerCase()) ?? [];
}
