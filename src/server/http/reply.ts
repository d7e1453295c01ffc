/** An answer as it goes out, by the framework or ahead of it. */
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';
import { type Bytes, Pieces, bufferOf } from '../../base/bytes.js';

type Headers = Readonly<Record<string, string>>;

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body?: Bytes;
}

/** By the framework, which leaves out the body for HEAD. */
export function sendBy(reply: FastifyReply, { status, headers, body }: Reply): void {
  reply.code(status).headers(headers);
  if (body instanceof Pieces) reply.header('content-length', body.length).send(Readable.from(body));
  else reply.send(body && bufferOf(body));
}

const known = new WeakMap<Headers, readonly string[]>();

/** Names and values: those that are sent most are one object each. */
function inTurn(headers: Headers): readonly string[] {
  let flat = known.get(headers);
  if (!flat) known.set(headers, (flat = Object.entries(headers).flat()));
  return flat;
}

/** FastPath of it. */
export function send(response: ServerResponse, { status, headers, body }: Reply): void {
  if (body === undefined) {
    response.writeHead(status, headers).end();
    return;
  }
  response.writeHead(status, [...inTurn(headers), 'content-length', String(body.length)]);
  if (body instanceof Pieces) {
    // Whoever asked has gone where it fails.
    pipeline(Readable.from(body), response).catch(() => undefined);
    return;
  }
  // With its head, and without the empty piece that `end` with a body writes behind it; a text becomes one piece with it.
  const { socket } = response;
  socket?.cork();
  response.write(body, 'latin1');
  socket?.uncork();
  response.end();
}

/** The reply, or what is reported of its error. */
export function sendMade(
  response: ServerResponse,
  make: () => Reply | Promise<Reply>,
  refuse: (error: unknown) => Reply,
): void {
  const refused = (error: unknown) => send(response, refuse(error));
  try {
    const reply = make();
    if (reply instanceof Promise) reply.then((ready) => send(response, ready)).catch(refused);
    else send(response, reply);
  } catch (error) {
    refused(error);
  }
}
