/**
 * Reports in `extensions.upstream` what a response cost at the upstreams: on request by header, or when part of it is
 * stale or an upstream has said something beside a success.
 */
import type { GraphQLContext } from '../context.js';

/** Any value requests the report. */
export const reportHeader = 'x-meridian-upstream';

export function upstreamReport({ clients }: GraphQLContext, isRequested: boolean): { upstream: object } | undefined {
  const upstream = clients.report(isRequested);
  return upstream && { upstream };
}
