/** One call over HTTP: keep-alive, bounded in time, its answer read whole. */
import { Agent as HttpAgent } from 'node:http';
import fetch, { FetchError, type Response } from 'node-fetch';
import type { Content } from './body.js';
import type { Failure, Received } from './reply.js';
import { MarkingAgent, networkFailure } from './network-failure.js';

const maxBytes = 64 * 1024 * 1024;

export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Content;
}

export class Http {
  readonly #http = new HttpAgent({ keepAlive: true });
  readonly #https = new MarkingAgent({ keepAlive: true });

  /** Redirects are not followed: they would carry credentials elsewhere and turn a POST into a GET. */
  async send({ url, ...request }: HttpRequest, signal: AbortSignal): Promise<Received | Failure> {
    try {
      const response = await fetch(url, {
        ...request,
        redirect: 'manual',
        size: maxBytes,
        agent: (parsed) => (parsed.protocol === 'http:' ? this.#http : this.#https),
        signal,
      });
      return await read(response);
    } catch (error) {
      return networkFailure(error);
    }
  }

  close(): void {
    this.#http.destroy();
    this.#https.destroy();
  }
}

async function read(response: Response): Promise<Received | Failure> {
  const { status, ok } = response;
  try {
    return { status, headers: new Map(response.headers), bytes: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    if (!(error instanceof FetchError) || error.type !== 'max-size') throw error;
    const message = `it is larger than ${maxBytes / 1024 / 1024} MB`;
    return { status, code: 'too_large', message, ...(ok && { isDone: true }) };
  }
}
