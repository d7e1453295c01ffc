/** Sends a kept answer in the encoding a request wants, or 304 when it has it already. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, Answers, Resource } from './ready-answers.js';
import { encodingFor } from '../content-encoding.js';

export function sendFrom(
  answers: Answers,
  request: FastifyRequest,
  reply: FastifyReply,
  resource: Resource,
): Promise<void> | undefined {
  const answer = answers.get(resource, encodingFor(request.raw.headers['accept-encoding']?.toString()));
  if (answer instanceof Promise) return answer.then((ready) => send(ready, request, reply));
  send(answer, request, reply);
  return undefined;
}

function send(answer: Answer, request: FastifyRequest, reply: FastifyReply): void {
  const known = request.raw.headers['if-none-match'];
  if (known !== undefined && lists(known, answer.etag)) reply.code(304).headers(answer.cacheHeaders).send();
  else reply.headers(answer.headers).send(answer.body);
}

/** If-None-Match compares weakly: `W/` does not count. */
function lists(header: string, etag: string): boolean {
  return header.split(',').some((entry) => ['*', etag].includes(entry.trim().replace(/^W\//, '')));
}
