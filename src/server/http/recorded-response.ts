/** The class of all responses: each names the id and trace of its request, whose record is published once it is over. */
import { randomUUID } from 'node:crypto';
import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type FinishedRequest, finishedRequests } from '../../base/telemetry/diagnostics.js';
import { guard } from '../../base/guard.js';
import { requestIdHeader, requestIdOf } from '../../base/telemetry/request-id.js';
import { RequestRecord } from '../../base/telemetry/request-record.js';
import { traceContextOf, traceparentHeader, traceparentOf } from '../../base/telemetry/trace-context.js';
import { type SpanEnd, tracer } from '../../base/telemetry/tracing.js';
import { plainAddress } from './plain-address.js';
import { asksProbe } from './probes.js';

/** The status that servers log when the client disconnected before there was one. */
const clientClosedRequest = 499;

/** The key of a property of the socket: a map look-up takes as long as the rest of a record. */
const connection = Symbol('connection');

declare module 'node:net' {
  interface Socket {
    [connection]?: Connection;
  }
}

export class RecordedResponse<R extends IncomingMessage = IncomingMessage> extends ServerResponse<R> {
  readonly record: RequestRecord;
  #bytes = 0;
  #begunAt = 0;
  #isOver = true;
  /** Whether the head was written while the client was there. */
  #isAnswered = false;
  /** The status with which the server refused the connection instead. */
  #refusedBy: number | null = null;

  constructor(...init: ConstructorParameters<typeof ServerResponse<R>>) {
    super(...init);
    const isTraced = tracer !== null && !asksProbe(this.req.url);
    this.record = new RequestRecord(this.req.headers, this.req.method ?? '', isTraced);
    if (!this.record.isObserved) return;
    const { socket } = this.req;
    const current = (socket[connection] ??= new Connection(socket));
    this.record.address = current.address;
    this.#begunAt = performance.now();
    this.#isOver = false;
    current.add(this);
  }

  override writeHead(...head: unknown[]): this {
    this.#isAnswered = !this.req.socket.destroyed;
    const { requestId, trace } = this.record;
    // Given by the client, or begun by what the request has done so far.
    if (trace) this.setHeader(traceparentHeader, traceparentOf(trace));
    const last = head.length - 1;
    const headers = head[last];
    // With a header that was set before, Node would set each of these too, which takes longer.
    if (Array.isArray(headers)) head[last] = [...headers, requestIdHeader, requestId];
    else if (typeof headers === 'object') head[last] = { ...headers, [requestIdHeader]: requestId };
    else this.setHeader(requestIdHeader, requestId);
    return Reflect.apply(super.writeHead, this, head);
  }

  override write(...part: unknown[]): boolean {
    if (!this.#isOver) this.#count(part);
    return Reflect.apply(super.write, this, part);
  }

  override end(...part: unknown[]): this {
    if (this.#isOver) return Reflect.apply(super.end, this, part);
    this.#count(part);
    Reflect.apply(super.end, this, part);
    // A short response is with the system by now, and needs no listener.
    if (this.socket?.destroyed === false && this.writableLength === 0) this.over(false);
    else
      this.once(
        'close',
        guard(() => this.over(!this.writableFinished)),
      );
    return this;
  }

  /** The server answers in its place, and closes the connection. */
  refuse({ status, code, bytes }: RefusedConnection): void {
    if (code !== null) this.record.refuse(code);
    this.#refusedBy = status;
    this.#bytes = bytes;
    this.over(false);
  }

  /** Ends the record: the response was sent, or never will be. */
  over(isAborted: boolean): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const { record } = this;
    const { method = '', socket } = this.req;
    const { route, requestId, trace, tokenId, operation, address } = record;
    socket[connection]?.delete(this);
    const status = this.#isAnswered ? this.statusCode : (this.#refusedBy ?? clientClosedRequest);
    const isAbandoned = status === clientClosedRequest;
    if (isAbandoned) record.abandon();
    record.settle();
    const endedAt = performance.now();
    const finished: FinishedRequest = {
      route,
      method,
      status,
      isAborted: isAborted || isAbandoned,
      isStream: record.isStream,
      milliseconds: endedAt - this.#begunAt,
      endedAt,
      bytes: method === 'HEAD' ? 0 : this.#bytes,
      requestId,
      traceId: trace?.traceId ?? null,
      address,
      operation,
      tokenId,
      code: record.code,
    };
    record.span?.end(spanOf(finished, method));
    finishedRequests.publish(finished);
  }

  #count([chunk, encoding]: readonly unknown[]): void {
    if (typeof chunk !== 'string') this.#bytes += chunk instanceof Uint8Array ? chunk.length : 0;
    else this.#bytes += encoding === 'latin1' ? chunk.length : Buffer.byteLength(chunk, encodingOf(encoding));
  }
}

