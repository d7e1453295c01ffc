/** Sends a request over connections that are kept, and reads the whole answer. */
import { Agent, request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FuzzAnswer, FuzzRequest } from './request.js';

export class Sender {
  readonly #agent: Agent;

  constructor(
    private readonly url: string,
    atOnce: number,
  ) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  }

  async send({ method, path, headers, body }: FuzzRequest): Promise<FuzzAnswer> {
    const { hostname, port } = new URL(this.url);
    return new Promise((resolve, reject) => {
      const options = { agent: this.#agent, hostname, port, method, path, headers: mutable(headers, body) };
      const sent = httpRequest(options);
      sent.on('error', reject);
      sent.on('response', (response) => {
        const { statusCode: status = 0, headers } = response;
        const whole = buffer(response).then((bytes) => decoded(bytes, headers['content-encoding']));
        whole.then((body) => resolve({ status, headers, body }), reject);
      });
      sent.end(body);
    });
  }

  /** The answer, or how the connection ended instead. */
  async sendOrEnd(request: FuzzRequest): Promise<FuzzAnswer | string> {
    try {
      return await this.send(request);
    } catch (error) {
      return error instanceof Error && 'code' in error ? String(error.code) : String(error);
    }
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** With the length of a body, which is not taken for granted of every method. */
function mutable(headers: FuzzRequest['headers'], body: FuzzRequest['body']): Record<string, string | string[]> {
  const sent = Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]]);
  return {
    ...(Object.fromEntries(sent) as Record<string, string | string[]>),
    ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
  };
}

function decoded(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}

/** A refused upload may be cut while it is sent; and of a head that was too long nobody knows that it was one of HEAD. */
export function mayEnd({ method, path, body }: FuzzRequest, how: string): boolean {
  if (method === 'HEAD' && path.length > 8_000) return true;
  return (body?.length ?? 0) > 60_000 && ['ECONNRESET', 'EPIPE'].includes(how);
}
