/** Serves the graph at /graphql: kept answers first, then known queries, Apollo for the rest; GraphiQL for browsers. */
import { ApolloServer, type ApolloServerOptions, HeaderMap } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.js';
import { CallerError } from '../errors.js';
import { isObject } from '../rest/unknown.js';
import { Upstreams } from '../rest/upstreams.js';
import type { Services } from '../services.js';
import type { Token } from '../tokens/tokens.js';
import { CompiledOperations } from './compiled-operations.js';
import { type Encoded, type Encoding, encode, encodingFor } from './content-encoding.js';
import { graphiqlPage } from './graphiql.js';
import { KeptAnswers } from './kept-answers.js';
import { knownQueries } from './known-queries.js';
import { checkLength, maxTokens } from './limits.js';
import { maskErrors } from './mask-errors.js';
import { json, mediaTypeFor } from './media-type.js';
import { upstreamReport, upstreamReportHeader } from './upstream-report.js';

export function graphql(services: Services) {
  return async function (app: FastifyInstance): Promise<void> {
    const operations = new CompiledOperations(services.schema);
    const formatError = maskErrors(services.log);
    const apollo = new ApolloServer<Context>({
      gateway: operations.gateway(),
      introspection: services.config.introspection,
      includeStacktraceInErrorResponses: false,
      formatError,
      parseOptions: { maxTokens },
      documentStore: documents(),
      // Its own ends in a line feed, for which a long text would be copied.
      stringifyResult: (result) => JSON.stringify(result),
      stopOnTerminationSignals: false,
      plugins: [ApolloServerPluginCacheControlDisabled(), upstreamReport],
      logger: services.log,
    });
    await apollo.start();
    app.addHook('onClose', () => apollo.stop());

    const answers = new KeptAnswers(services.rates);
    const answerKnown = knownQueries(operations, formatError);

    // Spread last: V8 takes ten times as long to add properties to a copy.
    const contextOf = (caller: Token | null): Context => ({
      caller,
      upstreams: new Upstreams(services.pool),
      answer: { volatile: false },
      ...services,
    });

    /** Answers through Apollo and writes its status and headers to the reply. */
    async function ask(request: FastifyRequest, reply: FastifyReply, context: Context, body?: object): Promise<string> {
      const answer = await apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: {
          method: request.method,
          headers: headersOf(request),
          search: request.method === 'GET' ? new URL(request.url, services.baseUrl).search : '',
          body,
        },
        context: async () => context,
      });
      if (answer.body.kind !== 'complete') throw new Error('Apollo answered in parts, which nothing here asks for');
      reply.code(answer.status ?? 200).headers(Object.fromEntries(answer.headers));
      return answer.body.string;
    }

    /** Synchronous as far as the answer is kept. */
    function answerPost(request: FastifyRequest, reply: FastifyReply): Promise<void> | void {
      const verified = services.tokens.verify(request.headers.authorization);
      return verified instanceof Promise
        ? verified.then((caller) => answerTo(caller, request, reply))
        : answerTo(verified, request, reply);
    }

    function answerTo(caller: Token | null, request: FastifyRequest, reply: FastifyReply): Promise<void> | void {
      const text = typeof request.body === 'string' ? request.body : '';
      const type = mediaTypeFor(request.headers.accept);
      const wanted = encodingFor(acceptEncodingOf(request));
      const key = KeptAnswers.key(caller, wanted, text);
      const kept = type && answers.get(key);
      if (!kept) return answerAnew(caller, request, reply, { text, type, wanted, key });
      send(reply.type(type), kept);
    }

    async function answerAnew(
      caller: Token | null,
      request: FastifyRequest,
      reply: FastifyReply,
      { text, type, wanted, key }: { text: string; type: string | undefined; wanted: Encoding; key: string },
    ): Promise<void> {
      const context = contextOf(caller);
      const { generation } = answers;
      const body = parseBody(text);
      const known = type && (await answerKnown(body, context, upstreamReportHeader in request.headers));
      if (known) reply.code(known.status).type(type);
      const answered = known ? known.text : await ask(request, reply, context, body);
      const answer = await encode(Buffer.from(answered), wanted);
      const keepable = !context.answer.volatile && reply.statusCode === 200 && answered.startsWith('{"data"');
      if (keepable) answers.keep(key, answer, generation);
      send(reply, answer);
    }

    async function answerGet(request: FastifyRequest, reply: FastifyReply) {
      if (request.headers.accept?.includes('text/html')) {
        return send(
          reply.type('text/html; charset=utf-8'),
          await graphiqlPage(/\bgzip\b/.test(acceptEncodingOf(request))),
        );
      }
      const caller = await services.tokens.verify(request.headers.authorization);
      return reply.send(await ask(request, reply, contextOf(caller)));
    }

    // The body stays text: it is the key of a kept answer, which then costs no parsing.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) =>
      done(new CallerError('BAD_USER_INPUT', 'Expected the header "content-type: application/json".')),
    );
    app.setErrorHandler((error, _request, reply) => {
      const { status, message, code } = describe(error);
      if (status >= 500) services.log.error({ err: error }, 'A GraphQL request failed unexpectedly');
      return reply
        .code(status)
        .header('access-control-allow-origin', '*')
        .type(json)
        .send({ errors: [{ message, extensions: { code } }] });
    });
    app.post('/graphql', answerPost);
    app.get('/graphql', answerGet);
  };
}

/** Apollo's own would hold six times what it is bounded to, having counted a document's JSON. */
function documents(): NonNullable<ApolloServerOptions<Context>['documentStore']> {
  const kept = new LRUCache<string, DocumentNode>({ max: 100 });
  return {
    get: async (key) => kept.get(key),
    set: async (key, document) => void kept.set(key, document),
    delete: async (key) => kept.delete(key),
  };
}

function send(reply: FastifyReply, { body, encoding }: Encoded): FastifyReply {
  reply.headers({ vary: 'accept, accept-encoding, authorization', 'access-control-allow-origin': '*' });
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body);
}

function acceptEncodingOf(request: FastifyRequest): string {
  return request.headers['accept-encoding']?.toString() ?? '';
}

function headersOf(request: FastifyRequest): HeaderMap {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}

function parseBody(text: string): Readonly<Record<string, unknown>> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new CallerError('BAD_USER_INPUT', 'Expected a JSON body such as {"query":"{ countries { name } }"}.');
  }
  if (!isObject(body)) {
    throw new CallerError('BAD_USER_INPUT', 'Expected a JSON object with "query", and optionally "variables".');
  }
  if (typeof body['query'] === 'string') checkLength(body['query']);
  return body;
}

function describe(error: unknown): { status: number; message: string; code: string } {
  if (error instanceof CallerError) return error;
  if (
    error instanceof Error &&
    'statusCode' in error &&
    typeof error.statusCode === 'number' &&
    error.statusCode < 500
  ) {
    const code = error.statusCode === 413 ? 'PAYLOAD_TOO_LARGE' : 'BAD_REQUEST';
    return { status: error.statusCode, message: error.message, code };
  }
  return { status: 500, message: 'Something went wrong on the server.', code: 'INTERNAL_SERVER_ERROR' };
}
