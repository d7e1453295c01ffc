/** Calls back when an answer is sent or can be sent no more. */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { guard } from '../../base/guard.js';

/** Of each connection, what to call when it is cut. */
const open = new WeakMap<Socket, Set<() => void>>();

/**
 * Calls back once, at once where it is over already. Node reports no end of an answer that waits for the answers before
 * it on a connection that is cut.
 */
export function whenOver(response: ServerResponse, onOver: () => void): void {
  const { socket } = response.req;
  if (response.destroyed || socket.destroyed) return onOver();
  const cut = answersOn(socket);
  const over = guard(() => {
    if (!cut.delete(over)) return;
    response.off('close', over);
    onOver();
  });
  cut.add(over);
  // eslint-disable-next-line no-restricted-syntax -- It is guarded, and taken off again.
  response.once('close', over);
}

/** One listener for each connection, however many come on it. */
function answersOn(socket: Socket): Set<() => void> {
  const known = open.get(socket);
  if (known) return known;
  const cut = new Set<() => void>();
  open.set(socket, cut);
  const end = () => {
    for (const over of [...cut]) over();
  };
  socket.once('close', guard(end));
  return cut;
}
