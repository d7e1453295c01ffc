/** The record of a request to this server while it is answered. */
import type { IncomingHttpHeaders } from 'node:http';
import { finishedRequests } from './diagnostics.js';
import type { OperationRecord } from './operation-record.js';
import { type PropagatedContext, RequestPropagation } from './propagated-context.js';
import { requestIdOf } from './request-id.js';
import { type TraceContext, traceContextOf } from './trace-context.js';
import { type Span, tracer } from './tracing.js';

export class RequestRecord {
  /** Whether anybody subscribes to it. */
  readonly isObserved: boolean;
  /** Null where there are no traces, or it belongs to none. */
  readonly span: Span | null;
  route: string | null = null;
  /** The client's address; empty where nobody subscribes. */
  address = '';
  tokenId: string | null = null;
  /** Whether the response is a stream of events, which goes on until its reader leaves. */
  isStream = false;
  /** Set only where the request is observed. */
  operation: OperationRecord | null = null;
  #code: string | null = null;
  #requestId: string | undefined;
  #propagated: RequestPropagation | undefined;
  /** The trace context of its span, else that of the caller. */
  readonly #given: TraceContext | null;

  constructor(
    private readonly headers: IncomingHttpHeaders,
    method: string,
    isTraced: boolean,
  ) {
    const parent = traceContextOf(headers);
    this.span = isTraced && tracer ? tracer.start(method, 'server', parent, { 'http.request.method': method }) : null;
    this.#given = this.span?.trace ?? parent;
    this.isObserved = this.span !== null || finishedRequests.hasSubscribers;
  }

  get requestId(): string {
    return (this.#requestId ??= requestIdOf(this.headers));
  }

  get propagated(): PropagatedContext {
    return (this.#propagated ??= new RequestPropagation(this.requestId, this.#given));
  }

  /** Its present trace context; null for none. */
  get trace(): TraceContext | null {
    return this.#given ?? this.#propagated?.begun ?? null;
  }

  /** The code of the error for which the request was refused as a whole. */
  get code(): string | null {
    return this.#code;
  }

  refuse(code: string): void {
    this.#code = code;
    if (this.operation) this.operation.code = code;
  }

  /** The client disconnected before there was an answer: errors that follow from that are not reported. */
  abandon(): void {
    this.#code = null;
    if (this.operation) this.operation.code = null;
  }

  /** Called once the request is over: later news of its operation is not recorded. */
  settle(): void {
    this.operation?.settle();
    this.operation = null;
  }
}
