/** Sends a cached response in the encoding that the client prefers, or 304 if the client has it already. */
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadyResponse, ReadyResponses, ReadyResource } from './ready-answers.js';
import { bufferOf } from '../../base/bytes.js';
import { encodingFor } from '../../base/content-encoding.js';
import type { HttpReply } from './reply.js';
import { inPieces } from './pieces.js';

export function sendFrom(
  answers: ReadyResponses,
  request: FastifyRequest,
  reply: FastifyReply,
  resource: ReadyResource,
): FastifyReply | Promise<FastifyReply> {
  const ready = readyFor(answers, request.raw.headers, resource);
  return ready instanceof Promise ? ready.then((response) => sendReady(reply, response)) : sendReady(reply, ready);
}

/** Sends bodies of any size. */
export function sendReady(reply: FastifyReply, { status, headers, body }: HttpReply): FastifyReply {
  reply.code(status).headers(headers);
  if (body === undefined) return reply.send();
  return reply.header('content-length', body.length).send(inPieces(bufferOf(body)));
}

export function readyFor(
  answers: ReadyResponses,
  headers: IncomingHttpHeaders,
  resource: ReadyResource,
): HttpReply | Promise<HttpReply> {
  const answer = answers.get(resource, encodingFor(headers['accept-encoding']?.toString()));
  return answer instanceof Promise ? answer.then((response) => replyTo(headers, response)) : replyTo(headers, answer);
}

export function replyTo(
  { 'if-none-match': known }: IncomingHttpHeaders,
  { etag, headers, cacheHeaders, body }: ReadyResponse,
): HttpReply {
  if (known !== undefined && lists(known, etag)) return { status: 304, headers: cacheHeaders };
  return { status: 200, headers, body };
}

/** If-None-Match compares weakly: `W/` is ignored. */
function lists(header: string, etag: string): boolean {
  return header.split(',').some((entry) => ['*', etag].includes(entry.trim().replace(/^W\//, '')));
}
