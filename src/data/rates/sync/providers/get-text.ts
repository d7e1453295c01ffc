/** One GET with the limits that a third-party server needs: time, size, status, no redirects. */
import fetch, { AbortError, FetchError } from 'node-fetch';

const maxBytes = 1_000_000;

/** The server could not be reached, or closed the connection early. */
export class NetworkError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'NetworkError';
  }
}

export class HttpStatusError extends Error {
  constructor(readonly status: number) {
    super(`expected status 200, but got ${status}`);
    this.name = 'HttpStatusError';
  }
}

/** The timeout includes the body. */
export async function getText(url: string, signal: AbortSignal, timeoutMs = 10_000): Promise<string> {
  const request = new AbortController();
  const timeout = AbortSignal.timeout(timeoutMs);
  const signals = AbortSignal.any([signal, timeout, request.signal]);
  try {
    const response = await fetch(url, { signal: signals, redirect: 'manual', size: maxBytes });
    if (response.status !== 200) throw new HttpStatusError(response.status);
    return await response.text();
  } catch (error) {
    if (error instanceof HttpStatusError) throw error;
    if (timeout.aborted) throw new NetworkError(`expected an answer within ${timeoutMs} ms, but got none`);
    if (error instanceof FetchError && error.type === 'max-size') {
      throw new NetworkError(`expected at most ${maxBytes} bytes, but got more`);
    }
    if (error instanceof AbortError) throw new NetworkError('the request was stopped');
    throw new NetworkError(`the request failed: ${reasonOf(error)}`, { cause: error });
  } finally {
    // Frees the connection of a body that was not read completely.
    request.abort();
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof FetchError && error.code) return error.code;
  return error instanceof Error ? error.message : String(error);
}
