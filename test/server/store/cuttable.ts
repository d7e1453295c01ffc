/** A way to a server that the test can cut, or hold so that nothing comes through. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Cuttable {
  readonly port: number;
  /** Bytes that the server has sent through it. */
  received(): number;
  /** Breaks every connection and refuses new ones. */
  cut(): void;
  /** Takes connections and lets nothing through. */
  hold(): void;
  /** Passes everything on so many milliseconds later. */
  slow(milliseconds: number): void;
  /** Breaks every connection; new ones lead to another server. */
  lead(port: number): void;
  restore(): void;
  close(): Promise<void>;
}

/** Cuts by itself as soon as something that is sent to the server contains the trigger. */
export async function cuttable(target: number, trigger?: string): Promise<Cuttable> {
  let state: 'open' | 'cut' | 'held' = 'open';
  let delay = 0;
  const sockets = new Set<Socket>();
  let received = 0;
  const breakAll = () => sockets.forEach((socket) => socket.destroy());
  function cut(): void {
    state = 'cut';
    breakAll();
  }
  const server = createServer((near) => {
    if (state === 'cut') return near.destroy();
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => {
        if (trigger !== undefined && to === far && chunk.includes(trigger)) cut();
        if (to === near) received += chunk.length;
        if (state !== 'open') return;
        if (delay === 0) to.write(chunk);
        else setTimeout(() => to.write(chunk), delay);
      });
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    return near;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return {
    port: address.port,
    received: () => received,
    cut,
    hold() {
      state = 'held';
    },
    slow(milliseconds) {
      delay = milliseconds;
    },
    lead(port) {
      target = port;
      breakAll();
    },
    restore() {
      breakAll();
      delay = 0;
      state = 'open';
    },
    async close() {
      breakAll();
      server.close();
      await once(server, 'close');
    },
  };
}
