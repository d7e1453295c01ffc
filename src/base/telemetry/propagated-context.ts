/** The headers that upstream calls pass on from their request. */
import { requestIdHeader } from './request-id.js';
import { type TraceContext, newTraceContext, traceHeaders } from './trace-context.js';

export interface PropagatedContext {
  readonly requestId: string;
  readonly trace: TraceContext;
}

/**
 * The context of a request to this server. It is separate from the request's record, because caches retain calls longer
 * than a request lasts. A request outside any trace gets one when the first call passes it on, so others take no random
 * bytes.
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

  /** Null where no trace was given, and none was made yet. */
  get begun(): TraceContext | null {
    return this.#trace;
  }
}

export function propagationHeaders({ requestId, trace }: PropagatedContext): Readonly<Record<string, string>> {
  return { [requestIdHeader]: requestId, ...traceHeaders(trace) };
}
