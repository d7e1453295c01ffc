/** Bounds the time in which a request has to have come, which Node's own bound would do for files as well. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { guard } from '../../base/guard.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body passes through, however long that takes, and is never held. */
    readonly passesThrough?: true;
  }
}

/** Milliseconds between looks at which have not come in time. */
const looking = 1_000;

interface Coming {
  readonly request: IncomingMessage;
  readonly begun: number;
}

export class Arrivals {
  /** Of each connection the last, since one comes after the other. Until the next look, though it has come. */
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
    app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
      if (hasBody(raw) && !routeOptions.config.passesThrough) this.watch(raw);
      done();
    });
  }

  /** From now on its rest has to come in time. */
  watch(request: IncomingMessage): void {
    if (request.complete) return;
    this.#coming.set(request.socket, { request, begun: Date.now() });
  }

  #look(): void {
    const since = Date.now() - this.limit;
    for (const [socket, { request, begun }] of this.#coming) {
      const isComing = !request.complete && !socket.destroyed;
      if (isComing && begun > since) continue;
      this.#coming.delete(socket);
      if (isComing) this.#cut(socket);
    }
  }

  /** As Node does. */
  #cut(socket: Socket): void {
    const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    this.app.server.emit('clientError', late, socket);
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
