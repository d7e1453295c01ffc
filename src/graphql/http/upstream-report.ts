/** Reports in `extensions.upstream` what an answer cost at the upstreams: when asked for by header, or when part of it is stale. */
import type { GraphQLContext } from '../context.js';

/** Any value asks for the report. */
export const reportHeader = 'x-meridian-upstream';

export function upstreamReport({ clients }: GraphQLContext, isAsked: boolean): { upstream: object } | undefined {
  const upstream = clients.report(isAsked);
  return upstream && { upstream };
}
