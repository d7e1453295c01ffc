/**
 * Serves subscriptions at /graphql as server-sent events, to clients that accept nothing else. `graphql-sse` is the
 * protocol alone: it prints the results that Execution makes, each stream on a connection of its own.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Request, createHandler } from 'graphql-sse';
import { CallerError } from '../../base/errors.js';
import { guard } from '../../base/guard.js';
import { streamedResults } from '../../base/telemetry/diagnostics.js';
import type { Execution } from '../../graphql/execution.js';
import type { GraphQLRequest } from '../../graphql/http/graphql-request.js';
import { isPreflighted } from '../../graphql/http/preflight.js';
import { always } from '../../graphql/http/response-headers.js';
import type { Results } from '../../graphql/live/subscriptions.js';
import { clientAddress } from '../http/behind-proxy.js';
import { PacedResults } from '../http/paced-results.js';
import { noteStream } from '../http/recorded-response.js';
import { requireSameOrigin } from '../http/same-origin.js';
import { writeEvents } from '../http/write-events.js';
import type { Draining } from '../draining.js';
import type { Services } from '../services.js';
import { questionIn } from './graphql-reply.js';

/** Milliseconds in which a reader must take the end of its stream once a stop is announced. */
const longestEnd = 1_000;

const mediaType = 'text/event-stream';

/** nginx buffers responses unless this header says otherwise; `no-transform` keeps others from compressing. */
const headers = {
  ...always,
  'content-type': `${mediaType}; charset=utf-8`,
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
};

/** It reads nothing of the request, which Execution has read, admitted and bounded. */
const handle = createHandler<null, Results>({
  authenticate: () => null,
  onSubscribe: ({ context }) => context,
  onNext: (_context, _request, { data, errors }) =>
    streamedResults.publish({ outcome: errors === undefined ? 'data' : data === undefined ? 'refused' : 'partial' }),
});

export function wantsStream({ headers: { accept } }: IncomingMessage): boolean {
  return accept !== undefined && accept.trim().toLowerCase().startsWith(mediaType);
}

export function eventStream({ baseUrl, config }: Services, execution: Execution, draining: Draining) {
  const addressOf = clientAddress(config.trustProxy);
  const open = new Set<ServerResponse>();
  const cut = () => open.forEach((response) => response.destroy());
  draining.onAnnounce(() => void setTimeout(guard(cut), longestEnd).unref());
  return async function ({ body }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { raw: response } = reply;
    const request = questionIn(response, typeof body === 'string' ? body : '', baseUrl, addressOf);
    refuseOtherModes(response.req);
    refuseForeign(request, baseUrl);
    const paced = new PacedResults(await execution.subscribe(request));
    reply.hijack();
    open.add(response);
    try {
      await send(response, paced);
    } finally {
      open.delete(response);
    }
    return reply;
  };
}

/** Clients that share one connection between streams reserve it, which would tie them to one process. */
function refuseOtherModes({ headers: sent }: IncomingMessage): void {
  if (sent['x-graphql-event-stream-token'] === undefined) return;
  throw new CallerError(
    'METHOD_NOT_ALLOWED',
    'Expected a stream on a connection of its own (the "distinct connections mode" of GraphQL over server-sent events), but got a reservation of one for several: send each subscription by POST or GET with `Accept: text/event-stream`.',
  );
}

/** `EventSource` cannot send the header that says that a page of another origin was allowed to. */
function refuseForeign(request: GraphQLRequest, baseUrl: string): void {
  if (!isPreflighted(request)) requireSameOrigin(request, baseUrl, 'apollo-require-preflight: 1');
}

async function send(response: ServerResponse, results: PacedResults): Promise<void> {
  const [body, init] = await handle(requestFor(results));
  if (body === null || typeof body === 'string') throw new Error(`Expected a stream of events, but got ${init.status}`);
  noteStream(response);
  response.writeHead(init.status, headers);
  await writeEvents(response, body, results);
}

function requestFor(context: Results): Request<null, Results> {
  const sent = new Map([
    ['accept', mediaType],
    ['content-type', 'application/json'],
  ]);
  return {
    method: 'POST',
    url: '/graphql',
    headers: { get: (name) => sent.get(name) },
    body: { query: 'subscription { results }' },
    raw: null,
    context,
  };
}
