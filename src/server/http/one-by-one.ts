/**
 * Handles the requests of a connection one after the other, so that a client that pipelines many and reads nothing does
 * not make their responses pile up.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { guard } from '../../base/guard.js';
import { countOf } from '../../base/counts.js';

/** Requests that may wait behind another on their connection; one more closes it. */
const most = 100;

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

export function oneByOne(answer: RequestHandler): RequestHandler {
  const waiting = new WeakMap<Socket, number>();

  function wait(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const count = countOf(waiting, socket) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    waiting.set(socket, count);
    const answerNext = () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      // In the next round of the event loop, so that other connections get their turn.
      setImmediate(
        guard(
          () => answer(request, response),
          () => socket.destroy(),
        ),
      );
    };
    response.once('socket', guard(answerNext));
  }

  // Node assigns the socket to a response once those before it have been sent.
  return (request, response) => (response.socket ? answer(request, response) : wait(request, response));
}
