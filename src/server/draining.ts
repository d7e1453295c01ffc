/** Lets clients go without a reset: each answer says that its connection ends, and nobody new is let in. */
import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { guard } from '../base/guard.js';

/** Milliseconds, at most, in which connections are taken in that the system made before the stop. */
const intake = 2_000;
/** Turns of the event loop without a new connection, after which none waits. */
const quietTurns = 3;
/** Milliseconds in which a client may still ask on a connection that it kept. */
const grace = 1_000;
/** Milliseconds between looks at what has become idle after that. */
const sweep = 100;

declare module 'fastify' {
  interface FastifyInstance {
    readonly draining: Draining;
  }
}

export class Draining {
  /** To answer with. */
  readonly Response = lastAnswers(() => this.#begun);
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

  /** Ends when every connection has. */
  async drain(server: Server): Promise<void> {
    const release = await this.#takeIn(server);
    this.#begun = true;
    // That of HTTP would close idle connections too, and a question may be on its way on any of them.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    release();
    const closeIdle = async (): Promise<void> => {
      // After the turn of the event loop that takes in what has arrived.
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
   * A turn of the event loop accepts one connection, so that many may wait, and closing the socket resets them.
   * What they ask is held back meanwhile, which keeps the turns short.
   */
  async #takeIn(server: Server): Promise<() => void> {
    const listeners = server.listeners('request');
    const held: [IncomingMessage, ServerResponse][] = [];
    server.removeAllListeners('request');
    const hold = (...asked: [IncomingMessage, ServerResponse]) => held.push(asked);
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
        const take = (...asked: unknown[]) => Reflect.apply(listener, server, asked);
        server.on('request', guard(take));
      }
      for (const asked of held) server.emit('request', ...asked);
    };
  }

  /** Cuts what is still open, and returns how many connections that were. */
  cut(): number {
    const { size } = this.#open;
    for (const socket of this.#open) socket.destroy();
    return size;
  }
}

/** Whatever is answered passes here, be it by a route, by a framework or by the server itself. */
function lastAnswers(isLast: () => boolean): typeof ServerResponse {
  return class<R extends IncomingMessage = IncomingMessage> extends ServerResponse<R> {
    override writeHead(...head: unknown[]): this {
      if (isLast()) this.shouldKeepAlive = false;
      return Reflect.apply(super.writeHead, this, head);
    }
  };
}
