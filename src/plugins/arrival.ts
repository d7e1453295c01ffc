/** Bounds the time in which a request has to have come, which Node's own bound would do for files as well. */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body passes through, however long that takes, and is never held. */
    readonly passesThrough?: true;
  }
}

/** Milliseconds between looks at which have not come in time. */
const looking = 1_000;

export class Arrivals {
  readonly #coming = new Map<IncomingMessage, number>();
  readonly #timer: NodeJS.Timeout;

  constructor(
    private readonly app: FastifyInstance,
    /** Milliseconds. */
    private readonly limit: number,
  ) {
    this.#timer = setInterval(() => this.#look(), looking).unref();
    app.addHook('onClose', async () => clearInterval(this.#timer));
    app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
      if (hasBody(raw) && !routeOptions.config.passesThrough) this.watch(raw);
      done();
    });
  }

  /** From now on its rest has to come in time. */
  watch(request: IncomingMessage): void {
    if (request.complete) return;
    this.#coming.set(request, Date.now());
    request.once('end', () => this.#coming.delete(request));
  }

  /** In the order in which they began. */
  #look(): void {
    const since = Date.now() - this.limit;
    for (const [request, begun] of this.#coming) {
      if (begun > since) return;
      this.#coming.delete(request);
      if (!request.complete) this.#cut(request);
    }
  }

  /** As Node does. */
  #cut({ socket }: IncomingMessage): void {
    const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    this.app.server.emit('clientError', late, socket);
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
