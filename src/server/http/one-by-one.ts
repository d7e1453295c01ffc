/** Answers one request after the other on each connection: who sends many at once and reads nothing makes none held. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { guard } from '../../base/guard.js';

/** Requests that may wait behind another on their connection; with one more it is cut. */
const most = 100;

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

export function oneByOne(answer: RequestHandler): RequestHandler {
  const waiting = new WeakMap<Socket, number>();

  function wait(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    waiting.set(socket, count);
    const answerNext = () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      // In the next round of the event loop, so that others are heard in between.
      setImmediate(
        guard(
          () => answer(request, response),
          () => socket.destroy(),
        ),
      );
    };
    response.once('socket', guard(answerNext));
  }

  // Node gives an answer its socket once those before it have been sent.
  return (request, response) => (response.socket ? answer(request, response) : wait(request, response));
}
