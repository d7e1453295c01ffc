/** Sends exactly what it is given, and returns status, headers and bytes as they came. */
import { request } from 'node:http';

export interface Sending {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'OPTIONS';
  readonly search?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Received {
  readonly status: number | undefined;
  /** Without those of the connection, the moment and this one request. */
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

export function askRaw(url: string, { method = 'GET', search = '', headers = {}, body }: Sending): Promise<Received> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, path: `/graphql${search}`, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('error', reject);
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { date: _date, connection: _connection, 'keep-alive': _alive, ...more } = response.headers;
        const { 'x-request-id': _id, traceparent: _trace, ...own } = more;
        resolve({ status: response.statusCode, headers: own, body: Buffer.concat(chunks) });
      });
    });
    asking.on('error', reject);
    asking.end(body);
  });
}
