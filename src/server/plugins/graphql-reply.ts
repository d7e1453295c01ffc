/** Converts HTTP requests to GraphQL requests, and their responses and refusals to HTTP replies. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { bytesOf } from '../../base/bytes.js';
import { CallerError } from '../../base/errors.js';
import { always } from '../../graphql/http/response-headers.js';
import type { GraphQLRequest } from '../../graphql/http/graphql-request.js';
import type { GraphQLResponse } from '../../graphql/execution.js';
import { MalformedRequest, json, mediaTypeFor } from '../../graphql/http/media-type.js';
import { recordOf } from '../http/recorded-response.js';
import type { Rates } from '../../data/rates/rates.js';
import type { HttpReply } from '../http/reply.js';
import { publicReply } from './public-reply.js';
import { signedIn } from './session.js';
import { whenOver } from '../http/when-closed.js';
import { guard } from '../../base/guard.js';

/** Milliseconds in which the client must read the response: until then it holds its admission ticket. */
const longestSending = 60_000;

const tooLarge =
  'Expected a body of at most 1 MiB, but this one is larger: of a large file give the `size` alone, and send it to the `upload` of the answer.';

export function questionIn(
  response: ServerResponse,
  text: string,
  baseUrl: string,
  addressOf: (request: IncomingMessage) => string,
): GraphQLRequest {
  const { req: request } = response;
  const { url = '' } = request;
  const start = url.indexOf('?');
  // HEAD gets the status and headers that GET would get.
  const method = request.method === 'POST' ? 'POST' : 'GET';
  return {
    method,
    headers: signedIn({ method, headers: request.headers }, baseUrl),
    search: method === 'POST' || start === -1 ? '' : url.slice(start),
    text,
    clientAddress: () => addressOf(request),
    isGone: () => request.socket.destroyed,
    record: recordOf(response),
  };
}

/** The reply to send as `response`; it may hold an admission ticket until it is sent. */
export function answerFor(response: ServerResponse, answered: GraphQLResponse, rates: Rates): HttpReply {
  const { status, headers, body, sent, isPublic } = answered;
  if (sent) holdUntilOver(response, sent);
  return isPublic ? publicReply(response.req.headers, answered, rates) : { status, headers, body };
}

/** Calls `sent` once the response is sent or can no longer be sent, which is a minute from now at the latest. */
export function holdUntilOver(response: ServerResponse, sent: () => void): void {
  const { socket } = response.req;
  const late = setTimeout(
    guard(() => socket.destroy()),
    longestSending,
  );
  whenOver(response, () => {
    clearTimeout(late);
    sent();
  });
}

/** The reply to a request that is refused as a whole, in a media type that it accepts. */
export function refusalOf(error: unknown, response: ServerResponse, log: FastifyBaseLogger): HttpReply {
  const { accept } = response.req.headers;
  const mediaType = mediaTypeFor(accept) ?? json;
  const { status, message, extensions, retryAfter } = describe(error);
  const record = recordOf(response);
  record?.refuse(String(extensions['code']));
  if (extensions['code'] === 'INTERNAL_SERVER_ERROR')
    log.error({ err: error, requestId: record?.requestId }, 'A GraphQL request failed unexpectedly');
  return {
    status: error instanceof MalformedRequest ? error.statusIn(mediaType) : status,
    headers: {
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      ...(status === 401 && { 'www-authenticate': 'Bearer' }),
      ...always,
      'content-type': mediaType,
    },
    body: bytesOf(JSON.stringify({ errors: [{ message, extensions }] })),
  };
}

interface Description {
  readonly status: number;
  readonly message: string;
  readonly extensions: Readonly<Record<string, unknown>>;
  readonly retryAfter?: number | undefined;
}

function describe(error: unknown): Description {
  if (error instanceof CallerError) return error;
  if (
    error instanceof Error &&
    'statusCode' in error &&
    typeof error.statusCode === 'number' &&
    error.statusCode < 500
  ) {
    const { statusCode: status, message } = error;
    return status === 413
      ? { status, message: tooLarge, extensions: { code: 'PAYLOAD_TOO_LARGE' } }
      : { status, message, extensions: { code: 'BAD_REQUEST' } };
  }
  const extensions = { code: 'INTERNAL_SERVER_ERROR' };
  return { status: 500, message: 'Something went wrong on the server.', extensions };
}
