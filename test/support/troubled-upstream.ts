/** A way to an upstream that can be closed, refuse, be slow or cut its answers in the middle, on a real socket. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Trouble = 'none' | 'closed' | 'forbidden' | 'limited' | 'slow' | 'cut';

export class TroubledUpstream {
  trouble: Trouble = 'none';
  /** Of the calls so far, with their queries. */
  readonly paths: string[] = [];
  readonly #server = createServer((call, reply) => this.#answer(call, reply));

  private constructor(private readonly to: string) {
    this.#server.keepAliveTimeout = 0;
  }

  static async start(to: string): Promise<TroubledUpstream> {
    const upstream = new TroubledUpstream(to);
    await new Promise<void>((resolve) => upstream.#server.listen(0, '127.0.0.1', resolve));
    return upstream;
  }

  get calls(): number {
    return this.paths.length;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #answer(call: IncomingMessage, reply: ServerResponse): void {
    this.paths.push(call.url ?? '');
    switch (this.trouble) {
      case 'closed':
        return void call.socket.destroy();
      case 'forbidden':
        return void refuse(reply, 403);
      case 'limited':
        return void refuse(reply, 429);
      // Never answers: whoever calls gives up.
      case 'slow':
        return;
      case 'cut':
      case 'none':
        return this.#pass(call, reply, this.trouble === 'cut');
    }
  }

  #pass(call: IncomingMessage, reply: ServerResponse, isCut: boolean): void {
    const { host: _, ...headers } = call.headers;
    const sent = request(`${this.to}${call.url}`, { method: call.method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!isCut) return void answer.pipe(reply);
      answer.once('data', (chunk: Buffer) => reply.write(chunk.subarray(0, 20), () => reply.destroy()));
    });
    sent.on('error', () => reply.destroy());
    call.pipe(sent);
  }
}

function refuse(reply: ServerResponse, status: number): void {
  reply.writeHead(status, { 'content-type': 'application/json', ...(status === 429 && { 'retry-after': '3600' }) });
  reply.end(JSON.stringify({ error: { code: 'refused', message: 'Not now' } }));
}