/** The responses of a connection, for when it is closed: Node reports no end of one that waits behind others. */
class Connection {
  /** Nearly always the only response: adding it to a set took as long as the rest of its record. */
  #current: RecordedResponse | null = null;
  readonly #others = new Set<RecordedResponse>();
  /** The address of the client; empty where the connection closed before its first request. */
  readonly address: string;

  constructor(socket: Socket) {
    this.address = plainAddress(socket.remoteAddress);
    socket.once(
      'close',
      guard(() => this.#close()),
    );
  }

  add(response: RecordedResponse): void {
    if (this.#current === null) this.#current = response;
    else this.#others.add(response);
  }

  delete(response: RecordedResponse): void {
    if (this.#current === response) this.#current = null;
    else this.#others.delete(response);
  }

  /** The response to the request that is still arriving, if any. */
  get incomplete(): RecordedResponse | undefined {
    return [this.#current, ...this.#others].find((response) => response?.req.complete === false) ?? undefined;
  }

  #close(): void {
    this.#current?.over(!this.#current.writableFinished);
    for (const response of [...this.#others]) response.over(!response.writableFinished);
  }
}

function spanOf(
  { route, status, requestId, operation, isAborted, isStream }: FinishedRequest,
  method: string,
): SpanEnd {
  return {
    ...(route !== null && { name: `${method} ${route}` }),
    attributes: {
      'http.route': route ?? undefined,
      'http.response.status_code': status,
      'http.request.header.x-request-id': [requestId],
      'graphql.operation.type': operation && operation.kind !== 'unknown' ? operation.kind : undefined,
    },
    error: isAborted && !isStream ? 'aborted' : status >= 500 ? String(status) : null,
  };
}

function encodingOf(encoding: unknown): BufferEncoding {
  return typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8';
}

/**
 * Records that the server refuses the connection because a request is incomplete or malformed; `late` is its response,
 * if there is one. Returns the headers that name the request.
 */
export function noteRefusedConnection(socket: Socket, refused: RefusedConnection): Readonly<Record<string, string>> {
  const { status, code, bytes, request = null, late = request ? undefined : socket[connection]?.incomplete } = refused;
  if (late instanceof RecordedResponse) {
    late.refuse(refused);
    return namesOf(late.record);
  }
  const requestId = request ? requestIdOf(request.headers) : randomUUID();
  const trace = request && traceContextOf(request.headers);
  finishedRequests.publish({
    route: null,
    method: request?.method ?? null,
    status,
    isAborted: false,
    isStream: false,
    milliseconds: null,
    endedAt: performance.now(),
    bytes,
    requestId,
    traceId: trace?.traceId ?? null,
    address: plainAddress(socket.remoteAddress),
    operation: null,
    tokenId: null,
    code,
  });
  return namesOf({ requestId, trace });
}

function namesOf({ requestId, trace }: Pick<RequestRecord, 'requestId' | 'trace'>): Readonly<Record<string, string>> {
  return { [requestIdHeader]: requestId, ...(trace && { [traceparentHeader]: traceparentOf(trace) }) };
}

interface RefusedConnection {
  readonly status: number;
  /** Null where the request was answered all the same. */
  readonly code: string | null;
  /** The length of the body that the server sends. */
  readonly bytes: number;
  readonly late?: ServerResponse | undefined;
  /** The request whose head has arrived but which has no response. */
  readonly request?: IncomingMessage;
}

/** Null for a response that the server did not make. */
export function recordOf(response: ServerResponse): RequestRecord | null {
  return response instanceof RecordedResponse ? response.record : null;
}

/** The route's template. */
export function noteRoute(response: ServerResponse, route: string): void {
  const record = recordOf(response);
  if (record) record.route = route;
}

export function noteStream(response: ServerResponse): void {
  const record = recordOf(response);
  if (record) record.isStream = true;
}

export function noteCaller(response: ServerResponse, caller: { readonly id: string } | null): void {
  const record = recordOf(response);
  if (record) record.tokenId = caller?.id ?? null;
}
