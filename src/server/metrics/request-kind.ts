/** Classifies requests by their route. */
import type { FinishedRequest } from '../../base/telemetry/diagnostics.js';

export const requestKinds = ['graphql', 'legacy', 'health', 'files', 'page', 'stream', 'other'] as const;
export type RequestKind = (typeof requestKinds)[number];

const prefixes: readonly (readonly [prefix: string, kind: RequestKind])[] = [
  ['/api/v1', 'legacy'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
  ['/files/', 'files'],
  ['/export/', 'files'],
  ['*', 'other'],
];

export function kindOf({
  route,
  method,
  operation,
  isStream,
}: Pick<FinishedRequest, 'route' | 'method' | 'operation' | 'isStream'>): RequestKind {
  if (isStream) return 'stream';
  if (route === null) return 'other';
  // A browser that opens it gets GraphiQL.
  if (route === '/graphql') return operation !== null || method === 'POST' ? 'graphql' : 'page';
  return prefixes.find(([prefix]) => route.startsWith(prefix))?.[1] ?? 'page';
}
