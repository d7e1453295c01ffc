/** A response, and how it is sent with or without the framework. */
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';
import { type Bytes, Pieces, bufferOf } from '../../base/bytes.js';
import { ofEach } from '../../base/of-each.js';

type Headers = Readonly<Record<string, string>>;

export interface HttpReply {
  readonly status: number;
  readonly headers: Headers;
  readonly body?: Bytes;
}

/** Sends through the framework, which omits the body for HEAD. */
export function sendBy(reply: FastifyReply, { status, headers, body }: HttpReply): void {
  reply.code(status).headers(headers);
  if (body instanceof Pieces) reply.header('content-length', body.length).send(Readable.from(body));
  else reply.send(body && bufferOf(body));
}

/** Names and values in turn, cached per object, as the most frequent headers share one. */
const inTurn = ofEach((headers: Headers): readonly string[] => Object.entries(headers).flat());

/** Sends without the framework. */
function send(response: ServerResponse, { status, headers, body }: HttpReply): void {
  if (body === undefined) {
    response.writeHead(status, headers).end();
    return;
  }
  response.writeHead(status, [...inTurn(headers), 'content-length', String(body.length)]);
  if (body instanceof Pieces) {
    // Fails only when the client has disconnected.
    pipeline(Readable.from(body), response).catch(() => undefined);
    return;
  }
  // Sent together with the headers, and without the empty chunk that `end` with a body writes after it; a string
  // becomes one chunk with them.
  const { socket } = response;
  socket?.cork();
  response.write(body, 'latin1');
  socket?.uncork();
  response.end();
}

/** Sends the reply, or what is reported of its error. */
export function sendReplyOf(
  response: ServerResponse,
  make: () => HttpReply | Promise<HttpReply>,
  refuse: (error: unknown) => HttpReply,
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
