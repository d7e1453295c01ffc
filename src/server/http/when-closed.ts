/** Calls back when a response is sent or can no longer be sent. */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { guard } from '../../base/guard.js';

/** The callbacks of each connection, for when it is closed. */
const open = new WeakMap<Socket, Set<() => void>>();

/**
 * Calls back exactly once, immediately if the response is over already. Node reports no end of a response that waits
 * behind others on a connection that is closed.
 */
export function whenOver(response: ServerResponse, onOver: () => void): void {
  const { socket } = response.req;
  if (response.destroyed || socket.destroyed) return onOver();
  const cut = answersOn(socket);
  const over = guard(() => {
    if (cut.delete(over)) onOver();
  });
  cut.add(over);
  // eslint-disable-next-line no-restricted-syntax -- It is guarded, and acts once at most.
  response.on('close', over);
}

/** One listener per connection, however many requests come on it. */
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
