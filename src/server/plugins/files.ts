/** Streams files that are too large for the graph, each at a one-time URL that the graph has returned. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bufferOf, textOf } from '../../base/bytes.js';
import { CallerError, shown, statusOfCode } from '../../base/errors.js';
import { AtOnce } from '../../base/shares/at-once.js';
import { shares } from '../../base/shares/shares.js';
import type { Execution } from '../../graphql/execution.js';
import { json } from '../../graphql/http/media-type.js';
import { permitOf } from '../../graphql/permit.js';
import { awaitingWriteIn, offeredReadIn } from '../files/contents.js';
import type { Holder } from '../files/tickets.js';
import { lengthIn } from '../../rest/mapping/decode.js';
import { Clients } from '../../rest/transport/clients.js';
import { largestFile } from '../../rest/rows/file-input.js';
import { rowAt } from '../../rest/schema/fields-of-rows.js';
import type { Services } from '../services.js';
import { isSent } from '../../base/auth/caller.js';
import { requireCaller } from '../../base/auth/require-scope.js';
import { isObject } from '../../base/unknown.js';
import type { Arrivals } from '../http/arrival.js';
import { noteCaller, recordOf } from '../http/recorded-response.js';
import { whenOver } from '../http/when-closed.js';
import { guard } from '../../base/guard.js';
import { parseOwnJson } from '../../base/json.js';
import { contentLength } from '../http/body-of-request.js';

const passing = new AtOnce(shares.files);
/** Milliseconds, enough for a busy machine. */
const longestRest = 10_000;

interface Params {
  readonly ticket: string;
}

type Request = FastifyRequest<{ Params: Params }>;

/** Content stored by others must not run as a page of this service. */
const harmless = {
  'content-disposition': 'attachment',
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

export function files(services: Services, execution: Execution, arrivals: Arrivals) {
  const { baseUrl, schema, tickets, tokens, upstreams } = services;

  /** The caller, unless the request comes from a page of another site. */
  async function holderOf({ origin, host, authorization }: IncomingHttpHeaders): Promise<Holder> {
    if (origin !== undefined && ![host, new URL(baseUrl).host].includes(hostOf(origin))) {
      throw new CallerError(
        'FORBIDDEN',
        `Expected no page of another site to ask, but got the origin ${shown(origin)}`,
      );
    }
    const token = requireCaller({
      caller: await tokens.verify(authorization),
      isTokenSent: isSent(authorization),
    });
    return { token, authorization: authorization ?? '' };
  }

  /** Takes a slot until the response is sent or can no longer be sent. */
  function enter(reply: FastifyReply, { token }: Holder): void {
    whenOver(reply.raw, passing.enter(token.id));
  }

  async function take(request: Request, reply: FastifyReply): Promise<void> {
    const { headers, params, raw } = request;
    const length = headers['content-length'];
    if (contentLength(headers) > largestFile) {
      const most = `${largestFile / 1024 ** 3} GiB`;
      throw new CallerError('PAYLOAD_TOO_LARGE', `Expected a file of at most ${most}, but got ${length} bytes`);
    }
    const holder = await holderOf(headers);
    noteCaller(reply.raw, holder.token);
    enter(reply, holder);
    const { query, variables, size } = awaitingWriteIn(await tickets.read(params.ticket, 'PUT', holder));
    if (length !== undefined && Number(length) !== size) {
      throw new CallerError('BAD_USER_INPUT', `Expected ${size} bytes, as the input says, but got ${length}`);
    }
    await tickets.use(params.ticket, holder);
    if (headers.expect !== undefined) reply.raw.writeContinue();
    const { body, sent } = await execution.ask({
      method: 'POST',
      headers: { authorization: holder.authorization, 'content-type': 'application/json' },
      search: '',
      text: JSON.stringify({ query, variables }),
      clientAddress: () => '',
      isGone: () => raw.socket.destroyed,
      record: recordOf(reply.raw),
      coming: { source: raw, size },
    });
    if (sent) whenOver(reply.raw, sent);
    const { status, retryAfter } = outcomeOf(parseOwnJson(textOf(body)));
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    if (status !== 200) {
      const atRest = comeToRest(raw);
      // Who is silent may not finish.
      if (status !== 408) await atRest;
    }
    reply.code(status).type(json).header('cache-control', 'no-store').send(bufferOf(body));
  }

  async function give({ headers, params, raw }: Request, reply: FastifyReply): Promise<void> {
    const holder = await holderOf(headers);
    noteCaller(reply.raw, holder.token);
    enter(reply, holder);
    const { field, account, values, sent } = offeredReadIn(await tickets.read(params.ticket, 'GET', holder));
    await tickets.use(params.ticket, holder);
    const row = rowAt(schema, field);
    const clients = new Clients(upstreams, permitOf({ caller: holder.token }), {
      caller: holder.token,
      record: recordOf(reply.raw),
      isAbandoned: () => raw.socket.destroyed,
    });
    const opened = await clients.named(row.dialect, account, 'read').open(row, { values, sent });
    const length = lengthIn(opened.headers);
    reply.headers({
      ...harmless,
      'content-type': opened.headers.get('content-type') ?? 'application/octet-stream',
      ...(length !== null && { 'content-length': length }),
    });
    return reply.send(opened.body);
  }

  return async function (app: FastifyInstance): Promise<void> {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _body, done) => done(null));
    // The route itself sends 100 Continue, so that a refused file is never uploaded.
    const letIn = (request: IncomingMessage, response: ServerResponse) => {
      if (!request.url?.startsWith('/files/')) response.writeContinue();
      app.server.emit('request', request, response);
    };
    app.server.on('checkContinue', guard(letIn));
    app.put<{ Params: Params }>('/files/:ticket', { config: { passesThrough: true } }, async (request, reply) => {
      const { raw, headers } = request;
      try {
        await take(request, reply);
      } catch (error) {
        // Without 100 Continue the body never arrives.
        if (headers.expect !== undefined && !raw.readableDidRead) reply.header('connection', 'close');
        else await comeToRest(raw);
        throw error;
      } finally {
        arrivals.watch(raw, reply.raw);
      }
      return reply;
    });
    app.get<{ Params: Params }>('/files/:ticket', { exposeHeadRoute: false }, give);
  };
}

/** Lets the client finish sending, for a while: a client that is cut off while sending does not read the response. */
async function comeToRest(request: IncomingMessage): Promise<void> {
  if (request.complete) return;
  const over = AbortSignal.timeout(longestRest);
  // As long as what has read the file so far listens to it, nothing else makes it flow.
  request.removeAllListeners('readable').resume();
  await finished(request, { writable: false, cleanup: true, signal: over }).catch(() => undefined);
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/** Derives the HTTP status from a response of the graph to its one field. */
function outcomeOf({ data, errors }: GraphQLBody): { readonly status: number; readonly retryAfter?: number } {
  const isDone = isObject(data) && Object.values(data).some((value) => value !== null);
  const failure = isDone ? undefined : errors?.find(({ path }) => path === undefined || path.length === 1);
  if (!failure) return { status: 200 };
  const { code, retryAfter } = failure.extensions;
  return { status: statusOfCode(code) ?? 400, ...(typeof retryAfter === 'number' && { retryAfter }) };
}

/** A response body of this service. */
interface GraphQLBody {
  readonly data?: unknown;
  readonly errors?: readonly {
    readonly path?: readonly unknown[];
    readonly extensions: Readonly<Record<string, unknown>>;
  }[];
}
