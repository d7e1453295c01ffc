/** Sends a kept answer in the encoding a request wants, or 304 when it has it already. */
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, Answers, Resource } from './ready-answers.js';
import { encodingFor } from '../content-encoding.js';
import { type Reply, sendBy } from './reply.js';

export function sendFrom(
  answers: Answers,
  request: FastifyRequest,
  reply: FastifyReply,
  resource: Resource,
): Promise<void> | undefined {
  const ready = readyFor(answers, request.raw.headers, resource);
  if (ready instanceof Promise) return ready.then((made) => sendBy(reply, made));
  sendBy(reply, ready);
  return undefined;
}

export function readyFor(answers: Answers, headers: IncomingHttpHeaders, resource: Resource): Reply | Promise<Reply> {
  const answer = answers.get(resource, encodingFor(headers['accept-encoding']?.toString()));
  return answer instanceof Promise ? answer.then((made) => replyTo(headers, made)) : replyTo(headers, answer);
}

function replyTo(
  { 'if-none-match': known }: IncomingHttpHeaders,
  { etag, headers, cacheHeaders, body }: Answer,
): Reply {
  if (known !== undefined && lists(known, etag)) return { status: 304, headers: cacheHeaders };
  return { status: 200, headers, body };
}

/** If-None-Match compares weakly: `W/` does not count. */
function lists(header: string, etag: string): boolean {
  return header.split(',').some((entry) => ['*', etag].includes(entry.trim().replace(/^W\//, '')));
}
