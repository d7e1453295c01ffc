/** Answers the simplest requests without the framework, which takes longer over one of them than the actual work. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Arrivals } from './arrival.js';
import { hostsOf } from './hosts.js';
import { oneByOne } from './one-by-one.js';
import { recordOf } from './recorded-response.js';
import { guard } from '../../base/guard.js';
import { inRequest } from '../../base/telemetry/tracing.js';

/** Bytes up to which a body does not count towards the bodies in flight. */
export const smallBody = 64 * 1024;

/**
 * Returns whether it answers, or else leaves the request to the framework, untouched. It notes its route first, as the
 * response may be over when it returns.
 */
type FastRoute = (request: IncomingMessage, response: ServerResponse) => boolean;

export class FastPath {
  readonly #routes: FastRoute[] = [];

  constructor(
    server: Server,
    private readonly arrivals: Arrivals,
  ) {
    const framework = server.listeners('request');
    server.removeAllListeners('request');
    const answer = (request: IncomingMessage, response: ServerResponse) => {
      if (isPlain(request) && this.#take(request, response)) return;
      for (const listener of framework) Reflect.apply(listener, server, [request, response]);
    };
    const answerTraced: typeof answer = (request, response) =>
      inRequest(recordOf(response), () => answer(request, response));
    server.on(
      'request',
      guard(oneByOne(answerTraced), ({ socket }) => socket.destroy()),
    );
  }

  add(route: FastRoute): void {
    this.#routes.push(route);
  }

  #take(request: IncomingMessage, response: ServerResponse): boolean {
    return this.#routes.some((take) => take(request, response));
  }

  /** Reads the body of a POST. An aborted one is not reported. */
  readBody(request: IncomingMessage, response: ServerResponse, take: (text: string) => void): void {
    this.arrivals.watch(request, response);
    const chunks: Buffer[] = [];
    const end = () => take(String(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)));
    const cut = () => request.socket.destroy();
    request.on(
      'data',
      guard((chunk: Buffer) => chunks.push(chunk), cut),
    );
    request.on('end', guard(end, cut));
  }
}

/** Whether the framework would have nothing to refuse: a GET without a body, or a POST of a little JSON. */
function isPlain(request: IncomingMessage): boolean {
  const { method, headers } = request;
  if (hostsOf(request) !== 1 || headers['transfer-encoding'] !== undefined) return false;
  const length = headers['content-length'];
  if (method === 'GET') return length === undefined;
  const bytes = Number(length);
  return method === 'POST' && bytes > 0 && bytes <= smallBody && isJson(headers['content-type']);
}

/** Most clients send exactly this value. */
function isJson(type = ''): boolean {
  return type === 'application/json' || /^application\/json(; ?charset=utf-8)?$/i.test(type);
}
