/** Tells in `extensions.upstream` what an answer cost at the upstreams: when asked for by header, or when part of it is stale. */
import type { Context } from '../context.js';

/** Any value asks for the report. */
const header = 'x-meridian-upstream';

export function upstreamReport({ clients }: Context, headers: Iterable<string>): { upstream: object } | undefined {
  const upstream = clients.report([...headers].includes(header));
  return upstream && { upstream };
}
