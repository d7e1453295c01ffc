/** One call over HTTP: keep-alive, bounded in time, its answer read whole. */
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import fetch, { AbortError, FetchError } from 'node-fetch';
import type { Failure, Reply } from './dialect.js';

const maxBytes = 64 * 1024 * 1024;

export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export class Http {
  readonly #http = new HttpAgent({ keepAlive: true });
  readonly #https = new HttpsAgent({ keepAlive: true });

  /** Redirects are not followed: they would carry credentials elsewhere and turn a POST into a GET. */
  async send({ url, ...request }: HttpRequest, signal: AbortSignal): Promise<Reply | Failure> {
    try {
      const response = await fetch(url, {
        ...request,
        redirect: 'manual',
        size: maxBytes,
        agent: (parsed) => (parsed.protocol === 'http:' ? this.#http : this.#https),
        signal,
      });
      const text = await response.text();
      const body = parse(text);
      if (body === undefined && text !== '' && response.ok) {
        return { status: null, code: 'unreadable', message: 'it answered something that is not JSON' };
      }
      return { status: response.status, headers: new Map(response.headers), body };
    } catch (error) {
      if (error instanceof AbortError)
        return { status: null, code: 'timeout', message: 'it did not answer in time', as: 'UPSTREAM_TIMEOUT' };
      if (error instanceof FetchError) return { status: null, ...explain(error) };
      throw error;
    }
  }

  close(): void {
    this.#http.destroy();
    this.#https.destroy();
  }
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function explain({ code }: FetchError): { code: string; message: string } {
  return code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN'
    ? { code: 'unreachable', message: 'it could not be reached' }
    : { code: 'interrupted', message: 'the connection broke before the answer was complete' };
}
