/** The class of all responses: each names the id of its request, whose record is published once it is over. */
import { type IncomingMessage, ServerResponse } from 'node:http';
import { type FinishedRequest, finishedRequests } from '../../base/diagnostics.js';
import { requestIdHeader } from '../../base/request-id.js';
import { RequestRecord } from '../../base/request-record.js';
import type { SpanEnd } from '../../base/tracing.js';
import { whenOver } from './when-closed.js';

/** As servers log a request whose client disconnected before there was a status. */
const clientClosedRequest = 499;

export class RecordedResponse<R extends IncomingMessage = IncomingMessage> extends ServerResponse<R> {
  readonly record: RequestRecord;
  #bytes = 0;

  constructor(...init: ConstructorParameters<typeof ServerResponse<R>>) {
    super(...init);
    this.record = new RequestRecord(this.req.headers, this.req.method ?? '');
    if (this.record.isObserved) this.#publishOnceOver();
  }

  override writeHead(...head: unknown[]): this {
    const { requestId } = this.record;
    const headers = head.at(-1);
    // Beside a header that was set before, Node would set each of them.
    if (Array.isArray(headers)) head[head.length - 1] = [...headers, requestIdHeader, requestId];
    else this.setHeader(requestIdHeader, requestId);
    return Reflect.apply(super.writeHead, this, head);
  }

  override write(...part: unknown[]): boolean {
    if (this.record.isObserved) this.#count(part);
    return Reflect.apply(super.write, this, part);
  }

  override end(...part: unknown[]): this {
    if (this.record.isObserved) this.#count(part);
    return Reflect.apply(super.end, this, part);
  }

  #count([chunk, encoding]: readonly unknown[]): void {
    if (typeof chunk === 'string') this.#bytes += Buffer.byteLength(chunk, encodingOf(encoding));
    else if (chunk instanceof Uint8Array) this.#bytes += chunk.length;
  }

  #publishOnceOver(): void {
    const { record } = this;
    const { method = '', socket } = this.req;
    record.address = socket.remoteAddress ?? '';
    const begunAt = performance.now();
    whenOver(this, () => {
      const { route, requestId, trace, tokenId, operation, code, address } = record;
      const finished: FinishedRequest = {
        route,
        method,
        status: this.headersSent ? this.statusCode : clientClosedRequest,
        isAborted: !this.writableFinished,
        milliseconds: performance.now() - begunAt,
        bytes: method === 'HEAD' ? 0 : this.#bytes,
        requestId,
        traceId: trace?.traceId ?? null,
        address,
        operation,
        tokenId,
        code,
      };
      record.span?.end(spanOf(finished));
      finishedRequests.publish(finished);
    });
  }
}

function spanOf({ method, route, status, requestId, operation, isAborted }: FinishedRequest): SpanEnd {
  return {
    ...(route !== null && { name: `${method} ${route}` }),
    attributes: {
      'http.route': route ?? undefined,
      'http.response.status_code': status,
      'http.request.header.x-request-id': [requestId],
      'graphql.operation.type': operation && operation.kind !== 'unknown' ? operation.kind : undefined,
    },
    error: isAborted ? 'aborted' : status >= 500 ? String(status) : null,
  };
}

function encodingOf(encoding: unknown): BufferEncoding {
  return typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8';
}

/** Null for a response that the server did not make. */
export function recordOf(response: ServerResponse): RequestRecord | null {
  return response instanceof RecordedResponse ? response.record : null;
}

export function noteCaller(response: ServerResponse, caller: { readonly id: string } | null): void {
  const record = recordOf(response);
  if (record) record.tokenId = caller?.id ?? null;
}
