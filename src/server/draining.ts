/** Shuts down without resets: each response closes its connection, and no new connections are accepted. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { Feed } from '../base/events/feed.js';
import { guard } from '../base/guard.js';
import { RecordedResponse } from './http/recorded-response.js';

/** Milliseconds, at most, for accepting connections that the system completed before the stop. */
const intake = 2_000;
/** Turns of the event loop without a new connection, after which none is waiting. */
const quietTurns = 3;
/** Milliseconds in which a client may still send requests on a keep-alive connection. */
const grace = 1_000;
/** Milliseconds between checks for idle connections after that. */
const sweep = 100;

declare module 'fastify' {
  interface FastifyInstance {
    readonly draining: Draining;
  }
}

export class Draining {
  /** The response class for the server. */
  readonly Response = lastAnswers(() => this.#begun);
  readonly #announcement = new Feed();
  #announced = false;
  #begun = false;
  #accepted = 0;
  readonly #open = new Set<Socket>();

  watch(server: Server): void {
    const watch = (socket: Socket) => {
      this.#accepted += 1;
      this.#open.add(socket);
      socket.on(
        'close',
        guard(() => this.#open.delete(socket)),
      );
    };
    server.on('connection', guard(watch));
  }

  /** `/readyz` answers 503 from now on, so that load balancers send nothing more; everything else is served. */
  announce(): void {
    this.#announced = true;
    this.#announcement.publish();
  }

  onAnnounce(listener: () => void): void {
    this.#announcement.listen(listener);
  }

  get isAnnounced(): boolean {
    return this.#announced;
  }

  /** Resolves when every connection has closed. */
  async drain(server: Server): Promise<void> {
    const release = await this.#takeIn(server);
    this.#begun = true;
    // HTTP's own `close` would close idle connections too, and a request may be on its way on any of them.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    release();
    const closeIdle = async (): Promise<void> => {
      // After the turn of the event loop that reads what has arrived.
      await nextTurn();
      server.closeIdleConnections();
      for (const socket of this.#open) if (socket.bytesRead === 0) socket.destroy();
    };
    await Promise.race([closed, pause(grace, undefined, { ref: false })]);
    const sweeping = setInterval(guard(closeIdle), sweep);
    await closed;
    clearInterval(sweeping);
  }

  /**
   * A turn of the event loop accepts one connection, so many may be waiting, and closing the listening socket resets
   * them. Their requests are held back meanwhile, which keeps the turns short.
   */
  async #takeIn(server: Server): Promise<() => void> {
    const listeners = server.listeners('request');
    const held: [IncomingMessage, ServerResponse][] = [];
    server.removeAllListeners('request');
    const hold = (...exchange: [IncomingMessage, ServerResponse]) => held.push(exchange);
    server.on('request', guard(hold));
    const until = Date.now() + intake;
    for (let quiet = 0; quiet < quietTurns && Date.now() < until;) {
      const before = this.#accepted;
      await nextTurn();
      quiet = this.#accepted > before ? 0 : quiet + 1;
    }
    return () => {
      server.removeAllListeners('request');
      for (const listener of listeners) {
        const take = (...args: unknown[]) => Reflect.apply(listener, server, args);
        server.on('request', guard(take));
      }
      for (const exchange of held) server.emit('request', ...exchange);
    };
  }

  /** Destroys the connections that are still open, and returns how many they were. */
  cut(): number {
    const { size } = this.#open;
    for (const socket of this.#open) socket.destroy();
    return size;
  }
}

/** All responses use this class, whether sent by a route, by the framework or by the server itself. */
function lastAnswers(isLast: () => boolean): typeof ServerResponse {
  return class<R extends IncomingMessage = IncomingMessage> extends RecordedResponse<R> {
    override writeHead(...head: unknown[]): this {
      if (isLast()) this.shouldKeepAlive = false;
      return Reflect.apply(super.writeHead, this, head);
    }
  };
}
