/** A receiver of webhooks over HTTPS, with a certificate that nobody has signed, and the names that lead to it. */
import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { selfSigned } from '../../support/certificate.js';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly path: string;
  /** What the client asked for in TLS. */
  readonly servername: unknown;
}

export type Reply = (request: Received, response: ServerResponse) => void;

export interface Receiver {
  readonly port: number;
  readonly url: string;
  readonly ca: string;
  readonly received: Received[];
  /** Names that lead to it. */
  readonly resolve: (host: string) => Promise<readonly LookupAddress[]>;
  reply: Reply;
  close(): Promise<void>;
}

export const host = 'receiver.test';

export async function startReceiver(): Promise<Receiver> {
  const { key, cert } = selfSigned(host);
  const received: Received[] = [];
  const server = createServer({ key, cert }, (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const servername: unknown = Reflect.get(request.socket, 'servername');
      const body = Buffer.concat(chunks).toString();
      const one = { headers: request.headers, body, path: request.url ?? '', servername };
      received.push(one);
      receiver.reply(one, response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    port,
    url: `https://${host}:${port}/alerts`,
    ca: cert,
    received,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    reply: (_, response) => response.writeHead(204).end(),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}
