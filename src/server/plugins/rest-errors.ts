/** The Error envelope `{ status: false, message }` for everything outside GraphQL. */
import { type IncomingMessage, STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyHttpOptions, FastifyReply, FastifyRequest } from 'fastify';
import { bytesOf } from '../../base/bytes.js';
import { CallerError, shown } from '../../base/errors.js';
import { allowOrigin, openToScripts } from '../../base/open-to-scripts.js';
import { hostsOf } from '../http/hosts.js';
import { KnownPaths } from '../http/known-paths.js';
import { recordOf } from '../http/recorded-response.js';
import { answerConnect, answerMalformedRequest } from '../http/refused-connection.js';
import { codeOf, json, messages } from '../http/refusal.js';
import { type HttpReply, sendBy } from '../http/reply.js';
import { guard } from '../../base/guard.js';
import type { DashboardPage } from './dashboard-page.js';

/** Paths of `/api/v1`. */
const ofV1 = /^\/api\/v1(?:[/?]|$)/;

/** Options for the Fastify constructor, so that its own errors use the envelope too. */
export const fastifyErrorOptions = {
  frameworkErrors: answerError,
  clientErrorHandler: answerMalformedRequest,
  // While the server stops, it handles requests on open connections instead of refusing them in another format.
  return503OnClosing: false,
  // Node would answer a missing Host itself, without a body.
  http: { requireHostHeader: false },
  // The longest parameter is bounded by the size of a request's head, 16 kB.
  routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
} satisfies FastifyHttpOptions<Server>;

/**
 * Call it before any route is registered: it needs to see them all to distinguish 405 from 404. `page` is what a person
 * gets at an address that no page has.
 */
export function restErrors(app: FastifyInstance, page?: DashboardPage): void {
  const paths = new KnownPaths();
  app.addHook('onRoute', (route) => paths.add(route.url, route.method));
  // Node would answer an unknown expectation with an empty 417; it may be ignored (RFC 9110, 10.1.1).
  const ignore = (...exchange: [IncomingMessage, ServerResponse]) => app.server.emit('request', ...exchange);
  app.server.on('checkExpectation', guard(ignore));
  app.server.on('connect', guard(answerConnect));
  app.addHook('onRequest', ({ raw, is404, routeOptions }, reply, done) => {
    const record = recordOf(reply.raw);
    // Without the patterns of its parameters.
    if (record && !is404) record.route = routeOptions.url?.replaceAll(/\(.*?\)/g, '') ?? null;
    const hosts = hostsOf(raw);
    if (hosts === 1 || (hosts === 0 && raw.httpVersion !== '1.1')) return done();
    const got = hosts === 0 ? 'none' : hosts;
    record?.refuse('BAD_REQUEST');
    envelope(reply.header('connection', 'close'), 400, `Expected the header "host" once, but got ${got}.`);
  });

  function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    const path = (request.raw.url ?? '').replace(/[?#].*$/s, '');
    const methods = paths.methodsOf(path);
    if (methods.length === 0 || methods.includes(request.method)) {
      recordOf(reply.raw)?.refuse('NOT_FOUND');
      if (page?.isFor(request, path)) return page.sendNotFound(request, reply);
      envelope(reply, 404, `Expected a path that is listed at /docs, but got ${shown(path)}.`);
    } else {
      const expected = methods.join(', ');
      recordOf(reply.raw)?.refuse('METHOD_NOT_ALLOWED');
      reply.header('allow', expected);
      envelope(reply, 405, `Expected ${expected} at ${shown(path)}, but got ${request.method}.`);
    }
    return reply;
  }

  app.setNotFoundHandler(answerNotFound);
  app.setErrorHandler((error, request, reply) => {
    // For an unknown path it does not matter that the body is invalid.
    if (request.is404) return answerNotFound(request, reply);
    answerError(error, request, reply);
    return reply;
  });
}

function envelope(reply: FastifyReply, status: number, message: string): void {
  sendBy(reply, enveloped(reply.raw, status, message));
}

function enveloped(
  { req }: ServerResponse,
  status: number,
  message: string,
  headers: HttpReply['headers'] = {},
): HttpReply {
  const readable = ofV1.test(req.url ?? '') ? allowOrigin : openToScripts;
  return {
    status,
    headers: { 'content-type': json, 'cache-control': 'no-store', ...readable, ...headers },
    body: bytesOf(JSON.stringify({ status: false, message })),
  };
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  sendBy(reply, refusalFor(error, reply.raw, request.log));
}

/** The reply to an error that a route throws. */
export function refusalFor(error: unknown, response: ServerResponse, log: Pick<FastifyBaseLogger, 'error'>): HttpReply {
  if (error instanceof CallerError) {
    const { status, code, retryAfter } = error;
    recordOf(response)?.refuse(code);
    return enveloped(response, status, error.message, {
      ...(status === 401 && { 'www-authenticate': 'Bearer' }),
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    });
  }
  const status = statusOf(error);
  const record = recordOf(response);
  record?.refuse(codeOf(status));
  if (status >= 500) {
    // Not the path, which may hold a secret.
    log.error({ err: error, route: record?.route, requestId: record?.requestId }, 'A request failed unexpectedly');
  }
  return enveloped(
    response,
    status,
    messages[status] ?? `Expected a valid request: ${STATUS_CODES[status] ?? 'error'}.`,
  );
}

/** Only Fastify's errors about the request keep their status; all others are internal. */
function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
