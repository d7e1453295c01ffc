/** Serves the graph at /graphql, and GraphiQL there to browsers. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MalformedRequest } from '../../graphql/http/media-type.js';
import type { GraphQLResponse, Execution } from '../../graphql/execution.js';
import type { Services } from '../services.js';
import type { FastPath } from '../http/fast-path.js';
import { clientAddress } from '../http/behind-proxy.js';
import { eventStream, wantsStream } from './event-stream.js';
import { graphiql } from './graphiql.js';
import { answerFor, questionIn, refusalOf } from './graphql-reply.js';
import { noteRoute } from '../http/recorded-response.js';
import { sendBy, sendReplyOf } from '../http/reply.js';
import { guard } from '../../base/guard.js';

export function graphql(services: Services, execution: Execution, fastPath: FastPath) {
  const { baseUrl, config } = services;
  const addressOf = clientAddress(config.trustProxy);
  return async function (app: FastifyInstance): Promise<void> {
    await execution.start();
    app.addHook('onClose', () => execution.stop());
    app.server.on(
      'connection',
      guard(() => execution.arrived()),
    );

    async function answer({ body }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const answered = await execution.ask(
        questionIn(reply.raw, typeof body === 'string' ? body : '', baseUrl, addressOf),
      );
      sendBy(reply, answerFor(reply.raw, answered, services.rates));
      // Otherwise Fastify would send an empty response before the first chunk of a long one.
      return reply;
    }

    const page = graphiql(new URL(baseUrl).pathname.replace(/\/$/, ''));

    // The body stays a string: it is part of the key of a cached response, which then needs no parsing.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) =>
      done(new MalformedRequest('Expected the header "content-type: application/json".', 415)),
    );
    app.setErrorHandler((error, _request, reply) => sendBy(reply, refusalOf(error, reply.raw, services.log)));
    graphqlFastPath(services, execution, fastPath);
    const stream = eventStream(services, execution, app.draining);
    const answerOrStream = (request: FastifyRequest, reply: FastifyReply) =>
      wantsStream(request.raw) ? stream(request, reply) : answer(request, reply);
    app.post('/graphql', answerOrStream);
    app.get('/graphql', (request, reply) =>
      wantsPage(request.raw) ? page(request, reply) : answerOrStream(request, reply),
    );
  };
}

/** Handles plain requests without the framework. */
function graphqlFastPath({ baseUrl, log, config, rates }: Services, execution: Execution, fastPath: FastPath): void {
  const addressOf = clientAddress(config.trustProxy);
  function answer(response: ServerResponse, text: string): void {
    const reply = (answered: GraphQLResponse) => answerFor(response, answered, rates);
    const make = () => {
      const answered = execution.ask(questionIn(response, text, baseUrl, addressOf));
      return answered instanceof Promise ? answered.then(reply) : reply(answered);
    };
    sendReplyOf(response, make, (error) => refusalOf(error, response, log));
  }

  fastPath.add((request, response) => {
    const { method, url = '' } = request;
    const isPost = method === 'POST';
    if (isPost ? url !== '/graphql' : !url.startsWith('/graphql?') || wantsPage(request)) return false;
    if (wantsStream(request)) return false;
    noteRoute(response, '/graphql');
    if (isPost) fastPath.readBody(request, response, (text) => answer(response, text));
    else answer(response, '');
    return true;
  });
}

function wantsPage({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('text/html') === true;
}
