/** Answers what never becomes a request of the framework, and ends its connection. */
import { randomUUID } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { type Bound, refusals } from '../../base/telemetry/diagnostics.js';
import { guard } from '../../base/guard.js';
import { requestIdHeader } from '../../base/telemetry/request-id.js';
import { noteRefusedConnection } from './recorded-response.js';
import { codeOf, json, messages } from './refusal.js';

/** Milliseconds in which the client must have read the answer to CONNECT. */
const unread = 1_000;

const malformed: Readonly<Record<string, { readonly status: number; readonly bound: Bound }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, bound: 'head' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, bound: 'arrival' },
};

/** Input that does not parse as HTTP never becomes a request; one that is late has a response already, which may be sent. */
export function answerMalformedRequest(
  error: ConnectionError & { readonly response?: ServerResponse },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable || error.response?.headersSent) {
    socket.destroy();
    return;
  }
  const { status, bound } = malformed[error.code] ?? { status: 400, bound: null };
  if (bound) refusals.publish({ bound });
  // Its client has ended the connection, most likely on both sides: what it sent is no request, or is aborted.
  const isGone = error.code === 'HPE_INVALID_EOF_STATE';
  const refusal = { status, code: codeOf(status), late: error.response };
  endWith(socket, { status, message: messages[status] ?? '' }, (bytes) =>
    isGone ? { [requestIdHeader]: randomUUID() } : noteRefusedConnection(socket, { ...refusal, bytes }),
  );
}

/**
 * A tunnel to elsewhere: Node makes no request of it, no longer watches its connection, and without a listener closes it
 * without an answer.
 */
export function answerConnect(request: IncomingMessage): void {
  const { socket } = request;
  socket.on(
    'error',
    guard(() => socket.destroy()),
  );
  // It ends as soon as the client has read the answer and ends it too.
  socket.resume();
  const late = setTimeout(
    guard(() => socket.destroy()),
    unread,
  ).unref();
  socket.once(
    'close',
    guard(() => clearTimeout(late)),
  );
  const message = 'Expected a request of this service, but got CONNECT: it is no proxy.';
  const refusal = { status: 405, code: codeOf(405), request };
  // No method is allowed at what it names.
  endWith(socket, { status: 405, message, headers: ['allow:'] }, (bytes) =>
    noteRefusedConnection(socket, { ...refusal, bytes }),
  );
}

interface RawAnswer {
  readonly status: number;
  readonly message: string;
  readonly headers?: readonly string[];
}

/** `note` is given the bytes of the body, and returns the headers that name the request. */
function endWith(
  socket: Socket,
  { status, message, headers = [] }: RawAnswer,
  note: (bytes: number) => Readonly<Record<string, string>>,
): void {
  const body = JSON.stringify({ status: false, message });
  const bytes = Buffer.byteLength(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-type: ${json}`,
    `content-length: ${bytes}`,
    'cache-control: no-store',
    'connection: close',
    ...headers,
    ...Object.entries(note(bytes)).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
