/** What the calls of upstreams pass on of the request that they are made for. */
import { requestIdHeader } from './request-id.js';
import { type TraceContext, traceHeaders } from './trace-context.js';

export interface PropagatedContext {
  readonly requestId: string;
  /** Null where the request belongs to no trace. */
  readonly trace: TraceContext | null;
}

export function propagationHeaders({ requestId, trace }: PropagatedContext): Readonly<Record<string, string>> {
  return { [requestIdHeader]: requestId, ...(trace && traceHeaders(trace)) };
}
