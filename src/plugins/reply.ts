/** An answer as it goes out, by the framework or ahead of it. */
import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Bytes: up to here a body goes out with its head in one piece, which is quicker than a buffer behind it. */
const small = 4_096;

/** By the framework, which leaves out the body for HEAD. */
export function sendBy(reply: FastifyReply, { status, headers, body }: Reply): void {
  reply.code(status).headers(headers).send(body);
}

/** Ahead of it. */
export function send(response: ServerResponse, { status, headers, body }: Reply): void {
  if (body === undefined) {
    response.writeHead(status, headers).end();
    return;
  }
  const bytes = typeof body === 'string' ? Buffer.byteLength(body) : body.length;
  response.writeHead(status, { ...headers, 'content-length': bytes });
  if (typeof body === 'string' || bytes > small) response.end(body);
  else response.end(body.toString('latin1'), 'latin1');
}

/** What is made, or what is told of its error. */
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
