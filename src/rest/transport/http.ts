/** One HTTP call: keep-alive, with limits on time and response size. */
import { Agent as HttpAgent } from 'node:http';
import { Readable } from 'node:stream';
import fetch, { FetchError, type Response } from 'node-fetch';
import type { BodyContent } from '../rows/body.js';
import type { Failure, Opened, Received } from './reply.js';
import { MarkingAgent, networkFailure } from '../failures/network-failure.js';

/** Bytes read of an error response. */
const mostOfRefusal = 1024 * 1024;

export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: BodyContent;
}

/** The most bytes to read of a response; a longer one is a failure or left unread. */
interface ResponseLimit {
  readonly bytes: number;
  readonly beyond: 'failure' | 'unread';
}

export class Http {
  readonly #http = new HttpAgent({ keepAlive: true });
  readonly #https = new MarkingAgent({ keepAlive: true });

  async send(request: HttpRequest, signal: AbortSignal, bound: ResponseLimit): Promise<Received | Failure> {
    try {
      return await read(await this.#fetch(request, signal, bound.bytes), bound);
    } catch (error) {
      return networkFailure(error);
    }
  }

  /** Opens a stream; the body of an error response is read. */
  async open(request: HttpRequest, signal: AbortSignal): Promise<Opened | Received | Failure> {
    try {
      const response = await this.#fetch(request, signal, 0);
      const { status, ok } = response;
      if (!ok) return await read(response, { bytes: mostOfRefusal, beyond: 'unread' });
      return { status, headers: new Map(response.headers), body: response.body ?? Readable.from([]) };
    } catch (error) {
      return networkFailure(error);
    }
  }

  /** Connections end with the calls they carry. */
  keepNone(): void {
    for (const agent of [this.#http, this.#https]) {
      agent.maxFreeSockets = 0;
      for (const sockets of Object.values(agent.freeSockets)) sockets?.forEach((socket) => socket.destroy());
    }
  }

  close(): void {
    this.#http.destroy();
    this.#https.destroy();
  }

  /** Does not follow redirects: they would carry credentials elsewhere and turn a POST into a GET. */
  #fetch({ url, ...request }: HttpRequest, signal: AbortSignal, size: number): Promise<Response> {
    return fetch(url, {
      ...request,
      redirect: 'manual',
      size,
      agent: (parsed) => (parsed.protocol === 'http:' ? this.#http : this.#https),
      signal,
    });
  }
}

async function read(response: Response, { bytes, beyond }: ResponseLimit): Promise<Received | Failure> {
  const { status, ok } = response;
  const headers = new Map(response.headers);
  try {
    return { status, headers, bytes: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    const unreadable = ok && ({ isUnreadable: true } as const);
    if (!(error instanceof FetchError) || error.type !== 'max-size') return { ...networkFailure(error), ...unreadable };
    if (beyond === 'unread') return { status, headers, bytes: Buffer.alloc(0), isCut: true };
    return { status, code: 'too_large', message: `it is larger than ${bytes / 1024 / 1024} MB`, ...unreadable };
  }
}
