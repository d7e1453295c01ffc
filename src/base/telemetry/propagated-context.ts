/** What the calls of upstreams pass on of the request that they are made for. */
import { requestIdHeader } from './request-id.js';
import { type TraceContext, newTraceContext, traceHeaders } from './trace-context.js';

export interface PropagatedContext {
  readonly requestId: string;
  readonly trace: TraceContext;
}

/**
 * Of a request to this server, apart from its record, as caches retain calls longer than a request lasts. Where it belongs
 * to no trace, one is made once a call passes it on: what takes no call takes no random bytes.
 */
export class RequestPropagation implements PropagatedContext {
  #trace: TraceContext | null;

  constructor(
    readonly requestId: string,
    given: TraceContext | null,
  ) {
    this.#trace = given;
  }

  get trace(): TraceContext {
    return (this.#trace ??= newTraceContext());
  }

  /** Null where none was given, and none is made yet. */
  get begun(): TraceContext | null {
    return this.#trace;
  }
}

export function propagationHeaders({ requestId, trace }: PropagatedContext): Readonly<Record<string, string>> {
  return { [requestIdHeader]: requestId, ...traceHeaders(trace) };
}
