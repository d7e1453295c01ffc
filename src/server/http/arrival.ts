/** Bounds the time in which a request must arrive; Node's own timeout would apply to file uploads too. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { guard } from '../../base/guard.js';
import { hasBody } from './body-of-request.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is streamed, however long that takes, and never buffered. */
    readonly passesThrough?: true;
  }
}

/** Milliseconds between checks for late requests. */
const looking = 1_000;

interface Coming {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly begun: number;
}

export class Arrivals {
  /**
   * The last request of each connection, since requests arrive one after the other. It stays until the next check, even
   * if complete.
   */
  readonly #coming = new Map<Socket, Coming>();
  readonly #timer: NodeJS.Timeout;

  constructor(
    private readonly app: FastifyInstance,
    /** Milliseconds. */
    private readonly limit: number,
  ) {
    this.#timer = setInterval(
      guard(() => this.#look()),
      looking,
    ).unref();
    app.addHook('onClose', async () => clearInterval(this.#timer));
    app.addHook('onRequest', ({ raw, routeOptions }, reply, done) => {
      if (hasBody(raw.headers) && !routeOptions.config.passesThrough) this.watch(raw, reply.raw);
      done();
    });
  }

  /** The rest of the request must arrive in time from now on. */
  watch(request: IncomingMessage, response: ServerResponse): void {
    if (request.complete) return;
    this.#coming.set(request.socket, { request, response, begun: Date.now() });
  }

  #look(): void {
    const since = Date.now() - this.limit;
    for (const [socket, { request, response, begun }] of this.#coming) {
      // A request that is injected has no connection that could be cut.
      const isComing = !request.complete && socket.destroyed === false;
      if (isComing && begun > since) continue;
      this.#coming.delete(socket);
      if (isComing) this.#cut(socket, response);
    }
  }

  /** Reports the timeout as Node does. */
  #cut(socket: Socket, response: ServerResponse): void {
    const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT', response });
    this.app.server.emit('clientError', late, socket);
  }
}
