/** A whole Meridian over an API that stores files, and callers that send and get them. */
import { type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import type { RetryPolicy } from '../../../src/rest/transport/retry-policy.js';
import { Upstreams } from '../../../src/rest/transport/upstreams.js';
import type { Services } from '../../../src/server/services.js';
import { schemaOf } from '../../rest/harness.js';
import { groups } from '../../rest/zones.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';

export async function meridianOver(
  baseUrl: string,
  retryPolicy: Partial<RetryPolicy> = {},
  env: NodeJS.ProcessEnv = {},
): Promise<Meridian> {
  const schema = await schemaOf(groups);
  const accounts = [{ api: 'EDGE', name: 'default', credential: 'secret', baseUrl, sandbox: false }] as const;
  const over = (services: Services): Services => {
    services.upstreams.close();
    return { ...services, schema, upstreams: new Upstreams({ accounts, log: services.log, retryPolicy }) };
  };
  return startMeridian(env, over);
}

export interface Came {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

type Body = string | Buffer | Iterable<Buffer> | AsyncIterable<Buffer>;

/** Where to put or get a file, as the tests reach it. */
export function at({ url }: Meridian, address: string): string {
  return `${url}${new URL(address).pathname}`;
}

/** Over a connection of its own. Iterables are sent in chunks without a length unless that is given. */
export function send(
  method: string,
  url: string,
  { token, body, headers = {} }: { token?: string; body?: Body; headers?: Record<string, string | number> } = {},
): Promise<Came> {
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        method,
        agent: false,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...((typeof body === 'string' || Buffer.isBuffer(body)) && { 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    asked.on('error', reject);
    if (body === undefined || typeof body === 'string' || Buffer.isBuffer(body)) asked.end(body);
    else
      Readable.from(body, { objectMode: false })
        .on('error', () => asked.destroy())
        .pipe(asked);
  });
}

interface Upload {
  readonly url: string;
  readonly method: string;
  readonly expiresAt: string;
}

/** Asks a write whose answer is where to send its file. */
export async function uploadFor(meridian: Meridian, token: string, field: string, variables: object = {}) {
  const name = /^\w+/.exec(field)?.[0] ?? '';
  const query = `mutation${Object.keys(variables).length ? '($file: FileInput!)' : ''} { ${field} }`;
  const { body } = await meridian.query({ query, variables }, { authorization: `Bearer ${token}` });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return (body.data?.[name] as { upload: Upload }).upload;
}
