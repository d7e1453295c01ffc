/** Serves the graph at /graphql, and GraphiQL there to browsers. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallerError } from '../errors.js';
import type { Answered, Execution } from '../execution/execution.js';
import type { Asked } from '../execution/asked.js';
import { json } from '../execution/media-type.js';
import type { Services } from '../services.js';
import { graphiql } from './graphiql.js';
import { signedIn } from './session.js';
import { whenOver } from './when-over.js';

/** Milliseconds in which an answer must be taken: until then it holds its place among the work in flight. */
const longestSending = 60_000;

const tooLarge =
  'Expected a body of at most 1 MiB, but this one is larger: of a large file give the `size` alone, and send it to the `upload` of the answer.';

/** Bytes: up to here a text goes out with its head in one piece, which is quicker than a buffer behind it. */
const small = 4_096;

const always = { vary: 'accept, accept-encoding, authorization, cookie', 'access-control-allow-origin': '*' };

export function graphql(services: Services, execution: Execution) {
  return async function (app: FastifyInstance): Promise<void> {
    await execution.start();
    app.addHook('onClose', () => execution.stop());
    app.server.on('connection', () => execution.arrived());

    /** Synchronous as far as the answer is kept. */
    function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> | void {
      const answered = execution.ask(questionIn(request, services.baseUrl));
      if (answered instanceof Promise) return answered.then((ready) => send(reply, ready));
      send(reply, answered);
    }

    const page = graphiql(new URL(services.baseUrl).pathname.replace(/\/$/, ''));

    // The body stays text: it is the key of a kept answer, which then costs no parsing.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) =>
      done(new CallerError('BAD_USER_INPUT', 'Expected the header "content-type: application/json".')),
    );
    app.setErrorHandler((error, _request, reply) => {
      const { status, message, code, retryAfter } = describe(error);
      if (code === 'INTERNAL_SERVER_ERROR') {
        services.log.error({ err: error }, 'A GraphQL request failed unexpectedly');
      }
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
      if (status === 401) reply.header('www-authenticate', 'Bearer');
      const extensions = { code, retryAfter };
      return reply
        .code(status)
        .headers(always)
        .type(json)
        .send({ errors: [{ message, extensions }] });
    });
    app.post('/graphql', answer);
    app.get('/graphql', (request, reply) =>
      request.headers.accept?.includes('text/html') ? page(reply) : answer(request, reply),
    );
  };
}

function questionIn(request: FastifyRequest, baseUrl: string): Asked {
  const { method, url, body, raw } = request;
  const start = url.indexOf('?');
  const isPost = method === 'POST';
  return {
    // HEAD is told what GET would be.
    method: isPost ? 'POST' : 'GET',
    headers: signedIn(request, baseUrl),
    search: isPost || start === -1 ? '' : url.slice(start),
    text: typeof body === 'string' ? body : '',
    isGone: () => raw.socket.destroyed,
  };
}

function send(reply: FastifyReply, { status, headers, encoding, body, sent }: Answered): void {
  reply.code(status).headers(headers).headers(always);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  if (sent) {
    const { socket } = reply.request.raw;
    const late = setTimeout(() => socket.destroy(), longestSending);
    whenOver(reply, () => {
      clearTimeout(late);
      sent();
    });
  }
  reply.send(encoding === 'identity' && body.length < small ? body.toString() : body);
}

interface Description {
  readonly status: number;
  readonly message: string;
  readonly code: string;
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
      ? { status, message: tooLarge, code: 'PAYLOAD_TOO_LARGE' }
      : { status, message, code: 'BAD_REQUEST' };
  }
  return { status: 500, message: 'Something went wrong on the server.', code: 'INTERNAL_SERVER_ERROR' };
}
